import { sampleRate, type Tone } from './tone.ts'
import { sine } from './waves.ts'

/** Levels over time, linear between the given moments; the first is at 0, the last is held. */
export const follow = (tone: Tone, moments: readonly (readonly [seconds: number, level: number])[]): Tone => {
  let at = 0
  for (const [index, [time, level]] of moments.entries()) {
    const [nextTime, nextLevel] = moments[index + 1] ?? [tone.length / sampleRate, level]
    const end = Math.min(tone.length, Math.round(nextTime * sampleRate))
    const slope = nextTime > time ? (nextLevel - level) / (nextTime - time) : 0
    for (; at < end; at++) tone[at] = (tone[at] ?? 0) * (level + slope * (at / sampleRate - time))
  }
  return tone
}

/** A level that changes slowly: computed every 64 samples, linear in between. */
export const ride = (tone: Tone, level: (seconds: number) => number): Tone => {
  const stride = 64
  let from = level(0)
  for (let start = 0; start < tone.length; start += stride) {
    const to = level((start + stride) / sampleRate)
    const slope = (to - from) / stride
    const end = Math.min(tone.length, start + stride)
    for (let at = start; at < end; at++) tone[at] = (tone[at] ?? 0) * (from + slope * (at - start))
    from = to
  }
  return tone
}

/** Decays to a thousandth (-60 dB) in `ring` seconds. */
export const decay = (tone: Tone, ring: number, from = 0): Tone => {
  const factor = 0.001 ** (1 / (ring * sampleRate))
  let level = 1
  for (let at = Math.round(from * sampleRate); at < tone.length; at++) {
    tone[at] = (tone[at] ?? 0) * level
    level *= factor
  }
  return tone
}

/** A fade in and a fade out, each half a cosine. */
export const swell = (tone: Tone, attack: number, release: number): Tone => {
  const rise = Math.min(tone.length, Math.round(attack * sampleRate))
  const fall = Math.min(tone.length, Math.round(release * sampleRate))
  for (let at = 0; at < rise; at++) tone[at] = (tone[at] ?? 0) * (0.5 - 0.5 * sine(0.25 + at / (2 * rise)))
  for (let at = 0; at < fall; at++) {
    const index = tone.length - 1 - at
    tone[index] = (tone[index] ?? 0) * (0.5 - 0.5 * sine(0.25 + at / (2 * fall)))
  }
  return tone
}

/** An envelope follower: fast attack, slow release (seconds to 63%). */
export const levelOf = (tone: Tone, attack: number, release: number): Tone => {
  const level = new Float32Array(tone.length)
  const up = 1 - Math.exp(-1 / (attack * sampleRate))
  const down = 1 - Math.exp(-1 / (release * sampleRate))
  let held = 0
  for (let at = 0; at < tone.length; at++) {
    const now = Math.abs(tone[at] ?? 0)
    held += (now - held) * (now > held ? up : down)
    level[at] = held
  }
  return level
}
