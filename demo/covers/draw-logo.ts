import { chanceOf } from '#demo/sound/chance.ts'
import { type InkName, inkNames, inks as palette } from './inks.ts'
import { type MarkName, markNames, marks } from './marks.ts'
import { moved, sheetOf } from './svg.ts'

const side = 400

type Options = { seed: string; name: string; mark?: MarkName; inks?: InkName }

/** A creator's logo in two inks. It depends on seed and name, so that two creators with the same seed still differ. */
export const drawLogo = ({ seed, name, mark, inks }: Options): string => {
  const chance = chanceOf(`logo ${seed} ${name}`)
  const drawn = { inks: chance.pick(inkNames), mark: chance.pick(markNames) }
  const { paper, ink, hot } = palette[inks ?? drawn.inks]
  const [ground, figure] = chance.pick([
    [paper, ink],
    [ink, paper],
    [paper, hot],
    [hot, paper],
  ] as const)
  const figureDrawn = marks[mark ?? drawn.mark](chance, figure, ground)
  return sheetOf(side, side, ground, moved(figureDrawn, 'translate(200 200) scale(1.12) translate(-200 -200)'))
}
