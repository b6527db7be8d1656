import { place } from '../signal/mixing.ts'
import type { Stereo, Tone } from '../signal/tone.ts'
import type { Note } from './melody.ts'
import type { Stage } from './stage.ts'

type Seat = {
  gain?: number
  /** A pan position, or one for each pitch, as for pianos and harps. */
  pan?: number | ((pitch: number) => number)
  loose?: number
}

/** A note with its length in seconds, as instruments take it. */
type Sounding = Note & { seconds: number }

export const play = (
  bus: Stereo,
  stage: Stage,
  notes: readonly Note[],
  voice: (note: Sounding) => Tone,
  { gain = 1, pan = 0, loose = 0.004 }: Seat = {},
): void => {
  const chance = stage.chance.fork(`playing ${notes.length} ${gain}`)
  for (const note of notes) {
    const at = Math.max(0, stage.time(note.at) + chance.between(-loose, loose))
    if (at >= stage.seconds) continue
    const seconds = Math.min(stage.lasting(note.beats), stage.seconds - at)
    place(bus, voice({ ...note, seconds }), at, gain * note.velocity, typeof pan === 'number' ? pan : pan(note.pitch))
  }
}

/** Low keys to the left, high ones to the right, around a middle pitch. */
export const acrossKeys =
  (middle: number, width: number) =>
  (pitch: number): number =>
    Math.max(-1, Math.min(1, ((pitch - middle) / 18) * width))
