import type { Chance } from '../chance.ts'
import { type Change, changeAt } from './harmony.ts'
import type { Note } from './melody.ts'
import type { Stage } from './stage.ts'

/** Chord rhythms over one bar: start and length in quarters of a beat, and weight. */
const rhythms = {
  held: [[[0, 16, 0.85]]],
  halves: [
    [
      [0, 8, 0.85],
      [8, 8, 0.72],
    ],
  ],
  soul: [
    [
      [0, 5, 0.88],
      [6, 2, 0.6],
      [10, 6, 0.78],
    ],
    [
      [0, 3, 0.85],
      [3, 4, 0.62],
      [8, 2, 0.78],
      [11, 5, 0.66],
    ],
    [
      [0, 6, 0.86],
      [7, 3, 0.6],
      [12, 4, 0.74],
    ],
  ],
  stabs: [
    [
      [3, 1.4, 0.9],
      [6, 1.4, 0.75],
      [11, 1.4, 0.85],
    ],
    [
      [2, 1.4, 0.8],
      [6, 1.4, 0.9],
      [10, 1.4, 0.75],
      [13, 1.2, 0.7],
    ],
  ],
  offbeats: [
    [
      [2, 1.6, 0.85],
      [6, 1.6, 0.8],
      [10, 1.6, 0.85],
      [14, 1.6, 0.8],
    ],
  ],
  dub: [
    [
      [4, 1.8, 0.9],
      [12, 1.8, 0.8],
    ],
    [[4, 1.8, 0.9]],
  ],
} satisfies Record<string, readonly (readonly (readonly [number, number, number])[])[]>
type Rhythm = keyof typeof rhythms

/** Plays chords in a rhythm over the bars; each note of a chord starts a little after the one below it, in beats. */
export const comp = (
  stage: Stage,
  changes: readonly Change[],
  voicings: readonly (readonly number[])[],
  { rhythm, strum = 0.015, lands = true, chance }: { rhythm: Rhythm; strum?: number; lands?: boolean; chance: Chance },
): Note[] => {
  const notes: Note[] = []
  const chord = (at: number, beats: number, velocity: number): void => {
    const voicing = voicings[changes.indexOf(changeAt(changes, at))] ?? []
    for (const [index, pitch] of voicing.entries()) {
      const weight = velocity * (index === voicing.length - 1 ? 1 : 0.86) * chance.between(0.92, 1.06)
      notes.push({ at: at + index * strum, beats, pitch, velocity: weight })
    }
  }
  const bars = chance.shuffle(rhythms[rhythm])
  const harmonyMoves = (from: number, to: number): Change | undefined => changes.find(({ at }) => at > from && at < to)
  for (let bar = 0; bar * 4 < stage.beats; bar++) {
    for (const [start, length, velocity] of bars[bar % bars.length] ?? []) {
      const at = bar * 4 + start / 4
      if (at >= stage.beats) continue
      // A chord that would ring over the next change is played again at the change.
      const moves = harmonyMoves(at, Math.min(stage.beats, at + length / 4))
      if (!moves) chord(at, length / 4, velocity)
      else {
        chord(at, moves.at - at, velocity)
        chord(moves.at, at + length / 4 - moves.at, velocity * 0.92)
      }
    }
  }
  const landing = changes.at(-1)
  if (lands && landing?.isLast) chord(landing.at, landing.beats, 0.8)
  return notes
}
