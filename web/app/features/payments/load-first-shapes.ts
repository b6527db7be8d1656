import { arrive } from '#web/chunks/arrive.ts'

/** By what the first thing a buyer enters is checked. */
export const loadFirstShapes = () => arrive(import('./first-shapes.ts'))

export type LoadFirstShapes = typeof loadFirstShapes
