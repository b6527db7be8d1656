/** Seeded random numbers: the same seed gives the same shop on every machine. */
export type Chance = {
  /** From 0 up to, but not including, 1. */
  next: () => number
  between: (low: number, high: number) => number
  /** A whole number, both ends included. */
  whole: (low: number, high: number) => number
  is: (likelihood: number) => boolean
  pick: <T>(from: readonly T[]) => T
  shuffle: <T>(list: readonly T[]) => T[]
  /** An independent stream: drawing more from one does not change the other. */
  fork: (name: string) => Chance
}

/** FNV-1a hashes the seed, mulberry32 generates the numbers. */
export const chanceOf = (seed: string): Chance => {
  let state = 2166136261
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 16777619)

  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))

  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    is: (likelihood) => next() < likelihood,
    pick: (from) => from[whole(0, from.length - 1)] as (typeof from)[number],
    shuffle: (list) => {
      const cards = list.map((card) => ({ card, at: next() }))
      return cards.sort((one, other) => one.at - other.at).map(({ card }) => card)
    },
    fork: (name) => chanceOf(`${seed}/${name}`),
  }
}
