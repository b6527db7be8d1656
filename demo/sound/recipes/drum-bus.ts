import { compressor, glue } from '../effects/dynamics.ts'
import { spaces } from '../effects/plate.ts'
import { reverberate } from '../effects/tank.ts'
import { crash } from '../instruments/cymbals.ts'
import { kit } from '../instruments/kits.ts'
import { tom } from '../instruments/percussion.ts'
import { drum, strokes } from '../music/patterns.ts'
import { emptyBus } from '../music/stage.ts'
import { mix, place } from '../signal/mixing.ts'
import type { Recipe } from './recipe.ts'

const grooves = [
  {
    kick: ['X.....x.x.......', 'X..o..x.x..o....'],
    snare: ['....X..g.g..X..g', '....X..g.g..X.g.'],
    hat: ['x.o.x.o.x.o.x.o.'],
  },
  {
    kick: ['X..x....x.x.....', 'X..x......x..x..'],
    snare: ['....X.g..g..X...', '....X.g..g..X..o'],
    hat: ['xoxoxoxoxoxoxoxo'],
  },
  {
    kick: ['X.x.......xx....', 'X.x....x..x.....'],
    snare: ['....X..g....X.g.', '....X..g..g.X...'],
    hat: ['x.x.x.x.x.x.x.x.', 'x.x.x.xox.x.x...'],
  },
]

/** A drummer in a good room: one groove, ghost notes, and a fill before the end. */
export const drumBus: Recipe = {
  tempo: [84, 118],
  modes: ['minor'],
  swing: [0.5, 0.57],
  loudness: -15,
  play: (stage) => {
    const close = emptyBus(stage)
    const groove = stage.chance.pick(grooves)
    const drums = kit(stage, 'acoustic')
    drum(close, stage, strokes(stage, groove.kick), drums.kick, { gain: 0.8 })
    drum(close, stage, strokes(stage, groove.snare, '....X..gX.xxXoxx'), drums.snare, { gain: 0.82, pan: 0.06, late: 0.004 })
    drum(close, stage, strokes(stage, groove.hat, 'x.o.x.o.x.......'), drums.hat, { gain: 0.22, pan: 0.34 })
    drum(close, stage, [{ at: stage.beats - 4.5, velocity: 0.6 }], drums.openHat, { gain: 0.2, pan: 0.34 })
    const toms = [118, 92].map((hz) => tom(hz, 0.9, stage.chance))
    for (const [index, tone] of toms.entries()) place(close, tone, stage.time(stage.beats - 1 + index * 0.5), 0.5, index ? -0.4 : 0.2)
    place(close, drums.kick(1), stage.time(stage.beats), 0.9)
    place(close, crash(stage.chance), stage.time(stage.beats), 0.32, -0.3)
    const room = reverberate(close, { ...spaces.booth, size: 0.55, decay: 0.4 })
    mix(close, compressor(room, stage), 0.1)
    return glue(close)
  },
}
