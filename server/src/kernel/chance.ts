import { randomInt } from 'node:crypto'

/** A whole number from nought to below, that nobody can foresee. */
export const randomBelow = (below: number): number => randomInt(below)
