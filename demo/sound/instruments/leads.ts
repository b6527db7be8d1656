import { multiply } from '../signal/mixing.ts'
import { oscillate } from '../signal/oscillate.ts'
import { ladder } from '../signal/swept-filters.ts'
import { sampleRate, type Tone } from '../signal/tone.ts'
import { pulse, saw, sine } from '../signal/waves.ts'
import type { Gesture } from './mono-synth.ts'

/** Two saws and a square an octave below, into a ladder filter that follows the gate. */
export const sawLead = ({ hz, level, since }: Gesture, bright: number): Tone => {
  const tone = new Float32Array(hz.length)
  let [one, two, low] = [0, 0.3, 0.6]
  for (let at = 0; at < tone.length; at++) {
    const step = (hz[at] ?? 0) / sampleRate
    one += step
    two += step * 1.006
    low += step * 0.5
    if (one >= 1) one -= 1
    if (two >= 1) two -= 1
    if (low >= 1) low -= 1
    tone[at] = 0.4 * saw(one, step) + 0.4 * saw(two, step) + 0.25 * pulse(low, step, 0.5)
  }
  const at = (time: number): number => Math.min(tone.length - 1, Math.round(time * sampleRate))
  const cutoff = (time: number): number => {
    const index = at(time)
    return 300 + (hz[index] ?? 0) * 1.5 + bright * (level[index] ?? 0) * (700 + 2600 * Math.exp(-(since[index] ?? 0) / 0.22))
  }
  return multiply(ladder(tone, cutoff, 0.45, 1.2), level)
}

/** A filtered pulse with changing width, like the flutes and reeds of a cheap keyboard. */
export const pulseLead = ({ hz, level }: Gesture, width: number): Tone => {
  const tone = new Float32Array(hz.length)
  let [phase, slow] = [0, 0]
  for (let at = 0; at < tone.length; at++) {
    const step = (hz[at] ?? 0) / sampleRate
    phase += step
    slow += 0.7 / sampleRate
    if (phase >= 1) phase -= 1
    tone[at] = pulse(phase, step, width + 0.12 * sine(slow))
  }
  return multiply(
    ladder(tone, (time) => 1200 + 1500 * (level[Math.min(level.length - 1, Math.round(time * sampleRate))] ?? 0), 0.2),
    level,
  )
}

/** Almost a sine, like a whistle, a theremin or a musical saw. */
const whistle = (phase: number): number => sine(phase) + 0.12 * sine(2 * phase) + 0.05 * sine(3 * phase)
export const sineLead = ({ hz, level }: Gesture): Tone => multiply(oscillate(hz, whistle), level)
