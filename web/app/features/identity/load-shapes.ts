import { arrive, arriveQuietly } from '#web/chunks/arrive.ts'

/** The schemas of this feature's forms. */
export const loadShapes = () => arrive(import('./entered-shapes.ts'))

/** Preloads them when a form gets the focus, so that its first check need not wait. */
export const prepareShapes = (): void => void arriveQuietly(import('./entered-shapes.ts'))
