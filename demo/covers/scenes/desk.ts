import { thinned } from '../inks.ts'
import { disc, rect } from '../svg.ts'
import { dash, fader, knob, meter } from './controls.ts'
import type { Scene } from './scene.ts'

/** A close-up of a mixing desk: one strip for each part of the sound, with the fader at its loudness. */
export const desk: Scene = ({ chance, relief, paper, ink, hot, shade }, width, height) => {
  const count = chance.pick([7, 8, 9])
  const levels = relief(count)
  const margin = 90
  const strip = (width - 2 * margin) / count
  const loudest = levels.indexOf(Math.max(...levels))
  const faint = thinned(ink, paper, 0.3)

  return levels
    .map((level, index) => {
      const x = margin + (index + 0.5) * strip
      const isLoudest = index === loudest
      const inks = { cap: isLoudest ? hot : ink, mark: paper, track: faint, lit: isLoudest ? hot : ink }
      const ground = index % 2 ? '' : rect(x - strip / 2, 0, strip, height, shade)
      const knobs = [0, 1].map((row) => knob(x, 150 + row * 190, 46, chance.between(0.15, 0.9), inks)).join('')
      const button = chance.is(0.3) ? disc(x, 484, 20, hot) : disc(x, 484, 20, faint)
      const value = 0.16 + 0.5 * level + chance.between(0, 0.22)
      const moves = fader(x - strip * 0.1, 570, 440, value, { cap: inks.cap, mark: paper, track: faint }, strip * 0.42)
      const shown = meter(x + strip * 0.24, 566, strip * 0.12, 448, value * 0.94, ink, hot, thinned(ink, paper, 0.16))
      return ground + knobs + button + moves + shown + dash(x, height - 112, strip * 0.4, faint)
    })
    .join('')
}
