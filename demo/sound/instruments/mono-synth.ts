import type { Note } from '../music/melody.ts'
import type { Stage } from '../music/stage.ts'
import { hertz, sampleRate, samplesIn, silence, type Tone } from '../signal/tone.ts'
import { sine } from '../signal/waves.ts'

/** A monophonic performance over time: pitch in Hz, how far the gate is open, and the time since the last key. */
export type Gesture = { hz: Tone; level: Tone; since: Tone }

type Touch = { glide?: number; vibrato?: number; attack?: number; release?: number }

/** Turns notes into one continuous performance, for a voice, a theremin or a mono synth. */
export const gestureOf = (
  stage: Stage,
  notes: readonly Note[],
  { glide = 0.04, vibrato = 0.004, attack = 0.012, release = 0.12 }: Touch = {},
): Gesture => {
  const [hz, level, since] = [silence(stage.seconds), silence(stage.seconds), silence(stage.seconds)]
  const slide = 1 - Math.exp(-1 / (Math.max(0.001, glide) * sampleRate))
  const up = 1 - Math.exp(-1 / (attack * sampleRate))
  const down = 1 - Math.exp(-1 / (release * sampleRate))
  const starts = notes.map((note) => samplesIn(stage.time(note.at)))
  let pitch = hertz(notes[0]?.pitch ?? 60)
  let open = 0
  for (const [index, note] of notes.entries()) {
    const start = starts[index] ?? 0
    const target = hertz(note.pitch)
    const held = start + samplesIn(stage.lasting(note.beats))
    // The first note also covers the silence before it.
    const until = Math.min(hz.length, starts[index + 1] ?? hz.length)
    for (let at = index === 0 ? 0 : start; at < until; at++) {
      const age = Math.max(0, at - start) / sampleRate
      const isHeld = at >= start && at < held
      pitch += (target - pitch) * slide
      open += isHeld ? (note.velocity - open) * up : -open * down
      hz[at] = pitch * (1 + vibrato * Math.min(1, Math.max(0, age - 0.15) / 0.35) * sine((5.4 * at) / sampleRate))
      level[at] = open
      since[at] = age
    }
  }
  return { hz, level, since }
}
