import { DelayLine } from '../signal/delay-line.ts'
import { bandpass, bell, highpass, lowpass } from '../signal/filters.ts'
import { double, halfRate, halve } from '../signal/half-rate.ts'
import { addTo, middleOf } from '../signal/mixing.ts'
import { drive } from '../signal/saturate.ts'
import { copyOf, type Tone } from '../signal/tone.ts'
import type { Effect } from './effect.ts'

/** A spring delays treble more than bass, so a click becomes a chirp. A chain of allpasses does the same. */
const chirps = 26
const stretch = 0.62

const coil = (input: Tone, seconds: number, feedback: number): Tone => {
  const output = new Float32Array(input.length)
  const memory = new Float32Array(chirps * 2)
  const loop = new DelayLine(seconds * halfRate)
  let soft = 0
  for (let at = 0; at < input.length; at++) {
    soft += 0.55 * (loop.end() - soft)
    let x = (input[at] ?? 0) - feedback * soft
    for (let section = 0; section < chirps; section++) {
      const late = memory[2 * section + 1] ?? 0
      const inside = x - stretch * late
      memory[2 * section + 1] = memory[2 * section] ?? 0
      memory[2 * section] = inside
      x = late + stretch * inside
    }
    loop.write(x)
    output[at] = x
  }
  return output
}

/** Two springs with a little drive, one for each side. */
export const spring: Effect = (dry) => {
  const driven = halve(drive(middleOf(dry), 2), 5200)
  const wet = copyOf(dry)
  const voiced = (half: Tone): Tone => bell(highpass(lowpass(double(half, wet[0].length), 5200), 130), 2400, 3, 0.8)
  const first = voiced(coil(driven, 0.0413, 0.76))
  const second = voiced(coil(driven, 0.0537, 0.72))
  const boing = bandpass(first.slice(), 900, 1)
  addTo(wet[0], first, 0.42)
  addTo(wet[0], second, 0.16)
  addTo(wet[1], second, 0.42)
  addTo(wet[1], first, 0.16)
  addTo(wet[0], boing, 0.1)
  addTo(wet[1], boing, 0.1)
  return wet
}
