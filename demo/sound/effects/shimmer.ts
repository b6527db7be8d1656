import { lowpass } from '../signal/filters.ts'
import { mix } from '../signal/mixing.ts'
import { copyOf, type Stereo, samplesIn, type Tone } from '../signal/tone.ts'
import type { Effect } from './effect.ts'
import { spaces } from './plate.ts'
import { reverberate } from './tank.ts'

/** An octave up: grains read at double speed, two at a time so that one always covers the other's seam. */
const octaveUp = (tone: Tone): Tone => {
  const raised = new Float32Array(tone.length)
  const grain = samplesIn(0.085)
  for (let at = 0; at < tone.length; at++) {
    let sum = 0
    for (const shift of [0, grain / 2]) {
      const within = (at + shift) % grain
      const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * within) / grain)
      sum += window * (tone[Math.floor(at - grain + within)] ?? 0)
    }
    raised[at] = sum
  }
  return raised
}

/** A hall whose echoes come back an octave higher. */
export const shimmer: Effect = (dry) => {
  const first = reverberate(dry, { ...spaces.hall, decay: 0.72 })
  const raised = first.map((side) => lowpass(octaveUp(side), 7000)) as Stereo
  const second = reverberate(raised, { ...spaces.hall, decay: 0.78, damping: 0.2 })
  const wet = copyOf(dry)
  mix(wet, first, 0.3)
  mix(wet, second, 0.34)
  return wet
}
