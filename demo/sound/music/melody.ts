import { type Change, changeAt } from './harmony.ts'
import { nearestStep, pitchOf } from './keys.ts'
import type { Stage } from './stage.ts'

/** A note of a part, in beats. */
export type Note = { at: number; beats: number; pitch: number; velocity: number }

/** Rhythms of two beats: the starts of notes, in quarters of a beat. */
const calm = [
  [0, 6],
  [0, 3, 4],
  [0, 4, 6],
  [2, 4],
  [0, 3],
]
const lively = [
  [0, 2, 3, 6],
  [0, 3, 6, 7],
  [0, 2, 4, 5, 6],
  [1, 2, 4, 7],
  [0, 3, 4, 6],
]

type Wishes = { low: number; high: number; rhythm?: 'calm' | 'lively'; legato?: number }

/**
 * A melody from a motif of four beats: stated, answered, varied, and resolved. Notes on the beat belong to the chord; the ones between move
 * by step.
 */
export const writeMelody = (stage: Stage, changes: readonly Change[], { low, high, rhythm = 'calm', legato = 0.95 }: Wishes): Note[] => {
  const chance = stage.chance.fork('melody')
  const pool = rhythm === 'calm' ? calm : lively
  const motif = makeMotif()
  const answer = makeMotif()
  const notes: Note[] = []
  let line = (low + high) / 2 + chance.between(-2, 2)

  for (let bar = 0; bar * 4 < stage.beats; bar++) {
    for (const { quarter, leap } of bar % 4 === 2 ? answer : motif) {
      const at = bar * 4 + quarter / 4
      if (at >= stage.beats || (bar > 0 && chance.is(0.06))) continue
      line += leap * 1.8
      // A melody that leaves its range is reflected back.
      if (line > high) line = high - (line - high) - 2
      if (line < low) line = low + (low - line) + 2
      const { step } = changeAt(changes, at)
      const isChordTone = (candidate: number): boolean => [0, 2, 4].includes((((candidate - step) % 7) + 7) % 7)
      const chosen = quarter % 4 === 0 ? nearestStep(stage.key, line, isChordTone) : nearestStep(stage.key, line)
      line = pitchOf(stage.key, chosen)
      notes.push({
        at,
        beats: 1,
        pitch: line,
        velocity: (quarter % 8 === 0 ? 0.9 : quarter % 4 === 0 ? 0.78 : 0.64) + chance.between(-0.07, 0.07),
      })
    }
  }
  const home = nearestStep(stage.key, line, (candidate) => ((candidate % 7) + 7) % 7 === 0)
  notes.push({ at: stage.beats, beats: 2, pitch: pitchOf(stage.key, home), velocity: 0.7 })

  return notes.map((note, index) => ({ ...note, beats: Math.min(2.5, (notes[index + 1]?.at ?? note.at + 2) - note.at) * legato }))

  function makeMotif(): { quarter: number; leap: number }[] {
    const quarters = [...chance.pick(pool), ...chance.pick(pool).map((quarter) => quarter + 8)]
    const slope = chance.pick([1, -1])
    return quarters.map((quarter, index) => ({
      quarter,
      leap: (index * 2 < quarters.length ? slope : -slope) * chance.pick([0, 1, 1, 1, 2]) + chance.pick([-1, 0, 0, 1]) * 0.6,
    }))
  }
}
