import type { Print } from '../print.ts'

/** A scene is drawn on a sheet that is wider than high, of this width and height. */
export type Scene = (print: Print, width: number, height: number) => string
