import { arrive } from '#web/chunks/arrive.ts'

/** The schemas for the first fields that a buyer fills in. */
export const loadFirstShapes = () => arrive(import('./first-shapes.ts'))

export type LoadFirstShapes = typeof loadFirstShapes
