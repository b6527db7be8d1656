import { levelOf, ride } from '../signal/envelopes.ts'
import { highpass } from '../signal/filters.ts'
import { addTo, loudestOf, multiply, shape } from '../signal/mixing.ts'
import { drive } from '../signal/saturate.ts'
import { copyOf, decibels, type Stereo, sampleRate, type Tone } from '../signal/tone.ts'
import type { Effect } from './effect.ts'

/** The louder of both sides: both get the same gain, or the stereo image would shift with every hit. */
const louderOf = ([left, right]: Stereo): Tone => {
  const louder = new Float32Array(left.length)
  for (let at = 0; at < louder.length; at++) louder[at] = Math.max(Math.abs(left[at] ?? 0), Math.abs(right[at] ?? 0))
  return louder
}

const apply = (dry: Stereo, gain: Tone): Stereo => copyOf(dry).map((side) => multiply(side, gain)) as Stereo

type Setting = { threshold: number; ratio: number; attack: number; release: number; makeUp: number }

const compress = (dry: Stereo, { threshold, ratio, attack, release, makeUp }: Setting): Stereo => {
  // The side chain has less bass, so that the kick does not turn everything else down.
  const heard = louderOf(copyOf(dry).map((side) => highpass(side, 110)) as Stereo)
  const level = levelOf(heard, attack, release)
  const gainAt = (seconds: number): number => {
    const over = 20 * Math.log10(Math.max(level[Math.min(level.length - 1, Math.round(seconds * sampleRate))] ?? 0, 1e-5)) - threshold
    // A soft knee of 6 dB.
    const bent = over <= -3 ? 0 : over >= 3 ? over : (over + 3) ** 2 / 12
    return decibels(makeUp - bent * (1 - 1 / ratio))
  }
  return copyOf(dry).map((side) => ride(side, gainAt)) as Stereo
}

/** Gentle bus compression: slow, with a low ratio. Used inside recipes, on both sides of a comparison. */
export const glue = (dry: Stereo): Stereo => compress(dry, { threshold: -18, ratio: 2, attack: 0.02, release: 0.16, makeUp: 2 })

/** A bus compressor that should be audible, with some of the dry signal mixed in. */
export const compressor: Effect = (dry) => {
  const wet = compress(dry, { threshold: -28, ratio: 6, attack: 0.006, release: 0.11, makeUp: 11 })
  for (const side of wet) drive(side, 1.15)
  addTo(wet[0], dry[0], 0.2)
  addTo(wet[1], dry[1], 0.2)
  return wet
}

/** Loudness by limiting: driven hard into a soft limiter. */
export const maximiser: Effect = (dry) => {
  const wet = compress(dry, { threshold: -22, ratio: 3, attack: 0.003, release: 0.07, makeUp: 10 })
  for (const side of wet) drive(side, 2.1, 0.8)
  return wet
}

/** A transient shaper: the difference between a fast and a slow envelope controls the gain. */
export const transients: Effect = (dry) => {
  const heard = louderOf(dry)
  const quick = levelOf(heard, 0.0008, 0.045)
  const slow = levelOf(heard, 0.022, 0.16)
  let [wanted, held] = [1, 1]
  for (let at = 0; at < quick.length; at++) {
    // Logarithms are slow: once every eight samples is enough for an attack.
    if (at % 8 === 0) {
      const edge = 20 * Math.log10(((quick[at] ?? 0) + 1e-4) / ((slow[at] ?? 0) + 1e-4))
      wanted = decibels(Math.max(-11, Math.min(9, edge > 0 ? edge * 0.9 : edge * 1.6)))
    }
    held += (wanted - held) * (wanted > held ? 0.06 : 0.006)
    quick[at] = held
  }
  return apply(dry, quick)
}

/** Turns a sound down at every hit of the key signal, as the kick does in house music. */
export const duck = (dry: Stereo, key: Tone, depth: number, release: number): Stereo => {
  const level = levelOf(key, 0.002, release)
  const top = level.reduce((max, value) => Math.max(max, value), 1e-6)
  return apply(
    dry,
    shape(level, (value) => 1 - depth * Math.min(1, (value / top) * 1.3)),
  )
}

/** Limits every sample to the ceiling without a jump: the gain starts to fall before the peak and recovers after it. In place. */
export const limit = ([left, right]: Stereo, ceiling: number): void => {
  if (Math.max(loudestOf(left), loudestOf(right)) <= ceiling) return
  const gain = new Float32Array(left.length)
  const recover = 1 - Math.exp(-1 / (0.09 * sampleRate))
  const prepare = 1 - Math.exp(-1 / (0.0015 * sampleRate))
  let held = 1
  for (let at = 0; at < gain.length; at++) {
    const level = Math.max(Math.abs(left[at] ?? 0), Math.abs(right[at] ?? 0))
    held = Math.min(level > ceiling ? ceiling / level : 1, held + (1 - held) * recover)
    gain[at] = held
  }
  held = 1
  for (let at = gain.length - 1; at >= 0; at--) {
    held = Math.min(gain[at] ?? 1, held + (1 - held) * prepare)
    gain[at] = held
  }
  multiply(left, gain)
  multiply(right, gain)
}
