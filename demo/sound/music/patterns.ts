import { place } from '../signal/mixing.ts'
import type { Stereo, Tone } from '../signal/tone.ts'
import type { Stage } from './stage.ts'

/** A bar of sixteenths: X accent, x normal, o soft, g ghost note, anything else is a rest. */
const velocities: Record<string, number> = { X: 1, x: 0.8, o: 0.55, g: 0.26 }

export type Stroke = { at: number; velocity: number }

/** The hits of a pattern over the whole stage; bars repeat in order, and the last bar may be a fill. */
export const strokes = (stage: Stage, bars: readonly string[], fill?: string): Stroke[] => {
  const count = Math.ceil(stage.beats / 4)
  const written = Array.from({ length: count }, (_, bar) => (fill && bar === count - 1 ? fill : (bars[bar % bars.length] ?? '')))
  return [...written.join('')]
    .map((letter, index) => ({ at: index / 4, velocity: velocities[letter] ?? 0 }))
    .filter(({ at, velocity }) => velocity > 0 && at < stage.beats)
}

type Seat = {
  gain?: number
  pan?: number /** The maximum random offset in seconds. */
  loose?: number /** A constant delay in seconds. */
  late?: number
}

/** Plays hits with small random differences. */
export const drum = (
  bus: Stereo,
  stage: Stage,
  played: readonly Stroke[],
  hit: (velocity: number) => Tone,
  { gain = 1, pan = 0, loose = 0.003, late = 0 }: Seat = {},
): void => {
  const chance = stage.chance.fork(`hand ${played.length} ${gain} ${pan}`)
  for (const { at, velocity } of played) {
    const felt = Math.min(1, velocity * chance.between(0.9, 1.08))
    place(bus, hit(felt), Math.max(0, stage.time(at) + late + chance.between(-loose, loose)), gain * felt, pan)
  }
}

/** Caches the sound of a hit per velocity, with a few variants of each: drummers vary, and rendering each hit is slow. */
export const takes = (make: (velocity: number, take: number) => Tone, count = 3): ((velocity: number) => Tone) => {
  const cached = new Map<string, Tone>()
  let turn = 0
  return (velocity) => {
    const shade = Math.ceil(velocity * 5) / 5
    const take = turn++ % count
    const name = `${shade} ${take}`
    const tone = cached.get(name) ?? make(shade, take)
    cached.set(name, tone)
    return tone
  }
}
