import { saturate } from './saturate.ts'
import { sampleRate, type Tone } from './tone.ts'

/** A moving cutoff is computed every 32 samples: finer than audible, and 32 times cheaper. */
const stride = 32

type Cutoff = (seconds: number) => number

const coefficient = (hz: number): number => Math.tan((Math.PI * Math.max(10, Math.min(hz, 18000))) / sampleRate)

/** A state variable filter with a moving cutoff (Simper's form, stable however fast it moves). */
const sweep = (tone: Tone, cutoff: Cutoff, q: number, output: 'low' | 'band'): Tone => {
  const k = 1 / q
  let [first, second] = [0, 0]
  for (let start = 0; start < tone.length; start += stride) {
    const g = coefficient(cutoff(start / sampleRate))
    const a1 = 1 / (1 + g * (g + k))
    const a2 = g * a1
    const a3 = g * a2
    const end = Math.min(tone.length, start + stride)
    for (let at = start; at < end; at++) {
      const v3 = (tone[at] ?? 0) + 1e-18 - second
      const band = a1 * first + a2 * v3
      const low = second + a2 * first + a3 * v3
      first = 2 * band - first
      second = 2 * low - second
      tone[at] = output === 'low' ? low : band * k
    }
  }
  return tone
}

export const sweptLowpass = (tone: Tone, cutoff: Cutoff, q = Math.SQRT1_2): Tone => sweep(tone, cutoff, q, 'low')
export const sweptBandpass = (tone: Tone, cutoff: Cutoff, q = 1): Tone => sweep(tone, cutoff, q, 'band')

/** Four poles in a row with the resonance fed back through a soft limiter, as in a transistor ladder. */
export const ladder = (tone: Tone, cutoff: Cutoff, resonance: number, drive = 1): Tone => {
  let [s1, s2, s3, s4] = [0, 0, 0, 0]
  for (let start = 0; start < tone.length; start += stride) {
    const a = 1 - Math.exp((-2 * Math.PI * Math.max(10, Math.min(cutoff(start / sampleRate), 14000))) / sampleRate)
    const end = Math.min(tone.length, start + stride)
    for (let at = start; at < end; at++) {
      const x = saturate(drive * (tone[at] ?? 0) - 4 * resonance * saturate(s4))
      s1 += a * (x - s1)
      s2 += a * (s1 - s2)
      s3 += a * (s2 - s3)
      s4 += a * (s3 - s4)
      // Resonance reduces the bass in a ladder filter; half of that is compensated.
      tone[at] = s4 * (1 + 2 * resonance)
    }
  }
  return tone
}
