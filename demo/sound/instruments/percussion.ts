import type { Chance } from '../chance.ts'
import { decay, follow } from '../signal/envelopes.ts'
import { bandpass, highpass, lowpass } from '../signal/filters.ts'
import { addTo, normalise } from '../signal/mixing.ts'
import { whiteNoise } from '../signal/noise.ts'
import { addPartial } from '../signal/partials.ts'
import { sampleRate, silence, type Tone } from '../signal/tone.ts'
import { sine } from '../signal/waves.ts'

/** A shaker: the sound swells for a moment before the hit. */
export const shaker = (velocity: number, chance: Chance): Tone => {
  const tone = highpass(bandpass(whiteNoise(0.16, chance), 6400 + 1800 * velocity, 0.8), 3000)
  const gather = 0.012 + 0.03 * (1 - velocity)
  return normalise(
    follow(tone, [
      [0, 0],
      [gather, 1],
      [gather + 0.04, 0.3],
      [0.15, 0],
    ]),
  )
}

export const tambourine = (velocity: number, chance: Chance): Tone => {
  const tone = silence(0.3)
  for (let jingle = 0; jingle < 12; jingle++) {
    addPartial(tone, chance.between(5200, 12500), chance.between(0.3, 1), chance.between(0.06, 0.24), chance.between(0, 0.016))
  }
  addTo(tone, decay(highpass(whiteNoise(0.3, chance), 7000), 0.12), 1.2 * velocity)
  return normalise(tone)
}

/** A conga: the pitch bends a little; a slap adds noise. */
export const conga = (hz: number, velocity: number, chance: Chance, slap = 0): Tone => {
  const tone = silence(0.5)
  const tuned = hz * chance.between(0.995, 1.005)
  let phase = 0
  const ring = slap > 0.5 ? 0.16 : 0.42
  for (let at = 0; at < tone.length; at++) {
    const seconds = at / sampleRate
    phase += (tuned * (1 + 0.12 * velocity * Math.exp(-seconds / 0.02))) / sampleRate
    tone[at] = sine(phase)
  }
  decay(tone, ring)
  addPartial(tone, tuned * 1.593, 0.4, ring * 0.5)
  addPartial(tone, tuned * 2.135, 0.24 * velocity, ring * 0.4)
  const skin = bandpass(decay(whiteNoise(0.05, chance), 0.03 + 0.02 * slap), 900 + 1800 * slap, 0.8)
  addTo(tone, skin, 0.8 + 1.6 * slap)
  return normalise(tone)
}

export const tom = (hz: number, velocity: number, chance: Chance): Tone => {
  const tone = silence(0.7)
  let phase = 0
  for (let at = 0; at < tone.length; at++) {
    phase += (hz * (1 + 0.35 * Math.exp(-at / (0.035 * sampleRate)))) / sampleRate
    tone[at] = sine(phase) + 0.22 * sine(phase * 1.5)
  }
  decay(tone, 0.55)
  addTo(tone, lowpass(decay(whiteNoise(0.04, chance), 0.03), 1800 + 2400 * velocity), 0.5)
  return normalise(tone)
}

/** A wood block. */
export const block = (hz: number, velocity: number, chance: Chance): Tone => {
  const tone = silence(0.16)
  addPartial(tone, hz * chance.between(0.997, 1.003), 1, 0.11)
  addPartial(tone, hz * 2.74, 0.4 * velocity, 0.06)
  addPartial(tone, hz * 5.1, 0.15 * velocity, 0.03)
  addTo(tone, decay(whiteNoise(0.006, chance), 0.004), 0.4)
  return normalise(tone)
}

/** An udu: the air inside answers late and low. */
export const pot = (hz: number, chance: Chance): Tone => {
  const tone = silence(0.55)
  let phase = 0
  for (let at = 0; at < tone.length; at++) {
    const seconds = at / sampleRate
    phase += (hz * (0.82 + 0.3 * Math.min(1, seconds / 0.12))) / sampleRate
    tone[at] = sine(phase)
  }
  follow(decay(tone, 0.45), [
    [0, 0],
    [0.012, 1],
    [0.5, 1],
  ])
  addPartial(tone, hz * 9.3 * chance.between(0.98, 1.02), 0.16, 0.05)
  return normalise(tone)
}
