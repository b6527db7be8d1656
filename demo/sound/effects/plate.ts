import { amplify, mix } from '../signal/mixing.ts'
import { copyOf, type Stereo } from '../signal/tone.ts'
import type { Effect } from './effect.ts'
import { reverberate, type Space } from './tank.ts'

export const spaces = {
  booth: { size: 0.32, decay: 0.25, damping: 0.3, predelay: 0.001 },
  room: { size: 0.5, decay: 0.42, damping: 0.25, predelay: 0.004 },
  plate: { size: 1, decay: 0.7, damping: 0.12, predelay: 0.008 },
  hall: { size: 1.6, decay: 0.74, damping: 0.18, predelay: 0.028 },
} satisfies Record<string, Space>
export type SpaceName = keyof typeof spaces

/** A performance with some reverb. */
export const placedIn = (dry: Stereo, space: Space, amount: number): Stereo => {
  const wet = copyOf(dry)
  mix(wet, reverberate(dry, space), 0.6 * amount)
  return wet
}

/** More reverb than in a normal mix, because here it is the product; the dry side is a little quieter. */
const showing =
  (space: Space, amount: number): Effect =>
  (dry) => {
    const wet = placedIn(dry, space, amount)
    for (const side of wet) amplify(side, 0.9)
    return wet
  }

export const room = showing(spaces.room, 0.6)
export const plate = showing(spaces.plate, 0.5)
export const hall = showing(spaces.hall, 0.55)
