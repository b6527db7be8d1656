import { DelayLine } from '../signal/delay-line.ts'
import { highpass, lowpass } from '../signal/filters.ts'
import { addTo, amplify, middleOf } from '../signal/mixing.ts'
import { saturate } from '../signal/saturate.ts'
import { copyOf, type Stereo, sampleRate, type Tone } from '../signal/tone.ts'
import { sine } from '../signal/waves.ts'
import type { Effect } from './effect.ts'

/** Three copies with delays modulated a third of a cycle apart, as in a string machine's ensemble effect. */
const ensembleSide = (tone: Tone, offset: number, depth: number): Tone => {
  const line = new DelayLine(0.05 * sampleRate)
  const wet = new Float32Array(tone.length)
  let [slow, quick] = [offset, offset]
  for (let at = 0; at < tone.length; at++) {
    line.write(tone[at] ?? 0)
    slow += 0.63 / sampleRate
    quick += 5.9 / sampleRate
    let sum = 0
    for (let copy = 0; copy < 3; copy++) {
      const turn = copy / 3
      sum += line.readBetween(sampleRate * (0.009 + depth * (0.0032 * sine(slow + turn) + 0.00042 * sine(quick + turn))))
    }
    wet[at] = sum / 3
  }
  return wet
}

export const ensemble = ([left, right]: Stereo, depth = 1): Stereo => [ensembleSide(left, 0, depth), ensembleSide(right, 0.37, depth)]

export const chorus: Effect = (dry) => {
  const wet = ensemble(dry, 1.15)
  addTo(wet[0], dry[0], 0.55)
  addTo(wet[1], dry[1], 0.55)
  return wet
}

/** Six swept allpasses with a little feedback. */
const phaserSide = (tone: Tone, offset: number): Tone => {
  const wet = new Float32Array(tone.length)
  const memory = new Float64Array(6)
  let [wave, back] = [offset, 0]
  for (let at = 0; at < tone.length; at++) {
    wave += 0.42 / sampleRate
    const hz = 260 * 2 ** (2.1 + 2 * sine(wave))
    const t = (Math.PI * hz) / sampleRate
    const a = (t - 1) / (t + 1)
    let x = (tone[at] ?? 0) + 0.55 * back
    for (let stage = 0; stage < 6; stage++) {
      const held = memory[stage] ?? 0
      const y = a * x + held
      memory[stage] = x - a * y
      x = y
    }
    back = x
    wet[at] = 0.6 * ((tone[at] ?? 0) + x)
  }
  return wet
}

export const phaser: Effect = ([left, right]) => [phaserSide(left, 0), phaserSide(right, 0.18)]

/** Horn and drum of a rotating speaker that speeds up over the first seconds, between two microphones. */
export const rotary: Effect = (dry) => {
  const middle = middleOf(dry)
  const horn = highpass(middle.slice(), 800)
  const drum = lowpass(middle.slice(), 800)
  const [hornLine, drumLine] = [new DelayLine(0.02 * sampleRate), new DelayLine(0.02 * sampleRate)]
  const wet: Stereo = [new Float32Array(middle.length), new Float32Array(middle.length)]
  let [hornTurn, drumTurn] = [0, 0]
  for (let at = 0; at < middle.length; at++) {
    const speed = Math.min(1, Math.max(0, (at / sampleRate - 1.5) / 1.6))
    hornTurn += (0.8 + 5.9 * speed) / sampleRate
    drumTurn += (0.7 + 5.1 * speed) / sampleRate
    // Read ahead by the mean distance to the microphones, so that the wet side is not late.
    hornLine.write(saturate(1.6 * (horn[at + 31] ?? 0)))
    drumLine.write(saturate(1.4 * (drum[at + 31] ?? 0)))
    for (let side = 0; side < 2; side++) {
      const facing = sine(hornTurn + side * 0.28)
      const below = sine(drumTurn + side * 0.22)
      const far = hornLine.readBetween(sampleRate * (0.0007 + 0.00055 * facing))
      const deep = drumLine.readBetween(sampleRate * (0.0007 + 0.0003 * below))
      const channel = wet[side] as Tone
      channel[at] = far * (0.75 - 0.32 * facing) + deep * (0.85 - 0.18 * below)
    }
  }
  return wet
}

/** Volume modulation that alternates between the sides. */
export const tremolo = (dry: Stereo, hz: number, depth: number): Stereo => {
  const wet = copyOf(dry)
  for (const [side, channel] of wet.entries()) {
    let wave = side * 0.5
    for (let at = 0; at < channel.length; at++) {
      wave += hz / sampleRate
      channel[at] = (channel[at] ?? 0) * (1 - depth * (0.5 + 0.5 * sine(wave)))
    }
    amplify(channel, 1 + depth / 2)
  }
  return wet
}
