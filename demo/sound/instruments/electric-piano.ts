import { swell } from '../signal/envelopes.ts'
import { hertz, sampleRate, silence, type Tone } from '../signal/tone.ts'
import { sine } from '../signal/waves.ts'

type ReedShape = { bark: number; tine: number; ring: number }

export const reeds = {
  stage: { bark: 1, tine: 0.6, ring: 5.5 },
  soft: { bark: 0.55, tine: 0.35, ring: 6.5 },
  glassy: { bark: 0.8, tine: 1.2, ring: 6 },
  reedy: { bark: 1.9, tine: 0.25, ring: 2.6 },
} satisfies Record<string, ReedShape>

/** A tine in front of a pickup: phase modulation at the note for the body, at fourteen times for the strike. */
export const electricPiano = (pitch: number, seconds: number, velocity: number, { bark, tine, ring }: ReedShape): Tone => {
  const tone = silence(seconds + 0.12)
  const step = hertz(pitch) / sampleRate
  const overtone = hertz(pitch) * 14 < 15000 ? 14 : 7
  const life = ring * 2 ** ((60 - pitch) / 30)
  const bodyFade = 0.001 ** (1 / (life * sampleRate))
  const barkFade = 0.001 ** (1 / (life * 0.45 * sampleRate))
  const tineFade = 0.001 ** (1 / (0.5 * sampleRate))
  let [body, depth, strike, phase] = [1, 0.09 + 0.2 * bark * velocity * velocity, tine * (0.035 + 0.08 * velocity), 0]
  for (let at = 0; at < tone.length; at++) {
    phase += step
    const wave = sine(phase + depth * sine(phase)) + 0.4 * sine(phase * 1.0007 + strike * sine(phase * overtone))
    // The pickup reacts more strongly when the tine is close, which gives even harmonics.
    tone[at] = body * (wave + 0.16 * bark * velocity * body * (wave * wave - 0.6))
    body *= bodyFade
    depth = 0.03 + (depth - 0.03) * barkFade
    strike *= tineFade
  }
  return swell(tone, 0.002, 0.12)
}
