import { lowpass } from './filters.ts'
import { sampleRate, type Tone } from './tone.ts'

/** Springs and plates have little above 8 kHz, so they run at half the rate, which takes half the time. */
export const halfRate = sampleRate / 2

/** Every second sample, after a filter against aliasing. Filters in place. */
export const halve = (tone: Tone, top = 8500): Tone => {
  lowpass(tone, top)
  const half = new Float32Array(Math.ceil(tone.length / 2))
  for (let at = 0; at < half.length; at++) half[at] = tone[2 * at] ?? 0
  return half
}

/** Back to the full rate with linear interpolation: its errors are at high frequencies, quiet, and masked by the dry sound. */
export const double = (half: Tone, length: number): Tone => {
  const tone = new Float32Array(length)
  // The last pair is left silent: one read past the end would make every read in this loop slow.
  for (let at = 0; at < half.length - 1; at++) {
    const now = half[at] ?? 0
    tone[2 * at] = now
    tone[2 * at + 1] = 0.5 * (now + (half[at + 1] ?? 0))
  }
  return tone
}
