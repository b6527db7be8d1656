/**
 * How often something is tried that gets surer with every try: kills, generated cases, minutes of sound.
 * The gate takes a short round of each; `npm run test:long` takes the long one.
 */
export const rounds = (inGate: number, inLongRun: number): number => (process.env.TEST_ROUNDS === 'long' ? inLongRun : inGate)
