import type { Chance } from '#demo/sound/chance.ts'
import { arc, disc, filled, line, polygon, rect, ring, stroked } from './svg.ts'

/** A logo on a square of 400: the figure's colour, and the colour of the ground for holes in it. */
type Mark = (chance: Chance, figure: string, ground: string) => string

const bars: Mark = (chance, figure) => {
  const count = chance.pick([3, 4, 5])
  const width = 220 / (count * 1.6)
  const pitch = (220 + width * 0.6) / count
  return Array.from({ length: count }, (_, index) => {
    const height = chance.pick([70, 110, 160, 220])
    return rect(90 + index * pitch, 200 - height / 2, width, height, figure, width / 2)
  }).join('')
}

const halves: Mark = (chance, figure) => {
  const half = (turn: number, x: number, y: number, radius: number): string => filled(`${arc(x, y, radius, turn, turn + 0.5)}Z`, figure)
  const turn = chance.pick([0, 0.25, 0.5, 0.75])
  return turn % 0.5 === 0
    ? half(turn, 200, 190, 110) + half((turn + 0.5) % 1, 200, 210, 60)
    : half(turn, 190, 200, 110) + half((turn + 0.5) % 1, 210, 200, 60)
}

const target: Mark = (chance, figure) => {
  const rings = chance.pick([2, 3])
  const step = 110 / (rings + 0.5)
  return (
    disc(200, 200, step * 0.62, figure) +
    Array.from({ length: rings }, (_, index) => ring(200, 200, step * (index + 1.3), figure, step * chance.pick([0.3, 0.5]))).join('')
  )
}

const quarters: Mark = (chance, figure) => {
  const tile = 110
  return [
    [90, 90],
    [200, 90],
    [90, 200],
    [200, 200],
  ]
    .map(([x = 0, y = 0]) => {
      const corner = chance.whole(0, 4)
      if (corner === 4) return disc(x + tile / 2, y + tile / 2, tile / 2 - 4, figure)
      const [cx, cy] = [x + (corner % 2) * tile, y + (corner > 1 ? tile : 0)]
      const turn = [0, 0.25, 0.75, 0.5][corner] ?? 0
      return filled(`${arc(cx, cy, tile, turn, turn + 0.25)}L${cx} ${cy}Z`, figure)
    })
    .join('')
}

const wave: Mark = (chance, figure) => {
  const rows = chance.pick([1, 2, 3])
  const swing = chance.pick([40, 62])
  const width = rows === 1 ? 34 : 24
  return Array.from({ length: rows }, (_, row) => {
    const y = 200 + (row - (rows - 1) / 2) * 64
    return stroked(`M90 ${y}C127 ${y - swing * 1.6} 163 ${y - swing * 1.6} 200 ${y}S273 ${y + swing * 1.6} 310 ${y}`, figure, width)
  }).join('')
}

const peak: Mark = (chance, figure, ground) => {
  const height = chance.pick([170, 200])
  const front = polygon(
    [
      [90, 300],
      [175, 300 - height * 0.72],
      [260, 300],
    ],
    ground,
  )
  const back = polygon(
    [
      [120, 300],
      [220, 300 - height],
      [320, 300],
    ],
    figure,
  )
  const near = polygon(
    [
      [80, 300],
      [165, 300 - height * 0.66],
      [250, 300],
    ],
    figure,
  )
  return back + front + near + disc(chance.pick([130, 290]), 112, 26, figure)
}

const spokes: Mark = (chance, figure, ground) => {
  const count = chance.pick([6, 8, 12])
  const drawn = Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count
    const reach = index % 2 ? chance.pick([84, 112]) : 112
    return line([200, 200], [200 + Math.cos(angle) * reach, 200 + Math.sin(angle) * reach], figure, 170 / count, 'round')
  })
  return drawn.join('') + disc(200, 200, chance.pick([22, 34]), ground)
}

const moon: Mark = (chance, figure, ground) => {
  const offset = chance.pick([36, 52, -44])
  return (
    disc(200, 200, 112, figure) +
    disc(200 + offset, 200 - Math.abs(offset) * 0.5, chance.pick([70, 88]), ground) +
    (chance.is(0.5) ? disc(200 + offset, 200 - Math.abs(offset) * 0.5, 22, figure) : '')
  )
}

const stairs: Mark = (chance, figure) => {
  const count = chance.pick([3, 4])
  const size = 220 / count
  const isRound = chance.is(0.5)
  return Array.from({ length: count * count }, (_, index) => {
    const [column, row] = [index % count, Math.floor(index / count)]
    if (column < count - 1 - row) return ''
    return rect(90 + column * size + 4, 90 + row * size + 4, size - 8, size - 8, figure, isRound ? size / 2 : 4)
  }).join('')
}

const loop: Mark = (chance, figure) => {
  const width = chance.pick([26, 38])
  const gap = chance.pick([0.1, 0.16, 0.25])
  const turn = chance.pick([0, 0.25, 0.5, 0.75, 0.125])
  return (
    stroked(arc(200, 200, 96, turn + gap / 2, turn + 1 - gap / 2), figure, width) +
    (chance.is(0.6) ? disc(200, 200, 34, figure) : line([200, 160], [200, 240], figure, width, 'round'))
  )
}

const arches: Mark = (chance, figure) => {
  const count = chance.pick([2, 3, 4])
  const step = 110 / count
  return Array.from({ length: count }, (_, index) => {
    const radius = step * (index + 0.7)
    return `<path d="M${200 - radius} 300V200A${radius} ${radius} 0 0 1 ${200 + radius} 200V300" fill="none" stroke="${figure}" stroke-width="${step * 0.55}"/>`
  }).join('')
}

const lens: Mark = (chance, figure, ground) => {
  const bow = chance.pick([120, 150])
  const eye = filled(`M80 200Q200 ${200 - bow} 320 200Q200 ${200 + bow} 80 200Z`, figure)
  return eye + disc(200, 200, 46, ground) + (chance.is(0.6) ? disc(200, 200, 20, figure) : '')
}

const tapes: Mark = (chance, figure, ground) => {
  const hole = chance.pick([14, 24, 34])
  const reel = (x: number): string => disc(x, 190, 62, figure) + disc(x, 190, hole, ground)
  return rect(128, 228, 144, 24, figure) + reel(128) + reel(272)
}

/** Mirrored cells: five columns, of which three are random. */
const tile: Mark = (chance, figure) => {
  const isRound = chance.is(0.5)
  const cells = Array.from({ length: 15 }, () => chance.is(0.52))
  return Array.from({ length: 25 }, (_, index) => {
    const [column, row] = [index % 5, Math.floor(index / 5)]
    if (!cells[row * 3 + Math.min(column, 4 - column)]) return ''
    return isRound ? disc(112 + column * 44, 112 + row * 44, 20, figure) : rect(92 + column * 44, 92 + row * 44, 40, 40, figure, 3)
  }).join('')
}

const stripes: Mark = (chance, figure, ground) => {
  const count = chance.pick([3, 4, 5])
  const gap = 224 / count
  const cuts = Array.from({ length: count }, (_, index) =>
    rect(80, 88 + (index + 0.62) * gap, 240, gap * (0.16 + (0.3 * index) / count), ground),
  )
  return disc(200, 200, 112, figure) + cuts.join('')
}

export const marks = {
  bars,
  halves,
  target,
  quarters,
  wave,
  peak,
  spokes,
  moon,
  stairs,
  loop,
  arches,
  lens,
  tapes,
  tile,
  stripes,
} satisfies Record<string, Mark>
export type MarkName = keyof typeof marks
export const markNames = Object.keys(marks) as MarkName[]
