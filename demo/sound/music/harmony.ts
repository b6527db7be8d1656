import type { Mode } from './keys.ts'
import type { Stage } from './stage.ts'

/** A chord of the progression: its step of the scale, its start and its length. */
export type Change = { step: number; at: number; beats: number; isLast: boolean }

/** Repeating progressions of four chords; steps of the scale, 0 is the tonic. */
const rounds: Record<Mode, readonly (readonly [number, number, number, number])[]> = {
  major: [
    [0, 5, 3, 4],
    [0, 4, 5, 3],
    [1, 4, 0, 5],
    [3, 2, 1, 4],
    [0, 2, 3, 4],
    [5, 3, 0, 4],
  ],
  minor: [
    [0, 5, 2, 6],
    [0, 3, 5, 6],
    [5, 6, 0, 2],
    [0, 2, 5, 3],
    [0, 6, 5, 6],
    [3, 0, 5, 6],
  ],
  dorian: [
    [0, 3, 0, 6],
    [0, 3, 6, 3],
    [0, 1, 2, 3],
    [0, 6, 3, 6],
  ],
  lydian: [
    [0, 1, 0, 4],
    [0, 1, 5, 4],
    [5, 1, 0, 1],
  ],
  mixolydian: [
    [0, 6, 3, 0],
    [0, 3, 6, 4],
    [0, 4, 6, 3],
  ],
  phrygian: [
    [0, 1, 0, 6],
    [0, 5, 1, 6],
    [0, 1, 2, 1],
  ],
}

/** The length of each chord; with three bars the last two are shorter, as before a cadence. */
const lengths: Record<number, readonly number[]> = {
  6: [2, 2, 1, 1],
  8: [2, 2, 2, 2],
  12: [4, 4, 2, 2],
  16: [4, 4, 4, 4],
  24: [8, 8, 4, 4],
}

/** A progression for the whole stage. It ends on the tonic, which rings out after the music. */
export const progression = (stage: Stage, name = 'harmony'): Change[] => {
  const round = stage.chance.fork(name).pick(rounds[stage.key.mode])
  let at = 0
  const changes = round.map((step, index): Change => {
    const change = { step, at, beats: lengths[stage.beats]?.[index] ?? stage.beats / 4, isLast: false }
    at += change.beats
    return change
  })
  return [...changes, { step: 0, at: stage.beats, beats: ((stage.seconds - stage.lasting(stage.beats)) * stage.tempo) / 60, isLast: true }]
}

/** Two slow chords, for pads and drones. */
export const slowProgression = (stage: Stage, name = 'harmony'): Change[] => {
  const [first, second] = progression(stage, name)
  const half = stage.beats / 2
  const rest = (stage.seconds * stage.tempo) / 60 - half
  return [
    { step: first?.step ?? 0, at: 0, beats: half, isLast: false },
    { step: second?.step ?? 0, at: half, beats: rest, isLast: true },
  ]
}

export const changeAt = (changes: readonly Change[], beat: number): Change =>
  changes.findLast((change) => change.at <= beat + 1e-6) ?? (changes[0] as Change)
