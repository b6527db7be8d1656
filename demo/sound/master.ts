import { measureLoudness } from '#domains/media/sound/measure-loudness.ts'
import { limit } from './effects/dynamics.ts'
import { swell } from './signal/envelopes.ts'
import { highpass } from './signal/filters.ts'
import { amplify } from './signal/mixing.ts'
import { decibels, type Stereo, sampleRate } from './signal/tone.ts'

/** A little under -1 dBFS, because MP3 decoders overshoot. */
const ceiling = decibels(-1.1)

/** Sets the level by integrated loudness, not by peaks. Works in place; a known loudness is not measured again. */
export const bringTo = (bus: Stereo, loudness: number, known = measureLoudness(bus, sampleRate)): Stereo => {
  for (const side of bus) amplify(side, decibels(loudness - known))
  return bus
}

/** The last stage of every sound: no DC, the requested loudness, nothing over the ceiling, no click at either end. */
export const master = (bus: Stereo, loudness: number, known?: number): Stereo => {
  for (const side of bus) highpass(side, 22)
  bringTo(bus, loudness, known)
  limit(bus, ceiling)
  for (const side of bus) swell(side, 0.003, 0.45)
  return bus
}
