import { lowpass } from '../signal/filters.ts'
import { saturate } from '../signal/saturate.ts'
import { copyOf, type Stereo, sampleRate } from '../signal/tone.ts'
import type { Effect } from './effect.ts'

/** An early sampler: few bits, a low sample rate, and a filter that removes only the worst of the aliasing. */
const sample =
  (clock: number, bits: number, top: number): Effect =>
  (dry) =>
    copyOf(dry).map((side) => {
      const steps = 2 ** (bits - 1)
      let [turn, held] = [1, 0]
      for (let at = 0; at < side.length; at++) {
        turn += clock / sampleRate
        if (turn >= 1) {
          turn -= 1
          held = Math.round(saturate(1.5 * (side[at] ?? 0)) * steps) / steps
        }
        side[at] = held
      }
      return lowpass(side, top)
    }) as Stereo

export const crush = sample(9000, 6, 8200)
/** Twelve bits at 26 kHz, as in samplers of the late eighties. */
export const sampler = sample(16000, 8, 9500)
