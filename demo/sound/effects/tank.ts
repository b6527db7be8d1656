import { highpass } from '../signal/filters.ts'
import { double, halfRate, halve } from '../signal/half-rate.ts'
import { middleOf } from '../signal/mixing.ts'
import type { Stereo, Tone } from '../signal/tone.ts'
import { sine } from '../signal/waves.ts'

export type Space = {
  /** Relative to the plate in the paper. */
  size: number
  /** How much of the sound remains after each round, 0 to 1. */
  decay: number
  /** How much treble each round loses, 0 to 1. */
  damping: number
  /** Seconds before the first reflection. */
  predelay: number
}

/** Zeros before the start of every line, longer than the longest delay, so that reads need no bounds check. */
const lead = 8192

/** An allpass: delays a click without changing its spectrum. */
const smear = (tone: Tone, length: number, amount: number): Tone => {
  const inside = new Float32Array(lead + tone.length)
  for (let at = 0; at < tone.length; at++) {
    const late = inside[lead + at - length] ?? 0
    const now = (tone[at] ?? 0) - amount * late
    inside[lead + at] = now
    tone[at] = late + amount * now
  }
  return tone
}

/** One half of the figure-of-eight loop. */
type Arm = { long: Tone; smeared: Tone; last: Tone }

/** Sums seven taps: four on the near arm, three on the far one, some of them inverted. */
const hear = (places: readonly number[], near: Arm, far: Arm, length: number): Tone => {
  const [p1 = 0, p2 = 0, p3 = 0, p4 = 0, p5 = 0, p6 = 0, p7 = 0] = places
  const [long, smeared, last] = [near.long, near.smeared, near.last]
  const [farLong, farSmeared, farLast] = [far.long, far.smeared, far.last]
  const heard = new Float32Array(length)
  for (let at = 0; at < length; at++) {
    const close = (long[at + p1] ?? 0) + (long[at + p2] ?? 0) - (smeared[at + p3] ?? 0) + (last[at + p4] ?? 0)
    heard[at] = close - (farLong[at + p5] ?? 0) - (farSmeared[at + p6] ?? 0) - (farLast[at + p7] ?? 0)
  }
  return heard
}

/**
 * The figure-of-eight tank of Dattorro's "Effect Design" (JAES 1997), whose lengths are in samples at 29761 Hz; returns only the reverb.
 * Everything without feedback runs before and after the loop, so that the loop stays small enough for the compiler.
 */
export const reverberate = (dry: Stereo, { size, decay, damping, predelay }: Space): Stereo => {
  const samples = (count: number): number => Math.min(lead - 64, Math.round((count * size * halfRate) / 29761))
  const input = halve(middleOf(dry))
  for (const [count, amount] of [
    [142, 0.75],
    [107, 0.75],
    [379, 0.625],
    [277, 0.625],
  ] as const)
    smear(input, samples(count), amount)

  const line = (): Tone => new Float32Array(lead + input.length)
  const [turnA, longA, smearA, lastA, turnB, longB, smearB, lastB] = [line(), line(), line(), line(), line(), line(), line(), line()]
  const [a1, a2, a3, a4] = [samples(672), samples(4453), samples(1800), samples(3720)]
  const [b1, b2, b3, b4] = [samples(908), samples(4217), samples(2656), samples(3163)]
  const keep = 1 - damping
  let softA = 0
  let softB = 0
  for (let at = lead; at < turnA.length; at++) {
    const smeared = input[at - lead] ?? 0
    // Without modulation a tank has a metallic ring.
    const sway = 4 * size * sine((0.9 * at) / halfRate)

    const backA = at - a1 + sway
    const wholeA = backA | 0
    const earlyA = turnA[wholeA] ?? 0
    const turnedA = earlyA + ((turnA[wholeA + 1] ?? 0) - earlyA) * (backA - wholeA)
    const insideA = smeared + decay * (lastB[at - b4] ?? 0) + 0.7 * turnedA
    turnA[at] = insideA
    longA[at] = turnedA - 0.7 * insideA
    softA += keep * ((longA[at - a2] ?? 0) - softA)
    const spreadA = smearA[at - a3] ?? 0
    const nowA = softA * decay - 0.5 * spreadA
    smearA[at] = nowA
    lastA[at] = spreadA + 0.5 * nowA

    const backB = at - b1 - sway
    const wholeB = backB | 0
    const earlyB = turnB[wholeB] ?? 0
    const turnedB = earlyB + ((turnB[wholeB + 1] ?? 0) - earlyB) * (backB - wholeB)
    const insideB = smeared + decay * (lastA[at - a4] ?? 0) + 0.7 * turnedB
    turnB[at] = insideB
    longB[at] = turnedB - 0.7 * insideB
    softB += keep * ((longB[at - b2] ?? 0) - softB)
    const spreadB = smearB[at - b3] ?? 0
    const nowB = softB * decay - 0.5 * spreadB
    smearB[at] = nowB
    lastB[at] = spreadB + 0.5 * nowB
  }

  const wait = Math.round(predelay * halfRate)
  const heard = (counts: readonly number[], near: Arm, far: Arm): Tone => {
    const tapped = hear(
      counts.map((count) => lead - samples(count) - wait),
      near,
      far,
      input.length,
    )
    // The filter assumes the full rate: 420 Hz in its terms are 210 here.
    return double(highpass(tapped, 420), dry[0].length)
  }
  const [armA, armB] = [
    { long: longA, smeared: smearA, last: lastA },
    { long: longB, smeared: smearB, last: lastB },
  ]
  return [heard([266, 2974, 1913, 1996, 1990, 187, 1066], armB, armA), heard([353, 3627, 1228, 2673, 2111, 335, 121], armA, armB)]
}
