import { thinned } from '../inks.ts'
import { disc, rect } from '../svg.ts'
import { dash } from './controls.ts'
import type { Scene } from './scene.ts'

/** The contents of a pack: a grid of sounds, one of them playing. */
export const contents: Scene = ({ chance, relief, paper, ink, hot, shade }, width, height) => {
  const [columns, rows] = chance.pick([
    [4, 3],
    [5, 4],
    [3, 3],
  ] as const)
  const margin = 96
  const gap = 26
  const [w, h] = [(width - 2 * margin - (columns - 1) * gap) / columns, (height - 2 * margin - (rows - 1) * gap) / rows]
  const playing = chance.whole(columns, columns * rows - 2)
  const whole = relief(160)

  return Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [margin + (index % columns) * (w + gap), margin + Math.floor(index / columns) * (h + gap)]
    const isPlaying = index === playing
    const isDark = !isPlaying && chance.is(0.22)
    const ground = isPlaying ? hot : isDark ? ink : shade
    const drawn = isPlaying ? paper : isDark ? paper : ink
    // Every tile is another part of the same sound, shaped like a single hit.
    const from = chance.whole(0, 130)
    const shape = chance.pick([
      (t: number) => (1 - t) ** 1.4,
      (t: number) => Math.sin(Math.PI * t) ** 0.8,
      (t: number) => 1 - 0.5 * t,
      (t: number) => t ** 0.6 * (1 - t ** 6),
    ])
    const count = 30
    const pitch = (w - 70) / count
    const wave = Array.from({ length: count }, (_, bar) => {
      const level = Math.max(0.05, (whole[(from + bar) % whole.length] ?? 0) * shape((bar + 0.5) / count))
      const tall = level * h * 0.5
      return rect(x + 35 + bar * pitch, y + h * 0.44 - tall / 2, pitch * 0.55, tall, drawn, pitch * 0.27)
    }).join('')
    const label = dash(x + 35 + w * 0.16, y + h - 46, w * 0.32, thinned(drawn, ground, 0.75))
    const mark = isPlaying ? disc(x + w - 52, y + h - 42, 13, paper) : rect(x + w - 64, y + h - 46, 28, 8, thinned(drawn, ground, 0.4), 4)
    return rect(x, y, w, h, ground, 14) + wave + label + mark
  }).join('')
}
