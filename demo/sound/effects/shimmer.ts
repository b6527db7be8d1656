import { lowpass } from '../signal/filters.ts'
import { mix } from '../signal/mixing.ts'
import { copyOf, type Stereo, samplesIn, type Tone } from '../signal/tone.ts'
import { sine } from '../signal/waves.ts'
import type { Effect } from './effect.ts'
import { spaces } from './plate.ts'
import { reverberate } from './tank.ts'

/** An octave up: grains read at double speed, two at a time so that one covers the other's crossfade. */
const octaveUp = (tone: Tone): Tone => {
  const raised = new Float32Array(tone.length)
  const grain = 2 * samplesIn(0.0425)
  for (const shift of [0, grain / 2]) {
    for (let at = grain; at < tone.length; at++) {
      const within = (at + shift) % grain
      const window = 0.5 - 0.5 * sine(0.25 + within / grain)
      raised[at] = (raised[at] ?? 0) + window * (tone[at - grain + within] ?? 0)
    }
  }
  return raised
}

/** A reverb whose echoes come back an octave higher. */
export const shimmer: Effect = (dry) => {
  const first = reverberate(dry, { ...spaces.hall, decay: 0.72 })
  const raised = first.map((side) => lowpass(octaveUp(side), 7000)) as Stereo
  const second = reverberate(raised, { ...spaces.hall, decay: 0.78, damping: 0.2 })
  const wet = copyOf(dry)
  mix(wet, first, 0.3)
  mix(wet, second, 0.34)
  return wet
}
