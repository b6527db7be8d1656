import type { Chance } from '../chance.ts'
import { type Change, changeAt } from './harmony.ts'
import { pitchOf } from './keys.ts'
import type { Note } from './melody.ts'
import type { Stage } from './stage.ts'
import { rootOf } from './voicing.ts'

/** One bar in quarters of a beat: start, length, and the step above the root (7 is the octave, 'next' leads to the next root). */
type Figure = readonly (readonly [start: number, length: number, step: number | 'next'])[]

const figures = {
  soul: [
    [
      [0, 3, 0],
      [6, 1.5, 0],
      [7, 1, 7],
      [10, 3, 4],
      [14, 1.5, 'next'],
    ],
    [
      [0, 2.5, 0],
      [3, 1, 0],
      [8, 2, 4],
      [11, 1.5, 6],
      [14, 2, 'next'],
    ],
  ],
  round: [
    [
      [0, 5.5, 0],
      [6, 1.6, 4],
      [8, 4, 0],
      [13, 1, 6],
      [14, 1.6, 'next'],
    ],
  ],
  house: [
    [
      [2, 1.6, 0],
      [5, 1, 0],
      [6, 1.6, 7],
      [10, 1.6, 0],
      [13, 1, 6],
      [14, 1.6, 7],
    ],
    [
      [2, 1.6, 0],
      [6, 1.6, 0],
      [9, 1, 4],
      [10, 1.6, 6],
      [14, 1.6, 7],
    ],
  ],
  drive: [Array.from({ length: 8 }, (_, index) => [index * 2, 1.7, index % 4 === 3 ? 7 : 0] as const)],
  garage: [
    [
      [0, 2.4, 0],
      [5, 1.2, 0],
      [7, 1.6, 7],
      [11, 2, 4],
      [14, 1.6, 'next'],
    ],
  ],
  slow: [
    [
      [0, 7, 0],
      [10, 5, 4],
    ],
    [
      [0, 10, 0],
      [11, 4, 'next'],
    ],
  ],
} satisfies Record<string, readonly Figure[]>
type Bassline = keyof typeof figures

/** A bass line that follows the roots from `low` on, with a leading note before each change. */
export const walkBass = (stage: Stage, changes: readonly Change[], line: Bassline, low: number, chance: Chance): Note[] => {
  const bars: readonly Figure[] = chance.shuffle<Figure>(figures[line])
  const notes: Note[] = []
  for (let bar = 0; bar * 4 < stage.beats; bar++) {
    for (const [start, length, step] of bars[bar % bars.length] ?? []) {
      const at = bar * 4 + start / 4
      if (at >= stage.beats) continue
      const change = changeAt(changes, at)
      const root = rootOf(stage.key, change.step, low)
      const pitch = step === 'next' ? approach(at) : root + pitchOf(stage.key, change.step + step) - pitchOf(stage.key, change.step)
      notes.push({ at, beats: length / 4, pitch, velocity: (start === 0 ? 0.95 : 0.78) * chance.between(0.92, 1.05) })
    }
  }
  const landing = changes.at(-1)
  if (landing?.isLast)
    notes.push({ at: stage.beats, beats: Math.min(4, landing.beats), pitch: rootOf(stage.key, landing.step, low), velocity: 0.9 })
  return notes

  /** The step of the scale above or below the next root. */
  function approach(at: number): number {
    const coming = changes.find((change) => change.at > at) ?? changeAt(changes, at)
    const side = chance.pick([1, -1])
    return rootOf(stage.key, coming.step, low) + pitchOf(stage.key, coming.step + side) - pitchOf(stage.key, coming.step)
  }
}
