import type { Change } from './harmony.ts'
import { type Key, pitchOf } from './keys.ts'

/** How a chord is built on its step: stacked thirds, or open shapes. */
const shapes = {
  triad: [0, 2, 4],
  seventh: [0, 2, 4, 6],
  ninth: [0, 2, 6, 8],
  fullNinth: [0, 2, 4, 6, 8],
  eleventh: [0, 6, 8, 10],
  added: [0, 1, 2, 4],
} as const
type Shape = keyof typeof shapes

type Voicing = number[]

/** The notes of a chord. A ninth that is a semitone over the root is dissonant, so the fifth replaces it. */
const pitchClasses = (key: Key, step: number, shape: Shape): number[] => {
  const above = (third: number): number => pitchOf(key, step + third) - pitchOf(key, step)
  const softened = shapes[shape].map((third) => (above(third) % 12 === 1 ? 4 : third))
  return [...new Set(softened.map((third) => pitchOf(key, step + third) % 12))]
}

/** Every inversion of the notes, close or with the second highest dropped an octave. */
const layouts = (classes: readonly number[], low: number, high: number): Voicing[] => {
  const found: Voicing[] = []
  for (let bottom = low; bottom < low + 12; bottom++) {
    if (!classes.includes(bottom % 12)) continue
    const others = classes.filter((pitchClass) => pitchClass !== bottom % 12)
    const close = [bottom, ...others.map((pitchClass) => bottom + ((pitchClass - (bottom % 12) + 12) % 12))].sort((a, b) => a - b)
    const dropped = close.map((pitch, index) => (index === 1 ? pitch + 12 : pitch)).sort((a, b) => a - b)
    found.push(...[close, dropped].filter((voicing) => (voicing.at(-1) ?? 0) <= high))
  }
  return found
}

/** Seconds are dissonant at the bottom of a chord, so it stays open under middle C. */
const roughness = (voicing: Voicing): number =>
  voicing.reduce((sum, pitch, index) => {
    const gap = pitch - (voicing[index - 1] ?? -99)
    return sum + (gap < 3 ? (pitch < 60 ? 6 : 2) : 0) + (gap < 4 && pitch < 50 ? 4 : 0)
  }, 0)

const motion = (from: Voicing, to: Voicing): number =>
  to.reduce((sum, pitch) => sum + Math.min(...from.map((before) => Math.abs(before - pitch))), 0) +
  Math.abs((to.at(-1) ?? 0) - (from.at(-1) ?? 0))

const centre = (voicing: Voicing): number => voicing.reduce((sum, pitch) => sum + pitch, 0) / voicing.length

/** Chords whose voices move as little as possible. */
export const voiceChords = (
  key: Key,
  changes: readonly Change[],
  { shape = 'seventh', low = 52, high = 76 }: { shape?: Shape; low?: number; high?: number } = {},
): Voicing[] => {
  let before: Voicing | undefined
  return changes.map(({ step }) => {
    const cost = (voicing: Voicing): number =>
      (before ? motion(before, voicing) : 0) + roughness(voicing) + 0.5 * Math.abs(centre(voicing) - (low + high) / 2)
    const ways = layouts(pitchClasses(key, step, shape), low, high)
    const best = ways.reduce<Voicing | undefined>((least, way) => (!least || cost(way) < cost(least) ? way : least), undefined)
    before = best ?? [pitchOf(key, step)]
    return before
  })
}

/** The root of a change, in the octave from `low` on. */
export const rootOf = (key: Key, step: number, low: number): number => {
  const pitch = pitchOf(key, step) % 12
  return low + ((pitch - (low % 12) + 12) % 12)
}
