import { middle, type Print, side } from '../print.ts'
import { disc, ring } from '../svg.ts'

/** Concentric rings; width and distance of each follow the loudness of the sound. */
export const rings = ({ chance, relief, paper, ink, hot }: Print): string => {
  const count = chance.pick([10, 13, 16, 20])
  const heights = relief(count)
  const pointed = chance.whole(2, Math.floor(count * 0.6))
  const position = chance.pick(['centre', 'centre', 'low', 'corner'] as const)
  const [x, y] = { centre: [middle, middle], low: [middle, side * 0.86], corner: [side * 0.12, side * 0.9] }[position] as [number, number]
  const reach = { centre: 490, low: 800, corner: 1000 }[position]
  // The gaps follow the sound too: wide in loud passages, narrow in quiet ones.
  const gaps = heights.map((height) => 0.4 + 1.3 * height ** 1.5)
  const whole = gaps.reduce((sum, gap) => sum + gap, 0)
  let radius = 0
  const drawn = gaps.map((gap, index) => {
    const room = (gap / whole) * reach
    radius += room
    const width = Math.max(3, room * (0.12 + 0.56 * (heights[index] ?? 0)))
    return ring(x, y, radius - width / 2, index === pointed ? hot : ink, index === pointed ? Math.max(width, room * 0.62) : width)
  })
  const label = disc(x, y, Math.max(10, ((gaps[0] ?? 1) / whole) * reach * 0.45), chance.is(0.5) ? hot : ink)
  return drawn.reverse().join('') + label + disc(x, y, 5, paper)
}
