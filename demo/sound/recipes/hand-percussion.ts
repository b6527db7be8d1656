import { block, conga, pot, shaker, tambourine } from '../instruments/percussion.ts'
import { drum, strokes, takes } from '../music/patterns.ts'
import { emptyBus } from '../music/stage.ts'
import { place } from '../signal/mixing.ts'
import type { Recipe } from './recipe.ts'

const claves = ['x..x...x..x.x...', '..x.x...x..x..x.', 'x..x..x...x.x...', 'x..x..x..x..x.x.']
const tumbaos = [
  { open: ['......xx......xx', '......xx...x..xx'], low: ['..........x.....', '........x.......'], slap: ['..g.X..g..g.X..g'] },
  { open: ['x..x..x.....x.x.', 'x..x..x...x.x.x.'], low: ['....x.....x.....'], slap: ['.g...gX..g...gX.'] },
  { open: ['..x...xx..x...x.', '..x...xx..x.xx..'], low: ['X.......X.......'], slap: ['....X..g....X.gg'] },
]

/** Skins, wood, shakers and clay around a clave, slightly off the grid. */
export const handPercussion: Recipe = {
  tempo: [92, 116],
  modes: ['minor'],
  swing: [0.53, 0.58],
  loudness: -17,
  space: { name: 'room', amount: 0.22 },
  play: (stage) => {
    const { chance } = stage
    const bus = emptyBus(stage)
    const pattern = chance.pick(tumbaos)
    const tune = chance.between(0.9, 1.12)
    const pitches = { high: 262 * tune, low: 178 * tune }
    drum(
      bus,
      stage,
      strokes(stage, pattern.open),
      takes((velocity) => conga(pitches.high, velocity, chance), 4),
      { gain: 0.55, pan: 0.3, loose: 0.007 },
    )
    drum(
      bus,
      stage,
      strokes(stage, pattern.low),
      takes((velocity) => conga(pitches.low, velocity, chance), 3),
      { gain: 0.65, pan: -0.15, loose: 0.007 },
    )
    drum(
      bus,
      stage,
      strokes(stage, pattern.slap, 'X.gxX.xgX.xxX.xx'),
      takes((velocity) => conga(pitches.high * 1.2, velocity, chance, 1), 4),
      { gain: 0.45, pan: 0.4, loose: 0.006 },
    )
    drum(
      bus,
      stage,
      strokes(stage, ['xgooxgooxgooxgoo']),
      takes((velocity) => shaker(velocity, chance), 6),
      { gain: 0.16, pan: -0.55, loose: 0.006 },
    )
    const wood = chance.between(880, 1240)
    drum(
      bus,
      stage,
      strokes(stage, [chance.pick(claves)]),
      takes((velocity) => block(wood, velocity, chance), 3),
      { gain: 0.26, pan: 0.6, loose: 0.004 },
    )
    drum(
      bus,
      stage,
      strokes(stage, ['X.......g.....o.', 'X.....o.........']),
      takes(() => pot(76 * tune, chance), 2),
      { gain: 0.75, pan: -0.3 },
    )
    if (chance.is(0.6)) {
      drum(
        bus,
        stage,
        strokes(stage, ['....x.......x...', '....x.......x.g.']),
        takes((velocity) => tambourine(velocity, chance), 3),
        { gain: 0.18, pan: -0.7 },
      )
    }
    place(bus, conga(pitches.low, 1, chance), stage.time(stage.beats), 0.65, -0.15)
    place(bus, pot(76 * tune, chance), stage.time(stage.beats), 0.75, -0.3)
    return bus
  },
}
