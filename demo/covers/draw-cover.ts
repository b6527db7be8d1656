import { chanceOf } from '#demo/sound/chance.ts'
import { type InkName, inkNames, inks as palette, thinned } from './inks.ts'
import { arcs } from './kinds/arcs.ts'
import { bars } from './kinds/bars.ts'
import { dots } from './kinds/dots.ts'
import { rays } from './kinds/rays.ts'
import { ridges } from './kinds/ridges.ts'
import { rings } from './kinds/rings.ts'
import { slices } from './kinds/slices.ts'
import { spiral } from './kinds/spiral.ts'
import { weave } from './kinds/weave.ts'
import { type Print, side } from './print.ts'
import { type Peaks, reliefOf } from './relief.ts'
import { sheetOf } from './svg.ts'

const kinds = { bars, rings, rays, ridges, dots, arcs, weave, slices, spiral } satisfies Record<string, (print: Print) => string>
export type CoverKind = keyof typeof kinds
export const coverKinds = Object.keys(kinds) as CoverKind[]

type Options = { seed: string; peaks: Peaks; kind?: CoverKind; inks?: InkName }

/** A square cover as SVG, drawn from the sound of the product. Kind and inks are chosen by the seed unless they are given. */
export const drawCover = ({ seed, peaks, kind, inks }: Options): string => {
  const chance = chanceOf(`cover ${seed}`)
  const drawn = { inks: chance.pick(inkNames), kind: chance.pick(coverKinds) }
  const { paper, ink, hot } = palette[inks ?? drawn.inks]
  const print: Print = {
    paper,
    ink,
    hot,
    shade: thinned(ink, paper, 0.16),
    chance: chance.fork(kind ?? drawn.kind),
    relief: (columns) => reliefOf(peaks, columns),
  }
  return sheetOf(side, side, paper, kinds[kind ?? drawn.kind](print))
}
