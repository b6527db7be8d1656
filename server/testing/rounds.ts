/** `npm run test:long`. Tests that need minutes of compiling only run there. */
export const isLongRun = process.env.TEST_ROUNDS === 'long'

/**
 * The number of rounds of tests that find more with more rounds: kills, generated cases, minutes of sound. Few in the gate, many in `npm
 * run test:long`.
 */
export const rounds = (inGate: number, inLongRun: number): number => (isLongRun ? inLongRun : inGate)
