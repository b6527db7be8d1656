import type { Chance } from '../chance.ts'
import { bandpass, bell, highpass, lowpass } from '../signal/filters.ts'
import { addTo, amplify, place, sway } from '../signal/mixing.ts'
import { pinkNoise, wander, whiteNoise } from '../signal/noise.ts'
import { addPartial } from '../signal/partials.ts'
import { type Stereo, sampleRate, silence, stereoSilence, type Tone } from '../signal/tone.ts'
import { sine } from '../signal/waves.ts'

/** Hiss as tape has it: more in the upper middle than at the top, and breathing. */
export const tapeHiss = (seconds: number, chance: Chance): Stereo => {
  const side = (name: string): Tone => {
    const own = chance.fork(name)
    const hiss = highpass(lowpass(whiteNoise(seconds, own), 9500), 900)
    const breath = wander(seconds, 1.2, own)
    return amplify(sway(bell(hiss, 4200, 4, 0.6), breath, 0.15), 0.05)
  }
  return [side('left'), side('right')]
}

/** Dust in a groove: ticks of every size, seldom a scratch, once every turn the same one. */
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

/** Mains and motors: the hum of a room full of machines. */
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
    let phase = chance.next()
    for (let at = 0; at < tone.length; at++) {
      phase += (50 * ratio) / sampleRate
      tone[at] = (tone[at] ?? 0) + level * sine(phase)
    }
  }
  const fan = bandpass(pinkNoise(seconds, chance), 310, 1.2)
  addTo(tone, fan, 0.9)
  return tone
}
