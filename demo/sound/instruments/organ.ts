import type { Chance } from '../chance.ts'
import { decay, swell } from '../signal/envelopes.ts'
import { highpass } from '../signal/filters.ts'
import { addTo } from '../signal/mixing.ts'
import { whiteNoise } from '../signal/noise.ts'
import { addPartial } from '../signal/partials.ts'
import { hertz, silence, type Tone } from '../signal/tone.ts'

const footages = [0.5, 1.5, 1, 2, 3, 4, 5, 6, 8]

/** Drawbars from 0 to 8, as organists write them: 16', 5 1/3', 8', 4', 2 2/3', 2', 1 3/5', 1 1/3', 1'. */
export const organ = (pitch: number, seconds: number, drawbars: readonly number[], chance: Chance): Tone => {
  const tone = silence(seconds + 0.04)
  for (const [index, ratio] of footages.entries()) {
    const drawn = drawbars[index] ?? 0
    const hz = hertz(pitch) * ratio
    if (drawn === 0) continue
    const level = 0.16 * 10 ** (((drawn - 8) * 3) / 20)
    // A partial that never decays is a sine.
    addPartial(tone, hz, level, Number.POSITIVE_INFINITY)
  }
  addTo(tone, highpass(decay(whiteNoise(0.012, chance), 0.008), 1500), 0.05)
  return swell(tone, 0.004, 0.02)
}
