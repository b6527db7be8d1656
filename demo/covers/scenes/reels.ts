import { thinned } from '../inks.ts'
import { arc, disc, line, type Point, rect, ring, stroked } from '../svg.ts'
import { dash } from './controls.ts'
import type { Scene } from './scene.ts'

type ReelInks = { flange: string; tape: string; hub: string; hole: string }

/** A reel with three windows and the remaining tape. */
const reel = (x: number, y: number, radius: number, wound: number, turned: number, { flange, tape, hub, hole }: ReelInks): string => {
  const spokes = [0, 1, 2].map((third) => {
    const angle = 2 * Math.PI * (turned + third / 3)
    return line([x, y], [x + Math.cos(angle) * radius * 0.9, y + Math.sin(angle) * radius * 0.9], flange, radius * 0.26)
  })
  const rim = ring(x, y, radius * 0.94, flange, radius * 0.12)
  return [
    disc(x, y, radius, hole),
    disc(x, y, wound, tape),
    spokes.join(''),
    rim,
    disc(x, y, radius * 0.34, flange),
    disc(x, y, radius * 0.17, hub),
    disc(x, y, radius * 0.06, hole),
  ].join('')
}

/** A tape machine from above: two reels, the heads between them, and two level meters. */
export const reels: Scene = ({ chance, relief, paper, ink, hot }, width, height) => {
  const left = width / 2 - 340
  const right = width / 2 + 340
  const y = height * 0.37
  const radius = 290
  const played = chance.between(0.25, 0.75)
  const wound = (share: number): number => radius * (0.42 + 0.44 * share)
  const body = rect(70, 70, width - 140, height - 140, ink, 40)
  const soft = thinned(paper, ink, 0.16)
  const inks = { flange: paper, tape: thinned(paper, ink, 0.32), hub: hot, hole: thinned(paper, ink, 0.1) }
  const path: Point[] = [
    [left - wound(1 - played), y],
    [left - 120, height - 330],
    [width / 2, height - 300],
    [right + 120, height - 330],
    [right + wound(played), y],
  ]
  const threaded = path.slice(1).map((point, index) => line(path[index] ?? point, point, hot, 7, 'round'))
  const heads = [-150, 0, 150].map((offset) => rect(width / 2 + offset - 46, height - 356, 92, 96, offset === 0 ? paper : soft, 14))
  const guides = path.slice(1, -1).map(([gx, gy]) => disc(gx, gy, 26, paper))
  const levels = relief(24)
  const needle = (x: number, level: number): string => {
    const angle = Math.PI * (1.3 + 0.38 * level)
    const dial = rect(x - 150, height - 250, 300, 150, soft, 18)
    const scale = stroked(arc(x, height - 84, 128, 0.62, 0.82), paper, 6) + stroked(arc(x, height - 84, 128, 0.83, 0.88), hot, 10)
    return dial + scale + line([x, height - 112], [x + 128 * Math.cos(angle), height - 84 + 128 * Math.sin(angle)], paper, 6, 'round')
  }
  return [
    body,
    threaded.join(''),
    reel(left, y, radius, wound(1 - played), chance.next(), inks),
    reel(right, y, radius, wound(played), chance.next(), inks),
    heads.join(''),
    guides.join(''),
    needle(width / 2 - 430, levels[6] ?? 0.5),
    needle(width / 2 + 430, levels[18] ?? 0.6),
    [0, 1, 2, 3]
      .map(
        (index) =>
          rect(width / 2 - 190 + index * 100, height - 210, 80, 62, index === 2 ? hot : soft, 12) +
          dash(width / 2 - 150 + index * 100, height - 124, 40, thinned(paper, ink, 0.4)),
      )
      .join(''),
  ].join('')
}
