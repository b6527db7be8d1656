import type { Chance } from '../chance.ts'
import { decay, ride, swell } from '../signal/envelopes.ts'
import { bandpass, highpass, lowpass } from '../signal/filters.ts'
import { addTo, amplify, place, shape, sway } from '../signal/mixing.ts'
import { pinkNoise, wander, whiteNoise } from '../signal/noise.ts'
import { sweptBandpass, sweptLowpass } from '../signal/swept-filters.ts'
import { type Stereo, sampleRate, silence, stereoSilence, type Tone } from '../signal/tone.ts'
import { sine } from '../signal/waves.ts'

const at = (line: Tone, seconds: number): number => line[Math.min(line.length - 1, Math.max(0, Math.round(seconds * sampleRate)))] ?? 0

/** A drop: a bubble whose pitch rises as it shrinks. */
const drop = (hz: number, ring: number): Tone => {
  const tone = silence(ring * 1.1)
  let phase = 0
  for (let index = 0; index < tone.length; index++) {
    phase += (hz * (1 + (0.5 * index) / tone.length)) / sampleRate
    tone[index] = sine(phase)
  }
  return swell(decay(tone, ring), 0.0012, 0.002)
}

/** Rain: a wash, a patter, and some single drops. */
export const rain = (seconds: number, density: number, chance: Chance): Stereo => {
  const bus = stereoSilence(seconds)
  for (const [index, side] of bus.entries()) {
    const own = chance.fork(`side ${index}`)
    const gusts = wander(seconds, 0.6, own)
    const wash = highpass(pinkNoise(seconds, own), 700)
    addTo(side, sway(lowpass(wash, 9000), gusts, 0.3), 0.1)
    // The patter: only the loudest samples of noise.
    const patter = shape(whiteNoise(seconds, own), (sample) => (Math.abs(sample) > 0.995 ? sample : 0))
    addTo(side, bandpass(patter, 3800, 0.9), 0.5 * density)
  }
  const shapes = Array.from({ length: 14 }, () => drop(chance.between(900, 4200), chance.between(0.012, 0.05)))
  for (let count = 0; count < seconds * 60 * density; count++) {
    place(bus, chance.pick(shapes), chance.between(0, seconds), 0.2 * chance.next() ** 3 + 0.016, chance.between(-0.95, 0.95))
  }
  const sill = Array.from({ length: 5 }, () => drop(chance.between(420, 900), chance.between(0.05, 0.09)))
  for (let time = chance.between(0.2, 0.6); time < seconds; time += chance.between(0.25, 1.1) / density) {
    place(bus, chance.pick(sill), time, chance.between(0.1, 0.24), chance.between(-0.6, 0.6))
  }
  return bus
}

export const thunder = (seconds: number, chance: Chance): Tone => {
  const tone = highpass(lowpass(lowpass(pinkNoise(seconds, chance), 150), 300), 45)
  const roll = wander(seconds, 3.5, chance)
  sway(tone, roll, 0.8)
  return swell(amplify(tone, 0.9), seconds * 0.25, seconds * 0.6)
}

/** Waves: each swells, breaks, and runs back, from one side to the other. */
export const waves = (seconds: number, period: number, chance: Chance): Stereo => {
  const bus = stereoSilence(seconds)
  const sea = pinkNoise(seconds, chance)
  addTo(bus[0], lowpass(highpass(sea, 70), 420), 0.22)
  addTo(bus[1], lowpass(highpass(pinkNoise(seconds, chance), 70), 420), 0.22)
  for (let start = -period * chance.between(0.25, 0.5); start < seconds; start += period * chance.between(0.85, 1.1)) {
    const length = period * 1.5
    const surge = (time: number): number =>
      Math.min(1, Math.max(0, time / (length * 0.42)) ** 2.4) * Math.exp(-Math.max(0, time - length * 0.42) / (length * 0.2))
    const breaker = sweptLowpass(highpass(pinkNoise(length, chance), 60), (time) => 260 + 4800 * surge(time))
    ride(breaker, (time) => 1.1 * surge(time))
    place(bus, swell(breaker, 0.2, 0.6), start, 0.8, chance.between(-0.35, 0.35))
    const foam = highpass(whiteNoise(length, chance), 3600)
    const fizz = (time: number): number => 0.13 * surge(time - length * 0.1) * Math.min(1, time)
    ride(
      shape(foam, (sample) => (Math.abs(sample) > 0.6 ? sample : sample * 0.3)),
      fizz,
    )
    place(bus, swell(foam, 0.4, 0.8), start + length * 0.12, 0.8, chance.between(-0.5, 0.5))
  }
  return bus
}

/** Wind: noise through resonances whose pitch follows the gusts. */
export const wind = (seconds: number, hollows: readonly number[], chance: Chance): Stereo => {
  const bus = stereoSilence(seconds)
  for (const [index, side] of bus.entries()) {
    const own = chance.fork(`side ${index}`)
    const air = pinkNoise(seconds, own)
    for (const hz of hollows) {
      const gust = wander(seconds, own.between(0.5, 0.9), own)
      const hollow = sweptBandpass(air.slice(), (time) => hz * (1 + 0.02 * at(gust, time)), 40)
      ride(hollow, (time) => 0.15 + 0.85 * (0.5 + 0.5 * at(gust, time)) ** 2)
      addTo(side, hollow, 3.2)
    }
    const body = wander(seconds, 0.5, own)
    addTo(
      side,
      sweptLowpass(highpass(air, 90), (time) => 480 + 320 * at(body, time)),
      0.2,
    )
  }
  return bus
}
