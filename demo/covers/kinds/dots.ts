import { middle, type Print, side } from '../print.ts'
import { disc, moved, rect } from '../svg.ts'

/** A halftone: the waveform as a coarse screen of dots, which grow towards its middle line. */
export const dots = ({ chance, relief, ink, hot }: Print): string => {
  const count = chance.pick([18, 22, 28])
  const columns = relief(count)
  const margin = 120
  const pitch = (side - 2 * margin) / count
  const isSquare = chance.is(0.22)
  const turned = chance.pick([0, 0, 45])
  const pointed = columns.indexOf(Math.max(...columns))
  const fit = turned ? 0.74 : 1

  const cells = columns.flatMap((height, column) =>
    Array.from({ length: count }, (_, row) => {
      const away = Math.abs((row + 0.5) / count - 0.5) * 2
      // Inside the waveform dots are full size; outside they fade to tiny ones, so that the screen stays visible.
      const size = Math.max(0.09, Math.min(1, (height * 1.08 - away) * 2.6 + 0.12))
      const [x, y] = [margin + (column + 0.5) * pitch, margin + (row + 0.5) * pitch]
      const radius = pitch * 0.47 * size
      const colour = column === pointed ? hot : ink
      return isSquare ? rect(x - radius, y - radius, 2 * radius, 2 * radius, colour) : disc(x, y, radius, colour)
    }),
  )
  return moved(cells.join(''), `translate(${middle} ${middle}) rotate(${turned}) scale(${fit}) translate(${-middle} ${-middle})`)
}
