import type { Chance } from '../chance.ts'
import { swell } from '../signal/envelopes.ts'
import { bandpass, highpass } from '../signal/filters.ts'
import { addTo } from '../signal/mixing.ts'
import { whiteNoise } from '../signal/noise.ts'
import { sweptBandpass } from '../signal/swept-filters.ts'
import { hertz, sampleRate, silence, type Tone } from '../signal/tone.ts'
import { sine } from '../signal/waves.ts'
import { addSaw } from './pads.ts'

/** The first four formants of a voice (Hz), and their levels (dB). */
const vowels = {
  ah: [
    [730, 0],
    [1090, -6],
    [2440, -16],
    [3400, -20],
  ],
  oh: [
    [470, 0],
    [840, -7],
    [2410, -22],
    [3300, -26],
  ],
  oo: [
    [330, 0],
    [740, -12],
    [2240, -28],
    [3250, -32],
  ],
  eh: [
    [530, 0],
    [1840, -8],
    [2480, -12],
    [3500, -18],
  ],
  ee: [
    [290, 0],
    [2250, -14],
    [2950, -16],
    [3600, -20],
  ],
} as const
export type Vowel = keyof typeof vowels

/** A singer's pitch is updated every 32 samples, which is faster than any singer. */
const stride = 32

/** Adds vocal folds: a saw with delayed vibrato and a slightly unstable pitch. */
const addFolds = (tone: Tone, pitch: number, gain: number, chance: Chance): void => {
  const base = hertz(pitch + chance.between(-0.09, 0.09)) / sampleRate
  const rate = (chance.between(4.7, 5.8) * stride) / sampleRate
  let phase = chance.next()
  let wave = chance.next()
  let jitter = 0
  for (let start = 0; start < tone.length; start += stride) {
    wave += rate
    jitter += 0.02 * (chance.between(-1, 1) - jitter)
    const depth = 0.006 * Math.min(1, start / (0.5 * sampleRate))
    phase = addSaw(tone, start, Math.min(tone.length, start + stride), phase, base * (1 + depth * sine(wave) + 0.02 * jitter), gain)
  }
}

/** Higher formants are relatively narrower. */
const sharpness = (hz: number): number => hz / (50 + 0.06 * hz)

/** The vocal tract: parallel formants that move from one vowel to the next over the given time. */
export const mouth = (source: Tone, from: Vowel, to: Vowel, seconds: number, size = 1): Tone => {
  const voiced = new Float32Array(source.length)
  const [lowest] = vowels[from][0]
  for (const [index, [fromHz, fromLevel]] of vowels[from].entries()) {
    const [toHz, toLevel] = vowels[to][index] ?? [fromHz, fromLevel]
    const path = (time: number): number => fromHz + (toHz - fromHz) * Math.min(1, time / seconds)
    const band = sweptBandpass(source.slice(), (time) => size * path(time), sharpness(fromHz))
    // The levels are those of a voice, but a saw has already lost 6 dB per octave.
    addTo(voiced, band, (10 ** ((fromLevel + toLevel) / 40) * fromHz) / lowest)
  }
  return highpass(voiced, 110)
}

/** The breath noise of a choir. */
export const breath = (seconds: number, chance: Chance): Tone => bandpass(whiteNoise(seconds, chance), 3400, 0.5)

/** One section of singers on one note for one side; the formants are applied later, to all of them at once. */
export const singers = (pitch: number, seconds: number, count: number, chance: Chance): Tone => {
  const tone = silence(seconds)
  for (let singer = 0; singer < count; singer++) addFolds(tone, pitch, 1 / Math.sqrt(count), chance)
  return swell(tone, 0.35, 0.5)
}
