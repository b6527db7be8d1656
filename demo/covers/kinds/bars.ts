import type { Print } from '../print.ts'
import { side } from '../print.ts'
import { loudestColumns } from '../relief.ts'
import { rect } from '../svg.ts'

/** The waveform as bars: from its middle, from the bottom, or twice with the second as an echo of the first. */
export const bars = ({ chance, relief, ink, hot, shade }: Print): string => {
  const count = chance.pick([32, 44, 56, 72])
  const heights = relief(count)
  const pointed = new Set(loudestColumns(heights, chance.pick([3, 4, 5])))
  const margin = chance.pick([110, 140])
  const pitch = (side - 2 * margin) / count
  const width = pitch * chance.pick([0.46, 0.58, 0.7])
  const radius = chance.is(0.5) ? width / 2 : 0
  const colour = (index: number): string => (pointed.has(index) ? hot : ink)
  const left = (index: number): number => margin + index * pitch + (pitch - width) / 2

  const hanging = (): string =>
    heights.map((height, index) => rect(left(index), side / 2 - height * 430, width, height * 860, colour(index), radius)).join('')
  const standing = (): string => {
    const floor = side - margin
    const run = heights.map((height, index) => rect(left(index), floor - height * 860, width, height * 860, colour(index), radius))
    return run.join('')
  }
  const echoed = (): string =>
    heights
      .map((height, index) => {
        const above = rect(left(index), side * 0.6 - height * 460, width, height * 460, colour(index), radius)
        return above + rect(left(index), side * 0.6 + 14, width, height * 260, shade, radius)
      })
      .join('')

  return chance.pick([hanging, hanging, standing, echoed])()
}
