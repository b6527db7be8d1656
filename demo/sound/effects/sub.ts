import { levelOf } from '../signal/envelopes.ts'
import { lowpass } from '../signal/filters.ts'
import { addTo, middleOf } from '../signal/mixing.ts'
import { copyOf } from '../signal/tone.ts'
import type { Effect } from './effect.ts'

/** An octave below: a flip-flop that toggles at every second rise of the bass, smoothed, with the level of the input. */
export const sub: Effect = (dry) => {
  const bass = lowpass(lowpass(middleOf(dry), 120), 160)
  const level = levelOf(bass, 0.004, 0.06)
  const low = new Float32Array(bass.length)
  let [before, side] = [0, 1]
  for (let at = 0; at < low.length; at++) {
    const now = bass[at] ?? 0
    if (before <= 0 && now > 0) side = -side
    before = now
    low[at] = side * (level[at] ?? 0)
  }
  lowpass(lowpass(low, 62), 90)
  const wet = copyOf(dry)
  for (const channel of wet) {
    addTo(channel, low, 1)
    addTo(channel, bass, 0.2)
  }
  return wet
}
