import { bandpass, bell, highpass, highShelf, lowpass, lowShelf } from '../signal/filters.ts'
import { addTo, amplify } from '../signal/mixing.ts'
import { drive } from '../signal/saturate.ts'
import { copyOf, type Stereo } from '../signal/tone.ts'
import type { Effect } from './effect.ts'

const each = (dry: Stereo, treat: (side: Float32Array) => Float32Array): Stereo => copyOf(dry).map(treat) as Stereo

/** A tilt of the whole spectrum, with less low middle and more treble. */
export const tilt: Effect = (dry) =>
  each(dry, (side) => {
    lowShelf(side, 180, -3)
    bell(side, 320, -3.5, 0.9)
    bell(side, 3100, 2.5, 0.7)
    return highShelf(side, 7800, 5.5)
  })

/** The opposite: warm, round, dark. */
export const warmth: Effect = (dry) =>
  each(dry, (side) => {
    lowShelf(side, 150, 4.5)
    bell(side, 420, 1.5, 0.7)
    bell(side, 2800, -3, 0.8)
    return drive(highShelf(side, 5200, -7), 1.4, 0.77)
  })

/** A small transistor radio. */
export const radio: Effect = (dry) => {
  const wet = each(dry, (side) => {
    lowpass(highpass(highpass(side, 420), 380), 3100)
    drive(side, 5, 0.33, 0.3)
    bell(side, 1150, 7, 1.4)
    const box = bandpass(side.slice(), 680, 5)
    addTo(side, box, 0.6)
    return amplify(lowpass(side, 3900), 0.8)
  })
  const [left, right] = copyOf(wet)
  addTo(wet[0], right, 0.8)
  addTo(wet[1], left, 0.8)
  return wet
}
