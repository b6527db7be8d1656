/** `npm run test:long`. What takes a compiler minutes runs there alone. */
export const isLongRun = process.env.TEST_ROUNDS === 'long'

/**
 * How often something is tried that gets surer with every try: kills, generated cases, minutes of sound.
 * The gate takes a short round of each; `npm run test:long` takes the long one.
 */
export const rounds = (inGate: number, inLongRun: number): number => (isLongRun ? inLongRun : inGate)
