import { thinned } from '../inks.ts'
import { disc, flowing, type Point, rect, stroked } from '../svg.ts'
import { dash, fader, knob, meter, screenWave } from './controls.ts'
import type { Scene } from './scene.ts'

/** The front panel of a plugin: a screen with the sound, knobs and meters. */
export const panel: Scene = ({ chance, relief, paper, ink, hot }, width, height) => {
  const [w, h] = [Math.min(width - 260, 1340), 820]
  const [x, y] = [(width - w) / 2, (height - h) / 2]
  const soft = thinned(paper, ink, 0.14)
  const faint = thinned(paper, ink, 0.34)
  const inks = { cap: paper, mark: ink, track: faint, lit: hot }
  const body = rect(x, y, w, h, ink, 34)
  const screws = [
    [x + 34, y + 34],
    [x + w - 34, y + 34],
    [x + 34, y + h - 34],
    [x + w - 34, y + h - 34],
  ].map(([sx = 0, sy = 0]) => disc(sx, sy, 9, faint))
  const values = chance.shuffle(relief(12)).map((value) => 0.1 + 0.5 * value + chance.between(0, 0.32))
  const value = (index: number): number => values[index % values.length] ?? 0.5

  const screen = (sx: number, sy: number, sw: number, sh: number): string => {
    const ground = rect(sx, sy, sw, sh, soft, 16)
    if (chance.is(0.35)) {
      const curve = relief(9).map((level, index): Point => [sx + 40 + ((sw - 80) * index) / 8, sy + sh * 0.82 - level * sh * 0.62])
      const grid = [0.25, 0.5, 0.75].map((part) => rect(sx + 40, sy + sh * part, sw - 80, 3, faint)).join('')
      return ground + grid + stroked(flowing(curve), hot, 10) + curve.map(([px, py]) => disc(px, py, 15, paper)).join('')
    }
    return ground + screenWave(sx + 44, sy + 34, sw - 88, sh - 68, relief(72), chance.between(0.3, 0.7), hot, paper)
  }
  const row = (cx: number, cy: number, count: number, gap: number, radius: number, from: number): string =>
    Array.from({ length: count }, (_, index) => {
      const kx = cx + index * gap
      return knob(kx, cy, radius, value(from + index), inks) + dash(kx, cy + radius * 1.62, radius * chance.between(0.7, 1.2), faint)
    }).join('')
  const meters = (mx: number, my: number, mh: number): string =>
    [0, 1].map((side) => meter(mx + side * 44, my, 32, mh, value(side) * 0.6 + 0.35, paper, hot, soft)).join('')

  const wide = (): string =>
    screen(x + 80, y + 80, w - 300, 330) + meters(x + w - 158, y + 84, 640) + row(x + 190, y + 560, 5, (w - 460) / 4, 74, 0)
  const big = (): string =>
    knob(x + 310, y + h / 2 - 20, 172, value(3), inks) +
    dash(x + 310, y + h - 150, 130, faint) +
    screen(x + 600, y + 80, w - 680, 300) +
    row(x + 680, y + 560, 4, (w - 800) / 3, 56, 5)
  const sliders = (): string =>
    screen(x + 80, y + 80, w - 160, 250) +
    Array.from({ length: 6 }, (_, index) =>
      fader(x + 130 + index * 96, y + 400, 300, value(index), { cap: index === 2 ? hot : paper, mark: ink, track: faint }),
    ).join('') +
    row(x + 820, y + 480, 3, (w - 950) / 2, 58, 6) +
    row(x + 820, y + 670, 3, (w - 950) / 2, 40, 9)
  return body + screws.join('') + chance.pick([wide, big, sliders])()
}
