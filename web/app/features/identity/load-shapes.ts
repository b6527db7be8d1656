import { arrive, arriveQuietly } from '#web/chunks/arrive.ts'

/** By what the forms of this room are checked. */
export const loadShapes = () => arrive(import('./entered-shapes.ts'))

/** For whoever is about to fill one in: the first check need not wait. */
export const prepareShapes = (): void => void arriveQuietly(import('./entered-shapes.ts'))
