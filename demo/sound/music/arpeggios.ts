import type { Chance } from '../chance.ts'
import { type Change, changeAt } from './harmony.ts'
import type { Note } from './melody.ts'
import type { Stage } from './stage.ts'

/** The order of a chord's notes, counted from the lowest; after the highest it continues an octave higher. */
const hands = {
  up: [0, 1, 2, 3],
  upDown: [0, 1, 2, 3, 4, 3, 2, 1],
  rolling: [0, 2, 1, 3, 2, 4, 3, 2],
  wide: [0, 3, 1, 4, 2, 5, 3, 1],
  travis: [0, 3, 1, 2, 0, 4, 1, 3],
  cascade: [7, 6, 5, 4, 3, 2, 1, 0],
} satisfies Record<string, readonly number[]>
type Hand = keyof typeof hands

type Wishes = { hand: Hand; step: number; rest?: number; ring?: number; chance: Chance }

/** Splits chords into single notes, one every `step` beats, each ringing for `ring` beats. */
export const arpeggiate = (
  stage: Stage,
  changes: readonly Change[],
  voicings: readonly (readonly number[])[],
  { hand, step, rest = 0, ring = step, chance }: Wishes,
): Note[] => {
  const order = hands[hand]
  const notes: Note[] = []
  for (let index = 0; index * step < stage.beats; index++) {
    const at = index * step
    const change = changeAt(changes, at)
    const voicing = voicings[changes.indexOf(change)] ?? []
    if (voicing.length === 0 || (chance.is(rest) && at !== change.at)) continue
    // The pattern restarts with each chord, so that its lowest note coincides with the bass.
    const turn = order[Math.round((at - change.at) / step) % order.length] ?? 0
    const pitch = (voicing[turn % voicing.length] ?? 60) + 12 * Math.floor(turn / voicing.length)
    const weight = at % 1 === 0 ? 0.86 : at % 0.5 === 0 ? 0.7 : 0.6
    notes.push({ at, beats: ring, pitch, velocity: weight * chance.between(0.9, 1.08) })
  }
  return notes
}

/** The last chord as an upward arpeggio that rings out. */
export const rollLanding = (stage: Stage, voicing: readonly number[], spread = 0.09): Note[] =>
  voicing.map((pitch, index) => ({ at: stage.beats + index * spread, beats: 6, pitch, velocity: 0.62 + 0.04 * index }))
