import { lowpass } from './filters.ts'
import { sampleRate, type Tone } from './tone.ts'

/** Springs and plates say little above 8 kHz: they run at half the rate, for half the price. */
export const halfRate = sampleRate / 2

/** Every second sample, after a filter that keeps the top from folding down. Filters in place. */
export const halve = (tone: Tone, top = 8500): Tone => {
  lowpass(tone, top)
  const half = new Float32Array(Math.ceil(tone.length / 2))
  for (let at = 0; at < half.length; at++) half[at] = tone[2 * at] ?? 0
  return half
}

/** Back to the full rate, on straight lines: what they add at the top is faint, and under the dry sound. */
export const double = (half: Tone, length: number): Tone => {
  const tone = new Float32Array(length)
  // The last pair is left silent: one read past the end would make every read of this loop slow.
  for (let at = 0; at < half.length - 1; at++) {
    const now = half[at] ?? 0
    tone[2 * at] = now
    tone[2 * at + 1] = 0.5 * (now + (half[at + 1] ?? 0))
  }
  return tone
}
