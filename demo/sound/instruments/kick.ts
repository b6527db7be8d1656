import type { Chance } from '../chance.ts'
import { decay } from '../signal/envelopes.ts'
import { lowpass } from '../signal/filters.ts'
import { addTo, normalise } from '../signal/mixing.ts'
import { whiteNoise } from '../signal/noise.ts'
import { saturate } from '../signal/saturate.ts'
import { sampleRate, silence, type Tone } from '../signal/tone.ts'
import { sine } from '../signal/waves.ts'

type KickShape = {
  /** The final pitch of the drum, and how far above it starts (Hz). */
  pitch: number
  drop: number
  /** Seconds of the pitch drop, and until silence. */
  fall: number
  ring: number
  click: number
  drive: number
}

export const kicks = {
  acoustic: { pitch: 54, drop: 90, fall: 0.02, ring: 0.34, click: 0.5, drive: 1.4 },
  dusty: { pitch: 62, drop: 110, fall: 0.016, ring: 0.26, click: 0.25, drive: 2.6 },
  house: { pitch: 50, drop: 240, fall: 0.024, ring: 0.36, click: 0.35, drive: 1.8 },
  techno: { pitch: 46, drop: 320, fall: 0.03, ring: 0.5, click: 0.3, drive: 3.2 },
  boom: { pitch: 41, drop: 150, fall: 0.03, ring: 1.3, click: 0.2, drive: 1.6 },
  soft: { pitch: 50, drop: 60, fall: 0.018, ring: 0.3, click: 0.1, drive: 1.1 },
} satisfies Record<string, KickShape>

/** A sine with a falling pitch and a little drive, with a click at the start. */
export const kick = (shape: KickShape, velocity: number, chance: Chance): Tone => {
  const { pitch, drop, fall, ring, click, drive } = shape
  const tone = silence(ring + 0.05)
  const bend = Math.exp(-1 / (fall * sampleRate))
  const fade = 0.001 ** (1 / (ring * sampleRate))
  let [above, level, phase] = [drop * (0.6 + 0.4 * velocity), 1, 0]
  for (let at = 0; at < tone.length; at++) {
    phase += (pitch + above) / sampleRate
    above *= bend
    level *= fade
    // The level stays up for a moment before it falls.
    tone[at] = saturate(drive * sine(phase) * Math.min(1, level * 1.6)) * Math.min(1, level * 4)
  }
  const beater = lowpass(decay(whiteNoise(0.02, chance), 0.014), 2200 + 3200 * velocity)
  addTo(tone, beater, click * (0.4 + 0.6 * velocity))
  return normalise(tone)
}
