import { highpass } from '../signal/filters.ts'
import { double, halfRate, halve } from '../signal/half-rate.ts'
import { middleOf } from '../signal/mixing.ts'
import type { Stereo, Tone } from '../signal/tone.ts'
import { sine } from '../signal/waves.ts'

export type Space = {
  /** Against the plate of the paper. */
  size: number
  /** How much of the sound survives a round, 0 to 1. */
  decay: number
  /** How much treble each round loses, 0 to 1. */
  damping: number
  /** Seconds before the first reflection. */
  predelay: number
}

/** All lines of the tank are equally long loops and share one place to write: this is the innermost loop of nearly every render. */
const loop = 8192
const mask = loop - 1
const line = (): Tone => new Float32Array(loop)

const read = (tone: Tone, at: number): number => tone[at & mask] ?? 0

/** Passes every frequency equally loud, but late: it smears a click without colouring it. */
const smear = (tone: Tone, at: number, length: number, amount: number, sample: number): number => {
  const late = tone[(at - length) & mask] ?? 0
  const inside = sample - amount * late
  tone[at & mask] = inside
  return late + amount * inside
}

/** The same with a length between two samples. */
const smearBetween = (tone: Tone, at: number, length: number, amount: number, sample: number): number => {
  const whole = length | 0
  const early = tone[(at - whole) & mask] ?? 0
  const late = early + ((tone[(at - whole - 1) & mask] ?? 0) - early) * (length - whole)
  const inside = sample - amount * late
  tone[at & mask] = inside
  return late + amount * inside
}

/** The figure-of-eight tank of Dattorro's "Effect Design" (JAES 1997), whose lengths are in samples of 29761 Hz; the reverberation alone. */
export const reverberate = (dry: Stereo, { size, decay, damping, predelay }: Space): Stereo => {
  const input = halve(middleOf(dry))
  const samples = (count: number): number => Math.min(mask, Math.round((count * size * halfRate) / 29761))
  const [wait, in1, in2, in3, in4] = [line(), line(), line(), line(), line()]
  const [turnA, longA, smearA, lastA] = [line(), line(), line(), line()]
  const [turnB, longB, smearB, lastB] = [line(), line(), line(), line()]
  const [w1, i1, i2, i3, i4] = [Math.round(predelay * halfRate), samples(142), samples(107), samples(379), samples(277)]
  const [a1, a2, a3, a4] = [samples(672), samples(4453), samples(1800), samples(3720)]
  const [b1, b2, b3, b4] = [samples(908), samples(4217), samples(2656), samples(3163)]
  const [l1, l2, l3, l4, l5, l6, l7] = [
    samples(266),
    samples(2974),
    samples(1913),
    samples(1996),
    samples(1990),
    samples(187),
    samples(1066),
  ]
  const [r1, r2, r3, r4, r5, r6, r7] = [
    samples(353),
    samples(3627),
    samples(1228),
    samples(2673),
    samples(2111),
    samples(335),
    samples(121),
  ]
  const [left, right] = [new Float32Array(input.length), new Float32Array(input.length)]
  const keep = 1 - damping

  let [softA, softB, backA, backB, wave] = [0, 0, 0, 0, 0]
  for (let at = 0; at < input.length; at++) {
    wait[at & mask] = input[at] ?? 0
    const diffused = smear(in2, at, i2, 0.75, smear(in1, at, i1, 0.75, read(wait, at - w1)))
    const smeared = smear(in4, at, i4, 0.625, smear(in3, at, i3, 0.625, diffused))
    // A tank that never sways rings like a pipe.
    wave += 0.9 / halfRate
    const sway = 4 * size * sine(wave)

    longA[at & mask] = smearBetween(turnA, at, a1 + sway, -0.7, smeared + decay * backB)
    softA += keep * (read(longA, at - a2) - softA)
    lastA[at & mask] = smear(smearA, at, a3, 0.5, softA * decay)
    backA = read(lastA, at - a4)

    longB[at & mask] = smearBetween(turnB, at, b1 - sway, -0.7, smeared + decay * backA)
    softB += keep * (read(longB, at - b2) - softB)
    lastB[at & mask] = smear(smearB, at, b3, 0.5, softB * decay)
    backB = read(lastB, at - b4)

    left[at] =
      read(longB, at - l1) +
      read(longB, at - l2) -
      read(smearB, at - l3) +
      read(lastB, at - l4) -
      read(longA, at - l5) -
      read(smearA, at - l6) -
      read(lastA, at - l7)
    right[at] =
      read(longA, at - r1) +
      read(longA, at - r2) -
      read(smearA, at - r3) +
      read(lastA, at - r4) -
      read(longB, at - r5) -
      read(smearB, at - r6) -
      read(lastB, at - r7)
  }
  // The filter does not know that it runs at half the rate: 420 Hz to it are 210.
  return [double(highpass(left, 420), dry[0].length), double(highpass(right, 420), dry[0].length)]
}
