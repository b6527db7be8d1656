import { sampleRate, type Tone } from './tone.ts'

type Coefficients = { b0: number; b1: number; b2: number; a0: number; a1: number; a2: number }

/** After a sound has ended, a filter would continue with denormal numbers, which take processors twenty times as long. */
const barely = 1e-18

const run = (tone: Tone, { b0, b1, b2, a0, a1, a2 }: Coefficients): Tone => {
  const [p, q, r, s, t] = [b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0]
  let [first, second] = [0, 0]
  for (let at = 0; at < tone.length; at++) {
    const x = (tone[at] ?? 0) + barely
    const y = p * x + first
    first = q * x - s * y + second
    second = r * x - t * y
    tone[at] = y
  }
  return tone
}

const angles = (hz: number, q: number) => {
  const w = (2 * Math.PI * Math.max(5, Math.min(hz, sampleRate * 0.47))) / sampleRate
  return { cos: Math.cos(w), alpha: Math.sin(w) / (2 * q) }
}

/** The second-order filters of the Audio EQ Cookbook. All work in place and return their input. */
export const lowpass = (tone: Tone, hz: number, q = Math.SQRT1_2): Tone => {
  const { cos, alpha } = angles(hz, q)
  return run(tone, { b0: (1 - cos) / 2, b1: 1 - cos, b2: (1 - cos) / 2, a0: 1 + alpha, a1: -2 * cos, a2: 1 - alpha })
}

export const highpass = (tone: Tone, hz: number, q = Math.SQRT1_2): Tone => {
  const { cos, alpha } = angles(hz, q)
  return run(tone, { b0: (1 + cos) / 2, b1: -1 - cos, b2: (1 + cos) / 2, a0: 1 + alpha, a1: -2 * cos, a2: 1 - alpha })
}

/** Gain 1 at the centre, whatever the width. */
export const bandpass = (tone: Tone, hz: number, q = 1): Tone => {
  const { cos, alpha } = angles(hz, q)
  return run(tone, { b0: alpha, b1: 0, b2: -alpha, a0: 1 + alpha, a1: -2 * cos, a2: 1 - alpha })
}

export const bell = (tone: Tone, hz: number, decibels: number, q = 1): Tone => {
  const { cos, alpha } = angles(hz, q)
  const a = 10 ** (decibels / 40)
  return run(tone, { b0: 1 + alpha * a, b1: -2 * cos, b2: 1 - alpha * a, a0: 1 + alpha / a, a1: -2 * cos, a2: 1 - alpha / a })
}

export const lowShelf = (tone: Tone, hz: number, decibels: number): Tone => shelf(tone, hz, decibels, 1)
export const highShelf = (tone: Tone, hz: number, decibels: number): Tone => shelf(tone, hz, decibels, -1)

const shelf = (tone: Tone, hz: number, decibels: number, side: 1 | -1): Tone => {
  const { cos, alpha } = angles(hz, Math.SQRT1_2)
  const a = 10 ** (decibels / 40)
  const root = 2 * Math.sqrt(a) * alpha
  const c = side * cos
  return run(tone, {
    b0: a * (a + 1 - (a - 1) * c + root),
    b1: side * 2 * a * (a - 1 - (a + 1) * c),
    b2: a * (a + 1 - (a - 1) * c - root),
    a0: a + 1 + (a - 1) * c + root,
    a1: side * -2 * (a - 1 + (a + 1) * c),
    a2: a + 1 + (a - 1) * c - root,
  })
}
