import { middle, type Print } from '../print.ts'
import { clipped, disc, moved, rect } from '../svg.ts'

/** A disc cut into strips, each shifted by the loudness of the sound. */
export const slices = ({ chance, relief, ink, hot, shade }: Print): string => {
  const count = chance.pick([9, 14, 20, 28])
  const heights = relief(count)
  const radius = 390
  const strip = (2 * radius) / count
  const push = chance.pick([70, 110, 150])
  // The accent is the loudest strip near the middle, because those at the edge are too small.
  const body = heights.map((height, index) => (index > count * 0.2 && index < count * 0.8 ? height : 0))
  const pointed = body.indexOf(Math.max(...body))
  const isShadowed = chance.is(0.5)
  const angle = chance.pick([0, 0, 90, -45])

  const strips = heights.map((height, index) => {
    const top = middle - radius + index * strip
    const aside = (index % 2 ? 1 : -1) * (height - 0.25) * push
    const cut = strip * (0.1 + 0.12 * (1 - height))
    const window = rect(0, top, 2 * middle, strip - cut, '#000')
    const moon = clipped(disc(middle, middle, radius, index === pointed ? hot : ink), `strip${index}`, window)
    return moved(moon, `translate(${Math.round(aside)} 0)`)
  })
  const shadow = isShadowed ? disc(middle, middle, radius, shade) : ''
  return moved(shadow + strips.join(''), `rotate(${angle} ${middle} ${middle})`)
}
