import type { Chance } from '../chance.ts'
import { samplesIn, type Tone } from './tone.ts'

/** White noise between -1 and 1. It takes one random number and continues with its own generator: a closure per sample is too slow. */
export const whiteNoise = (seconds: number, chance: Chance): Tone => {
  const noise = new Float32Array(samplesIn(seconds))
  let state = chance.whole(1, 0x7ffffffe) | 0
  for (let at = 0; at < noise.length; at++) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    noise[at] = state / 2147483648
  }
  return noise
}

/** Pink noise: 3 dB less per octave (Paul Kellet's filter). */
export const pinkNoise = (seconds: number, chance: Chance): Tone => {
  const noise = whiteNoise(seconds, chance)
  let [slow, middle, fast] = [0, 0, 0]
  for (let at = 0; at < noise.length; at++) {
    const white = noise[at] ?? 0
    slow = 0.99765 * slow + white * 0.099046
    middle = 0.963 * middle + white * 0.2965164
    fast = 0.57 * fast + white * 1.0526913
    noise[at] = (slow + middle + fast + white * 0.1848) * 0.25
  }
  return noise
}

/** A smooth random signal between -1 and 1 that changes about `hertz` times a second: for breath, wind, hands, motors. */
export const wander = (seconds: number, hertz: number, chance: Chance): Tone => {
  const line = new Float32Array(samplesIn(seconds))
  const stride = samplesIn(1 / hertz)
  let [from, to] = [chance.between(-1, 1), chance.between(-1, 1)]
  for (let start = 0; start < line.length; start += stride) {
    for (let at = 0; at < stride && start + at < line.length; at++) {
      const t = at / stride
      line[start + at] = from + (to - from) * t * t * (3 - 2 * t)
    }
    from = to
    to = chance.between(-1, 1)
  }
  return line
}
