import { sampleRate, type Tone } from './tone.ts'

/** Runs a wave with a changing frequency. The phase is a local variable: one captured by a closure would be allocated for each sample. */
export const oscillate = (hz: Tone, wave: (phase: number, step: number) => number): Tone => {
  const tone = new Float32Array(hz.length)
  let phase = 0
  for (let at = 0; at < tone.length; at++) {
    const step = (hz[at] ?? 0) / sampleRate
    phase += step
    if (phase >= 1) phase -= 1
    tone[at] = wave(phase, step)
  }
  return tone
}
