import { chanceOf } from '#demo/sound/chance.ts'
import { type InkName, inkNames, inks as palette, thinned } from './inks.ts'
import type { Print } from './print.ts'
import { type Peaks, reliefOf } from './relief.ts'
import { contents } from './scenes/contents.ts'
import { desk } from './scenes/desk.ts'
import { panel } from './scenes/panel.ts'
import { reels } from './scenes/reels.ts'
import { roll } from './scenes/roll.ts'
import type { Scene } from './scenes/scene.ts'
import { sheetOf } from './svg.ts'

const kinds = { panel, contents, roll, reels, desk } satisfies Record<string, Scene>
export type SceneKind = keyof typeof kinds
export const sceneKinds = Object.keys(kinds) as SceneKind[]

const height = 1200

/** Width to height: 4 / 3, or written '4:3'. Scenes are composed for ratios between 4:3 and 16:9. */
type Ratio = number | `${number}:${number}`

const asNumber = (ratio: Ratio): number => {
  if (typeof ratio === 'number') return ratio
  const [across = 4, down = 3] = ratio.split(':').map(Number)
  return across / down
}

type Options = { seed: string; peaks: Peaks; ratio?: Ratio; kind?: SceneKind; inks?: InkName }

/** A wide image that goes with a cover, for galleries and image blocks: what the product might look like in use. */
export const drawScene = ({ seed, peaks, ratio = '4:3', kind, inks }: Options): string => {
  const chance = chanceOf(`scene ${seed}`)
  const drawn = { inks: chance.pick(inkNames), kind: chance.pick(sceneKinds) }
  const { paper, ink, hot } = palette[inks ?? drawn.inks]
  const print: Print = {
    paper,
    ink,
    hot,
    shade: thinned(ink, paper, 0.16),
    chance: chance.fork(kind ?? drawn.kind),
    relief: (columns) => reliefOf(peaks, columns),
  }
  const width = Math.round(height * asNumber(ratio))
  return sheetOf(width, height, paper, kinds[kind ?? drawn.kind](print, width, height))
}
