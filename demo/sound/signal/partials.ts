import { sampleRate, type Tone } from './tone.ts'

/**
 * Adds one decaying partial: frequency, level, and the seconds until -60 dB. A rotating phasor needs two multiplications per sample, where
 * a sine and an exponential would need two calls.
 */
export const addPartial = (tone: Tone, hz: number, level: number, ring: number, from = 0): void => {
  if (hz > 17000 || level === 0) return
  const radius = 0.001 ** (1 / (ring * sampleRate))
  const turn = (2 * Math.PI * hz) / sampleRate
  const first = 2 * radius * Math.cos(turn)
  const second = radius * radius
  let before = 0
  let now = level * radius * Math.sin(turn)
  const start = Math.round(from * sampleRate)
  const end = Math.min(tone.length, start + Math.ceil(ring * 1.1 * sampleRate))
  for (let at = start; at < end; at++) {
    tone[at] = (tone[at] ?? 0) + before
    const next = first * now - second * before
    before = now
    now = next
  }
}
