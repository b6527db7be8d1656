import { type Print, side } from '../print.ts'
import { clipped, moved, rect, ring } from '../svg.ts'

/** Tiles of quarter circles, turned at random so that they form paths. */
export const arcs = ({ chance, relief, paper, ink, hot, shade }: Print): string => {
  const count = chance.pick([3, 4, 4, 5])
  const heights = relief(count * count)
  const tile = side / count
  const bands = chance.pick([3, 4, 5])
  const order = chance.shuffle(heights.map((_, index) => index))
  const pointed = new Set(order.slice(0, Math.max(2, Math.round(count * 0.9))))
  const quiet = new Set(order.slice(-Math.round(count * 0.8)))

  return heights
    .map((height, index) => {
      const [x, y] = [(index % count) * tile, Math.floor(index / count) * tile]
      const step = tile / bands
      const width = step * (0.22 + 0.56 * height)
      const colour = pointed.has(index) ? hot : ink
      const drawn = Array.from({ length: bands }, (_, band) => ring(0, 0, step * (band + 0.5), colour, width)).join('')
      const ground = quiet.has(index) ? rect(0, 0, tile, tile, shade) : rect(0, 0, tile, tile, paper)
      const turn = chance.whole(0, 3)
      const corner = moved(
        clipped(ground + drawn, `tile${index}`, rect(0, 0, tile, tile, '#000')),
        `rotate(${turn * 90} ${tile / 2} ${tile / 2})`,
      )
      return moved(corner, `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})`)
    })
    .join('')
}
