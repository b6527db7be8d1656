import type { Chance } from '../chance.ts'
import { decay, follow, swell } from '../signal/envelopes.ts'
import { bell, lowpass } from '../signal/filters.ts'
import { addTo, amplify } from '../signal/mixing.ts'
import { whiteNoise } from '../signal/noise.ts'
import { addPartial } from '../signal/partials.ts'
import { saturate } from '../signal/saturate.ts'
import { ladder } from '../signal/swept-filters.ts'
import { hertz, sampleRate, silence, type Tone } from '../signal/tone.ts'
import { pulse, saw, sine } from '../signal/waves.ts'
import { pluck } from './pluck.ts'

/** A sine with some overtones, so that small loudspeakers play it too; optionally slides from another pitch. */
export const subBass = (pitch: number, seconds: number, velocity: number, slideFrom = pitch): Tone => {
  const tone = silence(seconds + 0.06)
  const target = hertz(pitch)
  let [hz, phase] = [hertz(slideFrom), 0]
  const glide = 1 - Math.exp(-1 / (0.045 * sampleRate))
  for (let at = 0; at < tone.length; at++) {
    hz += (target - hz) * glide
    phase += hz / sampleRate
    const x = sine(phase)
    tone[at] = saturate(1.5 * x + 0.18 * sine(2 * phase)) * 0.9
  }
  follow(tone, [
    [0, 1],
    [0.1, 0.9],
    [seconds, 0.6 + 0.2 * velocity],
    [seconds + 0.05, 0],
  ])
  return swell(tone, 0.004, 0.03)
}

/** A long 808-style kick used as a bass. */
export const boomBass = (pitch: number, seconds: number, drive: number): Tone => {
  const tone = silence(seconds + 0.05)
  const target = hertz(pitch)
  let [above, phase] = [2.2, 0]
  for (let at = 0; at < tone.length; at++) {
    phase += (target * (1 + above)) / sampleRate
    above *= 1 - 1 / (0.012 * sampleRate)
    tone[at] = sine(phase)
  }
  decay(tone, seconds * 1.9)
  for (let at = 0; at < tone.length; at++) tone[at] = saturate(drive * (tone[at] ?? 0)) / saturate(drive)
  return swell(lowpass(tone, 2400), 0.002, 0.05)
}

/** An electric bass played with fingers, through a cabinet; the pickup near the neck adds some of the fundamental. */
export const fingerBass = (pitch: number, seconds: number, velocity: number, chance: Chance): Tone => {
  const tone = pluck(pitch, seconds, velocity, chance, { damping: 0.7, ring: 3, pick: 0.28, bright: 0.35 })
  const neck = silence(seconds)
  addPartial(neck, hertz(pitch), 0.55, 2.4)
  addPartial(neck, 2 * hertz(pitch), 0.2, 1.4)
  addTo(tone, swell(neck, 0.006, 0.05))
  lowpass(tone, 700 + 1500 * velocity)
  bell(tone, 800, 3, 1)
  addTo(tone, lowpass(decay(whiteNoise(0.03, chance), 0.02), 1400), 0.05 * velocity)
  return amplify(tone, 0.75)
}

/** Two oscillators into a ladder filter that closes after the attack. */
export const synthBass = (pitch: number, seconds: number, velocity: number, bright = 1): Tone => {
  const tone = silence(seconds + 0.08)
  const step = hertz(pitch) / sampleRate
  // Under 40 Hz the octave below is inaudible, but takes headroom from everything else.
  const below = pitch > 45 ? step * 0.5 : step * 0.998
  let [high, low] = [0, 0.25]
  for (let at = 0; at < tone.length; at++) {
    high += step * 1.003
    low += below
    if (high >= 1) high -= 1
    if (low >= 1) low -= 1
    tone[at] = 0.5 * saw(high, step) + 0.45 * pulse(low, below, 0.5)
  }
  const floor = hertz(pitch) * 2
  ladder(tone, (time) => floor + bright * (900 + 1900 * velocity) * Math.exp(-time / 0.14), 0.35, 1.3)
  follow(tone, [
    [0, 1],
    [0.18, 0.72],
    [seconds, 0.6],
    [seconds + 0.07, 0],
  ])
  return swell(tone, 0.003, 0.02)
}
