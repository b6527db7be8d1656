import { randomBytes, randomFillSync, randomInt } from 'node:crypto'

/** An unpredictable whole number from 0 up to, but not including, `below`. */
export const randomBelow = (below: number): number => randomInt(below)

export const drawBytes = (length: number): Buffer => randomBytes(length)

/** Fills a buffer that the caller reuses, where drawing for each use would cost more than the work itself. */
export const fillWithChance = (buffer: Buffer): void => void randomFillSync(buffer)
