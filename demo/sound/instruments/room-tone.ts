import type { Chance } from '../chance.ts'
import { bandpass, lowpass } from '../signal/filters.ts'
import { addTo, amplify, place } from '../signal/mixing.ts'
import { pinkNoise, whiteNoise } from '../signal/noise.ts'
import { addPartial } from '../signal/partials.ts'
import { type Stereo, silence, stereoSilence, type Tone } from '../signal/tone.ts'

/** Tape hiss, with more upper middle than treble. */
export const tapeHiss = (seconds: number, chance: Chance): Stereo => {
  const side = (name: string): Tone => {
    return amplify(bandpass(whiteNoise(seconds, chance.fork(name)), 4400, 0.5), 0.06)
  }
  return [side('left'), side('right')]
}

/** Vinyl crackle: ticks of every size, sometimes a scratch, and one tick that repeats every turn. */
export const crackle = (seconds: number, density: number, chance: Chance): Stereo => {
  const bus = stereoSilence(seconds)
  const ticks = Array.from({ length: 8 }, () => {
    const tick = silence(0.006)
    addPartial(tick, chance.between(1200, 6000), 1, chance.between(0.0008, 0.004))
    return tick
  })
  for (let count = 0; count < seconds * 26 * density; count++) {
    place(bus, chance.pick(ticks), chance.between(0, seconds), 0.01 + 0.16 * chance.next() ** 5, chance.between(-0.7, 0.7))
  }
  const scratch = chance.pick(ticks)
  for (let turn = chance.between(0.2, 1.5); turn < seconds; turn += 60 / 33.333) place(bus, scratch, turn, 0.12, 0.1)
  const rumble = lowpass(pinkNoise(seconds, chance), 90)
  addTo(bus[0], rumble, 0.05)
  addTo(bus[1], rumble, 0.05)
  return bus
}

/** The hum of mains and motors. */
export const hum = (seconds: number, chance: Chance): Tone => {
  const tone = silence(seconds)
  for (const [ratio, level] of [
    [1, 1],
    [2, 0.7],
    [3, 0.35],
    [4, 0.2],
    [6, 0.12],
    [10, 0.05],
  ] as const) {
    addPartial(tone, 50 * ratio, level, Number.POSITIVE_INFINITY)
  }
  const fan = bandpass(pinkNoise(seconds, chance), 310, 1.2)
  addTo(tone, fan, 0.9)
  return tone
}
