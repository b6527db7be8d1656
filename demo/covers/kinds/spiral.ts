import { middle, type Print } from '../print.ts'
import { disc, type Point, polygon } from '../svg.ts'

/** A spiral from the edge to the middle, as wide as the sound is loud at that moment. */
export const spiral = ({ chance, relief, paper, ink, hot }: Print): string => {
  const turns = chance.pick([5, 7, 9, 12])
  const heights = relief(96)
  const outer = 500
  const inner = chance.between(60, 130)
  const gap = (outer - inner) / turns
  const count = turns * 90
  const direction = chance.pick([1, -1])
  const hotFrom = chance.between(0.12, 0.6)
  const hotUntil = hotFrom + 1.1 / turns

  const edge = (along: number, outwards: 1 | -1): Point => {
    const position = along * (heights.length - 1)
    const [before, after] = [heights[Math.floor(position)] ?? 0, heights[Math.ceil(position)] ?? 0]
    const between = position % 1
    const height = before + (after - before) * between * between * (3 - 2 * between)
    // Both ends taper off.
    const taper = Math.min(1, along * turns * 2, (1 - along) * turns * 2) ** 0.6
    const radius = outer - along * (outer - inner) + outwards * gap * (0.06 + 0.36 * height) * taper
    const angle = direction * along * turns * 2 * Math.PI - Math.PI / 2
    return [middle + radius * Math.cos(angle), middle + radius * Math.sin(angle)]
  }
  const groove = (from: number, until: number, fill: string): string => {
    const steps = Array.from(
      { length: Math.ceil((until - from) * count) + 1 },
      (_, index, all = Math.ceil((until - from) * count)) => from + ((until - from) * index) / all,
    )
    return polygon([...steps.map((along) => edge(along, 1)), ...steps.reverse().map((along) => edge(along, -1))], fill)
  }
  const label = disc(middle, middle, inner * 0.52, chance.is(0.5) ? hot : ink) + disc(middle, middle, 7, paper)
  return groove(0, 1, ink) + groove(hotFrom, hotUntil, hot) + label
}
