import { DelayLine } from '../signal/delay-line.ts'
import { mix } from '../signal/mixing.ts'
import { saturate } from '../signal/saturate.ts'
import { copyOf, type Stereo, sampleRate } from '../signal/tone.ts'
import { sine } from '../signal/waves.ts'
import type { Effect } from './effect.ts'

type Echo = { beats: number; feedback: number; amount: number; tone: number; wobble: number }

/** Echoes that alternate between the sides and lose bass and treble each time, as in a tape echo; returns only the echoes. */
export const echoes = ([left, right]: Stereo, tempo: number, { beats, feedback, tone, wobble }: Echo): Stereo => {
  const length = Math.min(1.2, (beats * 60) / tempo) * sampleRate
  const [lineLeft, lineRight] = [new DelayLine(length + 400), new DelayLine(length + 400)]
  const [wetLeft, wetRight] = [new Float32Array(left.length), new Float32Array(left.length)]
  const treble = 1 - Math.exp((-2 * Math.PI * tone) / sampleRate)
  const bass = 1 - Math.exp((-2 * Math.PI * 190) / sampleRate)
  let [softLeft, softRight, deepLeft, deepRight, wave] = [0, 0, 0, 0, 0]
  for (let at = 0; at < left.length; at++) {
    wave += 0.8 / sampleRate
    const sway = wobble * sine(wave)
    softLeft += treble * (lineLeft.readBetween(length + sway) - softLeft)
    softRight += treble * (lineRight.readBetween(length - sway) - softRight)
    deepLeft += bass * (softLeft - deepLeft)
    deepRight += bass * (softRight - deepRight)
    const outLeft = softLeft - deepLeft
    const outRight = softRight - deepRight
    wetLeft[at] = outLeft
    wetRight[at] = outRight
    lineLeft.write(saturate(0.7 * (left[at] ?? 0) + 0.3 * (right[at] ?? 0) + feedback * outRight))
    lineRight.write(saturate(0.3 * (right[at] ?? 0) + feedback * 1.05 * outLeft))
  }
  return [wetLeft, wetRight]
}

const repeating =
  (echo: Echo): Effect =>
  (dry, { tempo }) => {
    const wet = copyOf(dry)
    mix(wet, echoes(dry, tempo, echo), echo.amount)
    return wet
  }

/** Dotted eighths, alternating between the sides. */
export const delay = repeating({ beats: 0.75, feedback: 0.55, amount: 0.6, tone: 5200, wobble: 6 })
/** Dub: longer, darker, with much feedback. */
export const dubDelay = repeating({ beats: 1.5, feedback: 0.72, amount: 0.7, tone: 2400, wobble: 24 })
/** One quick repeat, as on old records. */
export const slapback = repeating({ beats: 0.22, feedback: 0.18, amount: 0.65, tone: 4200, wobble: 10 })
