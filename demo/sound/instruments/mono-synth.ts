import type { Note } from '../music/melody.ts'
import type { Stage } from '../music/stage.ts'
import { hertz, sampleRate, samplesIn, silence, type Tone } from '../signal/tone.ts'
import { sine } from '../signal/waves.ts'

/** What one finger on a keyboard says over time: pitch in Hz, how far the gate is open, and the time since the last key. */
export type Gesture = { hz: Tone; level: Tone; since: Tone }

type Touch = { glide?: number; vibrato?: number; attack?: number; release?: number }

/** Turns notes into one continuous gesture, as a voice, a theremin or a mono synth needs it. */
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
  const targets = notes.map((note) => hertz(note.pitch))
  let [index, pitch, open, wave] = [0, hertz(notes[0]?.pitch ?? 60), 0, 0]
  for (let at = 0; at < hz.length; at++) {
    while (at >= (starts[index + 1] ?? hz.length)) index++
    const note = notes[index]
    const age = (at - (starts[index] ?? 0)) / sampleRate
    const isHeld = note !== undefined && age >= 0 && age < stage.lasting(note.beats)
    pitch += ((targets[index] ?? pitch) - pitch) * slide
    open += ((isHeld ? note.velocity : 0) - open) * (isHeld ? up : down)
    wave += 5.4 / sampleRate
    hz[at] = pitch * (1 + vibrato * Math.min(1, Math.max(0, age - 0.15) / 0.35) * sine(wave))
    level[at] = open
    since[at] = Math.max(0, age)
  }
  return { hz, level, since }
}
