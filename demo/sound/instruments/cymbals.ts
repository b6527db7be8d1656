import type { Chance } from '../chance.ts'
import { decay, follow } from '../signal/envelopes.ts'
import { bandpass, highpass } from '../signal/filters.ts'
import { addTo, normalise } from '../signal/mixing.ts'
import { whiteNoise } from '../signal/noise.ts'
import { addPartial } from '../signal/partials.ts'
import { sampleRate, samplesIn, silence, type Tone } from '../signal/tone.ts'

/** Six inharmonic square waves, as in classic drum machines. */
const metal = (seconds: number, tune: number): Tone => {
  const tone = new Float32Array(samplesIn(seconds))
  for (const hz of [205.3, 304.4, 369.6, 522.7, 540, 800]) {
    const step = (hz * tune) / sampleRate
    let phase = hz % 1
    for (let at = 0; at < tone.length; at++) {
      phase += step
      if (phase >= 1) phase -= 1
      tone[at] = (tone[at] ?? 0) + (phase < 0.5 ? 1 / 6 : -1 / 6)
    }
  }
  return tone
}

export const machineHat = (ring: number, velocity: number, chance: Chance): Tone => {
  const tone = metal(ring * 1.2, 1.9)
  bandpass(tone, 10000, 0.7)
  addTo(tone, whiteNoise(ring * 1.2, chance), 0.12)
  return normalise(decay(highpass(tone, 6200 + 1500 * velocity), ring))
}

/** A hi-hat: many short high modes and some noise, less of both when played softly. */
export const hat = (ring: number, velocity: number, chance: Chance): Tone => {
  const tone = silence(ring * 1.2)
  for (let mode = 0; mode < 18; mode++) {
    const hz = 3400 * 1.09 ** mode * chance.between(0.97, 1.03)
    addPartial(tone, hz, chance.between(0.2, 1) * (hz > 8000 ? velocity : 0.8), ring * chance.between(0.4, 1.1))
  }
  addTo(tone, decay(highpass(whiteNoise(ring * 1.2, chance), 5200), ring * 0.7), 1.6)
  return normalise(highpass(tone, 4200 + 2200 * velocity))
}

/** A ride cymbal: the ping of the stick over the wash. */
export const ride = (velocity: number, chance: Chance): Tone => {
  const tone = silence(1.4)
  for (let mode = 0; mode < 22; mode++) {
    const hz = 640 * 1.155 ** mode * chance.between(0.96, 1.04)
    addPartial(tone, hz, chance.between(0.1, 0.6) * (mode < 4 ? 0.35 : 1), chance.between(0.5, 1.5))
  }
  addPartial(tone, 3150, 1.2 * velocity, 0.25)
  addTo(tone, decay(highpass(whiteNoise(1.4, chance), 6000), 0.5), 0.5)
  return normalise(highpass(tone, 500))
}

export const crash = (chance: Chance): Tone => {
  const tone = silence(1.9)
  for (let mode = 0; mode < 26; mode++) {
    addPartial(tone, 420 * 1.15 ** mode * chance.between(0.95, 1.05), chance.between(0.1, 0.5), chance.between(0.7, 1.9))
  }
  const wash = highpass(whiteNoise(1.9, chance), 3800)
  addTo(
    tone,
    decay(
      follow(wash, [
        [0, 0.7],
        [0.03, 1],
        [1.9, 0.6],
      ]),
      1.3,
    ),
    0.9,
  )
  return normalise(highpass(tone, 380))
}
