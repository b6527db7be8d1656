import type { Chance } from '../chance.ts'
import { swell } from '../signal/envelopes.ts'
import { bandpass, highpass } from '../signal/filters.ts'
import { addTo } from '../signal/mixing.ts'
import { wander, whiteNoise } from '../signal/noise.ts'
import { sweptBandpass } from '../signal/swept-filters.ts'
import { hertz, sampleRate, silence, type Tone } from '../signal/tone.ts'
import { saw, sine } from '../signal/waves.ts'

/** The first five resonances of a throat (Hz), and how loud each is (dB). */
const vowels = {
  ah: [
    [730, 0],
    [1090, -6],
    [2440, -16],
    [3400, -20],
    [4500, -28],
  ],
  oh: [
    [470, 0],
    [840, -7],
    [2410, -22],
    [3300, -26],
    [4300, -34],
  ],
  oo: [
    [330, 0],
    [740, -12],
    [2240, -28],
    [3250, -32],
    [4200, -40],
  ],
  eh: [
    [530, 0],
    [1840, -8],
    [2480, -12],
    [3500, -18],
    [4500, -26],
  ],
  ee: [
    [290, 0],
    [2250, -14],
    [2950, -16],
    [3600, -20],
    [4600, -30],
  ],
} as const
export type Vowel = keyof typeof vowels

/** Vocal folds: a saw softened as breath softens it, with vibrato that starts late and a pitch that is never still. */
const folds = (pitch: number, seconds: number, chance: Chance, vibrato = 1): Tone => {
  const tone = silence(seconds)
  const base = hertz(pitch + chance.between(-0.09, 0.09)) / sampleRate
  const rate = chance.between(4.7, 5.8) / sampleRate
  const jitter = wander(seconds, 9, chance)
  let [phase, wave] = [chance.next(), chance.next()]
  for (let start = 0; start < tone.length; start += 32) {
    wave += rate * 32
    const depth = vibrato * Math.min(1, start / (0.5 * sampleRate)) * 0.006
    const step = base * (1 + depth * sine(wave) + 0.0025 * (jitter[start] ?? 0))
    const end = Math.min(tone.length, start + 32)
    for (let at = start; at < end; at++) {
      phase += step
      if (phase >= 1) phase -= 1
      tone[at] = saw(phase, step)
    }
  }
  return tone
}

/** Narrower, relative to their pitch, the higher they are. */
const sharpness = (hz: number): number => hz / (50 + 0.06 * hz)

/** The mouth: resonances side by side that move from one vowel to the next over the given time. */
export const mouth = (source: Tone, from: Vowel, to: Vowel, seconds: number, size = 1): Tone => {
  const voiced = new Float32Array(source.length)
  const [lowest] = vowels[from][0]
  for (const [index, [fromHz, fromLevel]] of vowels[from].entries()) {
    const [toHz, toLevel] = vowels[to][index] ?? [fromHz, fromLevel]
    const path = (time: number): number => fromHz + (toHz - fromHz) * Math.min(1, time / seconds)
    const band = sweptBandpass(source.slice(), (time) => size * path(time), sharpness(fromHz))
    // The levels are those of a throat; a saw has lost 6 dB an octave before it gets there.
    addTo(voiced, band, (10 ** ((fromLevel + toLevel) / 40) * fromHz) / lowest)
  }
  return highpass(voiced, 110)
}

/** What many mouths let through besides their voices. */
export const breath = (seconds: number, chance: Chance): Tone => bandpass(whiteNoise(seconds, chance), 3400, 0.5)

/** One section of singers on one note for one ear; the mouth comes later, for all of them at once. */
export const singers = (pitch: number, seconds: number, count: number, chance: Chance): Tone => {
  const tone = silence(seconds)
  for (let singer = 0; singer < count; singer++) addTo(tone, folds(pitch, seconds, chance), 1 / Math.sqrt(count))
  return swell(tone, 0.35, 0.5)
}
