import { middle, type Print, side } from '../print.ts'
import { loudestColumns } from '../relief.ts'
import { disc, line, rect } from '../svg.ts'

/** The waveform as the rays of a sun: a whole circle, or half of one over a horizon. */
export const rays = ({ chance, relief, paper, ink, hot }: Print): string => {
  const isHalf = chance.is(0.3)
  const count = isHalf ? chance.pick([40, 56]) : chance.pick([48, 64, 84])
  const heights = relief(count)
  const pointed = new Set(loudestColumns(heights, chance.pick([3, 4, 6])))
  const inner = isHalf ? chance.between(180, 240) : chance.between(120, 200)
  const reach = isHalf ? 480 : 320
  const [x, y] = [middle, isHalf ? side * 0.72 : middle]
  const width = ((2 * Math.PI * inner) / count) * (isHalf ? 0.28 : chance.between(0.5, 0.62))
  const start = isHalf ? 0.5 : 0.75
  const turns = isHalf ? 0.5 : 1
  const cap = chance.pick(['round', 'butt'] as const)

  const drawn = heights.map((height, index) => {
    const angle = 2 * Math.PI * (start + (turns * (index + 0.5)) / count)
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const outer = inner + 24 + height * reach
    return line([x + dx * inner, y + dy * inner], [x + dx * outer, y + dy * outer], pointed.has(index) ? hot : ink, width, cap)
  })
  const sun = isHalf || chance.is(0.35) ? disc(x, y, inner - width * 2.2, isHalf ? hot : ink) : ''
  const horizon = isHalf ? line([110, y + 4], [side - 110, y + 4], ink, 8) : ''
  return sun + (isHalf ? rect(0, y, side, side - y, paper) : '') + drawn.join('') + horizon
}
