import { randomBytes, randomFillSync, randomInt } from 'node:crypto'

/** A whole number from nought to below, that nobody can foresee. */
export const randomBelow = (below: number): number => randomInt(below)

export const drawBytes = (length: number): Buffer => randomBytes(length)

/** Into a buffer that is used again, where drawing for each would cost more than the work. */
export const fillWithChance = (buffer: Buffer): void => void randomFillSync(buffer)
