/** `npm run test:long`. Tests that need minutes of compiling only run there. */
export const isLongRun = process.env.TEST_ROUNDS === 'long'

/**
 * The number of rounds of tests that find more with more rounds: kills, generated cases, minutes of sound. Few in the gate, many in `npm
 * run test:long`.
 */
export const rounds = (inGate: number, inLongRun: number): number => (isLongRun ? inLongRun : inGate)

/**
 * Whether two of two lists are tested together, by their places. In the gate one meets every `turns`th of the other list, so at least one
 * where that list is no shorter; in the long run all meet all.
 */
export const meets = (one: number, other: number, turns: number): boolean => (one + other) % rounds(turns, 1) === 0
