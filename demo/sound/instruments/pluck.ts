import type { Chance } from '../chance.ts'
import { swell } from '../signal/envelopes.ts'
import { bell, lowpass } from '../signal/filters.ts'
import { normalise } from '../signal/mixing.ts'
import { whiteNoise } from '../signal/noise.ts'
import { hertz, sampleRate, samplesIn, silence, type Tone } from '../signal/tone.ts'

type StringShape = {
  /** How much treble each round trip loses, 0 to 1. */
  damping?: number
  /** Seconds until the note is gone. */
  ring?: number
  /** The plucking position, as a fraction of the string. */
  pick?: number
  /** Finger (0.3), nail (1), plectrum (2). */
  bright?: number
}

/** A string as a feedback loop that loses treble in each round (Karplus-Strong), tuned between samples by an allpass. */
export const pluck = (
  pitch: number,
  seconds: number,
  velocity: number,
  chance: Chance,
  { damping = 0.4, ring = 3, pick = 0.18, bright = 1 }: StringShape = {},
): Tone => {
  const hz = hertz(pitch)
  // The averaging filter delays by its damping fraction of a sample, so the loop is shorter by that.
  const period = sampleRate / hz - damping * 0.5
  const whole = Math.floor(period - 0.2)
  const fraction = period - whole
  const allpass = (1 - fraction) / (1 + fraction)
  const loss = 0.001 ** (1 / (ring * hz))

  const string = strike(whole, bright * (500 + 6000 * velocity * velocity), chance, pick)
  const tone = silence(seconds + 0.06)
  let [before, input, output] = [0, 0, 0]
  let turn = 0
  for (let at = 0; at < tone.length; at++) {
    const now = string[turn] ?? 0
    const damped = loss * (now * (1 - 0.5 * damping) + before * 0.5 * damping)
    before = now
    output = allpass * (damped - output) + input
    input = damped
    string[turn] = output
    turn = turn + 1 === whole ? 0 : turn + 1
    tone[at] = now
  }
  return swell(normalise(tone), 0.0008, 0.05)
}

/** The excitation: higher harmonics are weaker, there is nothing over `top`, and a notch at the plucking position. */
const strike = (length: number, top: number, chance: Chance, pick: number): Tone => {
  const noise = whiteNoise((length + 2) / sampleRate, chance).slice(0, length)
  // Two rounds, so that the filter has settled and the loop closes without a jump.
  let soft = 0
  for (let at = 0; at < 2 * length; at++) {
    soft += (8 / length) * ((noise[at % length] ?? 0) - soft)
    if (at >= length) noise[at - length] = soft
  }
  lowpass(noise, top, 0.6)
  const notch = Math.max(1, Math.round(length * pick))
  const string = new Float32Array(length)
  let sum = 0
  for (let at = 0; at < length; at++) {
    const sample = (noise[at] ?? 0) - (noise[(at - notch + length) % length] ?? 0)
    string[at] = sample
    sum += sample
  }
  // A loop would keep a DC offset forever, so it is removed.
  for (let at = 0; at < length; at++) string[at] = (string[at] ?? 0) - sum / length
  return string
}

/** The resonance of a guitar's body. */
export const withBody = (tone: Tone): Tone => {
  bell(tone, 104, 4, 1.6)
  bell(tone, 205, 3.5, 1.8)
  bell(tone, 2600, -3, 0.8)
  return tone
}

/** A soft mute after the note, as with the palm. */
export const palm = (tone: Tone, after: number): Tone => {
  const from = samplesIn(after)
  let level = 1
  for (let at = from; at < tone.length; at++) {
    level *= 0.9994
    tone[at] = (tone[at] ?? 0) * level
  }
  return tone
}
