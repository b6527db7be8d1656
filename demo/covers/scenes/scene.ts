import type { Print } from '../print.ts'

/** A scene is a print on a sheet that is wider than high; `width` and `height` are the sheet's. */
export type Scene = (print: Print, width: number, height: number) => string
