import { type Chance, chanceOf } from '#demo/sound/chance.ts'
import { inkNames, inks, thinned } from './inks.ts'
import { clipped, disc, filled, rect, ring, sheetOf } from './svg.ts'

const side = 240

/** Hair as a shape around a head at (120, 102) with radius 44: a cap, a bun, a bob, curls, a fringe, or none. */
const hair = (chance: Chance, colour: string): { behind: string; before: string } => {
  const cap = filled('M74 104A46 46 0 0 1 166 104C150 84 92 80 74 104Z', colour)
  return chance.pick([
    { behind: '', before: cap },
    { behind: disc(120, 50, 21, colour), before: cap },
    { behind: filled('M68 104A52 52 0 0 1 172 104V150H68Z', colour), before: cap },
    {
      behind: [
        [82, 78],
        [102, 60],
        [126, 56],
        [150, 68],
        [164, 92],
        [72, 100],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 25, colour))
        .join(''),
      before: '',
    },
    { behind: disc(120, 98, 51, colour), before: filled('M74 102H166V92A46 46 0 0 0 74 92Z', colour) },
    { behind: '', before: filled('M76 100C78 64 108 54 132 58C156 60 168 80 165 100C150 96 140 84 134 76C120 92 96 96 76 100Z', colour) },
  ])
}

const extras = (chance: Chance, colour: string): string =>
  chance.pick([
    '',
    '',
    // Headphones.
    filled('M70 104A50 50 0 0 1 170 104L162 104A42 42 0 0 0 78 104Z', colour) +
      rect(64, 96, 18, 36, colour, 8) +
      rect(158, 96, 18, 36, colour, 8),
    // Glasses.
    ring(103, 106, 14, colour, 5) + ring(137, 106, 14, colour, 5) + rect(116, 103.5, 8, 5, colour),
  ])

/** The portrait of an invented person in flat shapes, for a testimonial; the same for the same seed. */
export const drawPortrait = ({ seed }: { seed: string }): string => {
  const chance = chanceOf(`portrait ${seed}`)
  const { paper, ink, hot } = inks[chance.pick(inkNames)]
  const face = chance.pick([
    thinned(hot, paper, 0.55),
    thinned(hot, paper, 0.8),
    thinned(ink, paper, 0.78),
    thinned(hot, ink, 0.5),
    thinned(hot, ink, 0.3),
  ])
  const locks = chance.pick([ink, ink, hot, thinned(ink, hot, 0.5)])
  const coat = locks === hot ? ink : chance.pick([hot, ink])
  const sun = chance.is(0.5) ? disc(chance.between(70, 170), chance.between(80, 110), 84, thinned(ink, paper, 0.12)) : ''
  const { behind, before } = hair(chance, locks)
  const neck = rect(103, 132, 34, 44, thinned(ink, face, 0.16), 12)
  const shoulders = filled(
    `M${chance.whole(22, 44)} 240C40 ${chance.whole(176, 190)} 86 168 120 168S200 ${chance.whole(176, 190)} ${chance.whole(196, 218)} 240Z`,
    coat,
  )
  const collar = chance.pick(['', filled('M98 168L120 196L142 168Z', face), filled('M100 166h40v14h-40Z', thinned(paper, coat, 0.8))])
  const head = disc(120, 102, 44, face) + filled('M76 104V112A44 46 0 0 0 164 112V104Z', face)
  const person = sun + behind + neck + shoulders + collar + head + before + extras(chance, locks === ink ? hot : ink)
  return sheetOf(side, side, paper, clipped(person, 'frame', rect(0, 0, side, side, '#000')))
}
