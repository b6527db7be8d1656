import type { Chance } from '../chance.ts'
import { swell } from '../signal/envelopes.ts'
import { bandpass, highpass } from '../signal/filters.ts'
import { addTo } from '../signal/mixing.ts'
import { whiteNoise } from '../signal/noise.ts'
import { sweptBandpass } from '../signal/swept-filters.ts'
import { hertz, sampleRate, silence, type Tone } from '../signal/tone.ts'
import { sine } from '../signal/waves.ts'
import { addSaw } from './pads.ts'

/** The first four resonances of a throat (Hz), and how loud each is (dB). */
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

/** How often a singer's pitch is looked at: nobody corrects it faster than 32 samples. */
const stride = 32

/** Adds vocal folds: a saw with vibrato that starts late and a pitch that is never still. */
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
  for (let singer = 0; singer < count; singer++) addFolds(tone, pitch, 1 / Math.sqrt(count), chance)
  return swell(tone, 0.35, 0.5)
}
