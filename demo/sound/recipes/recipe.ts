import type { SpaceName } from '../effects/plate.ts'
import type { Mode } from '../music/keys.ts'
import type { Stage } from '../music/stage.ts'
import type { Stereo } from '../signal/tone.ts'

/** A piece that can be rendered any number of times; it differs by seed, tempo and key. */
export type Recipe = {
  /** The usual range, if the sketch sets no tempo. */
  tempo: readonly [slowest: number, fastest: number]
  modes: readonly Mode[]
  /** From 0.5 (straight) on, over pairs of sixteenths (0.25) or eighths (0.5). */
  swing?: readonly [least: number, most: number]
  grid?: 0.25 | 0.5
  /** Integrated loudness of the result in LUFS. */
  loudness?: number
  /** Its reverb, if no effect brings another. */
  space?: { name: SpaceName; amount: number }
  play: (stage: Stage) => Stereo
}
