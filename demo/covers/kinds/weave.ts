import { type Print, side } from '../print.ts'
import { rect } from '../svg.ts'

/** A woven pattern whose threads are as wide as the sound is loud, over and under each other. */
export const weave = ({ chance, relief, paper, ink, hot, shade }: Print): string => {
  const count = chance.pick([7, 9, 11, 14])
  const heights = relief(count * 2)
  const margin = chance.pick([0, 100])
  const pitch = (side - 2 * margin) / count
  const gap = 0.08 * pitch
  const breadth = (height: number): number => pitch * (0.2 + 0.66 * height)
  const warp = heights.slice(0, count)
  const weft = heights.slice(count)
  const hotWarp = warp.indexOf(Math.max(...warp))
  const hotWeft = chance.is(0.6) ? weft.indexOf(Math.max(...weft)) : -1
  const centre = (index: number): number => margin + (index + 0.5) * pitch
  const twill = chance.pick([2, 2, 3])

  const across = weft.map((height, row) =>
    rect(margin, centre(row) - breadth(height) / 2, side - 2 * margin, breadth(height), row === hotWeft ? hot : shade),
  )
  const down = warp.map((height, column) => {
    const width = breadth(height)
    const colour = column === hotWarp ? hot : ink
    const thread = rect(centre(column) - width / 2, margin, width, side - 2 * margin, colour)
    // Where the weft is on top, it is drawn again over the warp, with a line of paper at both edges.
    const over = weft.map((other, row) => {
      if ((column + row) % twill !== 0) return ''
      const length = breadth(other)
      const bridge = rect(centre(column) - pitch / 2, centre(row) - length / 2, pitch, length, row === hotWeft ? hot : shade)
      return rect(centre(column) - width / 2, centre(row) - length / 2 - gap, width, length + 2 * gap, paper) + bridge
    })
    return thread + over.join('')
  })
  return across.join('') + down.join('')
}
