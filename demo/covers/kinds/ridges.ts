import { type Print, side } from '../print.ts'
import { flowing, type Point, stroked } from '../svg.ts'

/** Rows of ridges, each the same sound a little later; one of them is accented. */
export const ridges = ({ chance, relief, paper, ink, hot }: Print): string => {
  const count = chance.pick([9, 13, 18, 24])
  const points = 48
  const heights = relief(points)
  const at = (index: number): number => heights[(index + points) % points] ?? 0
  const smooth = heights.map((height, index) => 0.5 * height + 0.25 * (at(index - 1) + at(index + 1)))
  const shift = chance.whole(2, 7)
  const pointed = Math.floor(count * chance.between(0.35, 0.7))
  const isFullWidth = chance.is(0.5)
  const [left, right] = isFullWidth ? [-20, side + 20] : [130, side - 130]
  const top = 300
  const gap = (side - top - 130) / (count - 1)
  const rise = Math.max(150, gap * 2.2)
  const isFilled = chance.is(0.3)

  return Array.from({ length: count }, (_, row) => {
    const base = top + row * gap
    const run = Array.from({ length: points }, (_, index): Point => {
      const across = index / (points - 1)
      // The sides stay flat, as in a seismogram.
      const window = Math.sin(Math.PI * across) ** (isFullWidth ? 0.8 : 1.8)
      const height = smooth[(index + row * shift) % points] ?? 0
      return [left + across * (right - left), base - height * rise * window]
    })
    const isPointed = row === pointed
    const hidden = `${flowing(run)}L${right} ${side + 40}L${left} ${side + 40}Z`
    const mask = `<path d="${hidden}" fill="${isPointed && isFilled ? hot : paper}"/>`
    return mask + stroked(flowing(run), isPointed ? hot : ink, isPointed ? Math.max(10, gap * 0.2) : Math.max(4.5, gap * 0.085))
  }).join('')
}
