import { arc, disc, line, rect, stroked } from '../svg.ts'

/** The start and range of a knob, in turns clockwise from the right: from seven o'clock to five. */
const [start, span] = [0.375, 0.75]

type KnobInks = { cap: string; mark: string; track: string; lit: string }

/** A knob with its range drawn around it, lit up to its value (0 to 1). */
export const knob = (x: number, y: number, radius: number, value: number, { cap, mark, track, lit }: KnobInks): string => {
  const angle = 2 * Math.PI * (start + span * value)
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const width = Math.max(6, radius * 0.11)
  const travel = radius * 1.32
  return [
    stroked(arc(x, y, travel, start, start + span), track, width),
    value > 0.02 ? stroked(arc(x, y, travel, start, start + span * value), lit, width) : '',
    disc(x, y, radius, cap),
    line(
      [x + dx * radius * 0.38, y + dy * radius * 0.38],
      [x + dx * radius * 0.86, y + dy * radius * 0.86],
      mark,
      Math.max(6, radius * 0.12),
      'round',
    ),
  ].join('')
}

/** A level meter: a column of segments, lit from below. */
export const meter = (
  x: number,
  y: number,
  width: number,
  height: number,
  value: number,
  lit: string,
  top: string,
  dark: string,
): string => {
  const count = Math.round(height / (width * 0.62))
  const pitch = height / count
  return Array.from({ length: count }, (_, index) => {
    const share = 1 - index / count
    const colour = share > value ? dark : share > 0.82 ? top : lit
    return rect(x, y + index * pitch, width, pitch * 0.66, colour, 2)
  }).join('')
}

/** A fader. */
export const fader = (
  x: number,
  y: number,
  height: number,
  value: number,
  { cap, mark, track }: Omit<KnobInks, 'lit'>,
  width = 64,
): string => {
  const at = y + height * (1 - value)
  return (
    rect(x - 5, y, 10, height, track, 5) + rect(x - width / 2, at - 27, width, 54, cap, 8) + rect(x - width / 2, at - 3, width, 6, mark)
  )
}

/** A dash in place of a label. */
export const dash = (x: number, y: number, width: number, colour: string): string => rect(x - width / 2, y, width, 8, colour, 4)

/** A waveform on a screen, played up to a point. */
export const screenWave = (
  x: number,
  y: number,
  width: number,
  height: number,
  relief: readonly number[],
  played: number,
  lit: string,
  dark: string,
): string => {
  const pitch = width / relief.length
  return relief
    .map((level, index) => {
      const tall = Math.max(pitch * 0.6, level * height)
      return rect(
        x + index * pitch + pitch * 0.2,
        y + (height - tall) / 2,
        pitch * 0.6,
        tall,
        index / relief.length < played ? lit : dark,
        pitch * 0.3,
      )
    })
    .join('')
}
