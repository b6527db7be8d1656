import type { Chance } from '../chance.ts'
import { decay, swell } from '../signal/envelopes.ts'
import { bandpass, lowpass } from '../signal/filters.ts'
import { addTo } from '../signal/mixing.ts'
import { whiteNoise } from '../signal/noise.ts'
import { addPartial } from '../signal/partials.ts'
import { hertz, silence, type Tone } from '../signal/tone.ts'

/** An upright piano with felt: few partials, slightly sharp, two strings that beat, and the noise of the mechanics. */
export const feltPiano = (pitch: number, seconds: number, velocity: number, chance: Chance): Tone => {
  const tone = silence(seconds + 0.25)
  const hz = hertz(pitch)
  const stiffness = 0.00035 * 2 ** ((pitch - 60) / 14)
  const life = 5.5 * 2 ** ((60 - pitch) / 22)
  const count = Math.min(13, Math.floor(4800 / hz) + 2)
  for (let partial = 1; partial <= count; partial++) {
    const exact = hz * partial * Math.sqrt(1 + stiffness * partial * partial)
    const level = (Math.exp(-partial * (0.62 - 0.3 * velocity)) * (partial % 7 === 0 ? 0.2 : 1)) / (1 + 0.0003 * exact)
    const ring = life / (1 + 0.42 * (partial - 1))
    addPartial(tone, exact, level, ring * 0.6)
    if (partial < 5) addPartial(tone, exact * 2 ** (chance.between(0.8, 2.2) / 1200), level * 0.45, ring)
  }
  const hammer = decay(lowpass(whiteNoise(0.09, chance), 420 + 500 * velocity), 0.06)
  addTo(tone, hammer, 0.28)
  const felt = decay(bandpass(whiteNoise(0.05, chance), 2300, 0.7), 0.04)
  addTo(tone, felt, 0.035)
  return swell(tone, 0.003, 0.22)
}
