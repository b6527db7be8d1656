import type { Chance } from '../chance.ts'
import { decay, swell } from '../signal/envelopes.ts'
import { bandpass, lowpass } from '../signal/filters.ts'
import { addTo } from '../signal/mixing.ts'
import { whiteNoise } from '../signal/noise.ts'
import { addPartial } from '../signal/partials.ts'
import { hertz, silence, type Tone } from '../signal/tone.ts'

/** Partials as multiples of the note, their levels, and how long each rings relative to the first. */
type Bar = readonly (readonly [ratio: number, level: number, ring: number])[]

const rosewood: Bar = [
  [1, 1, 1],
  [3.93, 0.32, 0.34],
  [9.24, 0.14, 0.14],
]
const aluminium: Bar = [
  [1, 1, 1],
  [3.99, 0.26, 0.5],
  [10.65, 0.06, 0.16],
]
const comb: Bar = [
  [1, 1, 1],
  [2.01, 0.12, 0.6],
  [6.27, 0.3, 0.28],
  [17.55, 0.12, 0.08],
]
const glass: Bar = [
  [1, 1, 1],
  [1.003, 0.5, 1.1],
  [2.32, 0.4, 0.7],
  [2.328, 0.22, 0.75],
  [4.25, 0.36, 0.5],
  [6.63, 0.26, 0.36],
  [9.38, 0.17, 0.26],
]
const bronze: Bar = [
  [0.5, 0.35, 1.3],
  [1, 0.8, 1],
  [1.002, 0.4, 1.05],
  [1.19, 0.5, 0.8],
  [1.5, 0.3, 0.6],
  [2, 0.6, 0.7],
  [2.74, 0.3, 0.4],
  [3, 0.2, 0.35],
  [4.1, 0.18, 0.25],
  [5.4, 0.1, 0.18],
]

const strikeBar = (bar: Bar, pitch: number, life: number, velocity: number): Tone => {
  const hz = hertz(pitch)
  const tone = silence(Math.min(3.2, life * 1.1))
  for (const [ratio, level, ring] of bar) addPartial(tone, hz * ratio, level * (ratio > 2 ? velocity : 1), life * ring)
  return swell(tone, 0, 0.1)
}

const touch = (tone: Tone, hz: number, level: number, chance: Chance): Tone => {
  addTo(tone, decay(bandpass(whiteNoise(0.03, chance), hz, 0.8), 0.02), level)
  return tone
}

export const marimba = (pitch: number, velocity: number, chance: Chance): Tone =>
  touch(strikeBar(rosewood, pitch, 0.9 * 2 ** ((60 - pitch) / 20), velocity), 700, 0.35 * velocity, chance)

export const vibraphone = (pitch: number, velocity: number, chance: Chance): Tone =>
  touch(strikeBar(aluminium, pitch, 2.4 * 2 ** ((64 - pitch) / 30), velocity), 1300, 0.12, chance)

/** A tick of the pin, then the tone of the tooth. */
export const musicBox = (pitch: number, velocity: number, chance: Chance): Tone =>
  touch(strikeBar(comb, pitch + chance.between(-0.05, 0.05), 1.7 * 2 ** ((84 - pitch) / 30), velocity), 4200, 0.25, chance)

export const glassBell = (pitch: number, velocity: number, chance: Chance): Tone =>
  touch(strikeBar(glass, pitch, 3.4 * 2 ** ((72 - pitch) / 34), velocity), 5200, 0.08, chance)

export const bronzeBell = (pitch: number, velocity: number, chance: Chance): Tone =>
  touch(strikeBar(bronze, pitch, 3.4, velocity), 2400, 0.14, chance)

/** A thumb piano with a little buzz. */
export const kalimba = (pitch: number, velocity: number, chance: Chance): Tone => {
  const tone = strikeBar(
    [
      [1, 1, 1],
      [5.4, 0.3, 0.2],
      [8.6, 0.06, 0.1],
    ],
    pitch,
    1.5 * 2 ** ((64 - pitch) / 26),
    velocity,
  )
  addTo(tone, lowpass(decay(whiteNoise(0.04, chance), 0.03), 600), 0.4)
  return tone
}
