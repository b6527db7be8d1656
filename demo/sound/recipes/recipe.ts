import type { SpaceName } from '../effects/plate.ts'
import type { Mode } from '../music/keys.ts'
import type { Stage } from '../music/stage.ts'
import type { Stereo } from '../signal/tone.ts'

/** A piece that can be played again and again, never the same with another seed, tempo or key. */
export type Recipe = {
  /** Where it is at home, if the sketch asks for nothing else. */
  tempo: readonly [slowest: number, fastest: number]
  modes: readonly Mode[]
  /** From 0.5 (straight) on, over pairs of sixteenths (0.25) or eighths (0.5). */
  swing?: readonly [least: number, most: number]
  grid?: 0.25 | 0.5
  /** Integrated loudness of the result in LUFS. */
  loudness?: number
  /** The room it stands in when no effect brings another. */
  space?: { name: SpaceName; amount: number }
  play: (stage: Stage) => Stereo
}
