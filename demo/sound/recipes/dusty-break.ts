import { sampler } from '../effects/crush.ts'
import { glue } from '../effects/dynamics.ts'
import { fingerBass } from '../instruments/basses.ts'
import { kit } from '../instruments/kits.ts'
import { crackle } from '../instruments/room-tone.ts'
import { walkBass } from '../music/basslines.ts'
import { progression } from '../music/harmony.ts'
import { drum, strokes } from '../music/patterns.ts'
import { play } from '../music/playing.ts'
import { emptyBus } from '../music/stage.ts'
import { mix, place } from '../signal/mixing.ts'
import type { Recipe } from './recipe.ts'

const grooves = [
  { kick: ['X.....x...x.....', 'X..x..x...x.....'], snare: ['....X..g.g..X...', '....X..g.g..X..g'] },
  { kick: ['X.x.......x.....', 'X.x....x..x..x..'], snare: ['....X..g.g.gX...', '....X....g..X..g'] },
  { kick: ['X......x.xx.....', 'X......x..x.....'], snare: ['....X.g.....X..g', '....X.g..g..X...'] },
]

/** A breakbeat as from a worn record: late, swung, twelve bits, with a bass. */
export const dustyBreak: Recipe = {
  tempo: [80, 96],
  modes: ['dorian', 'minor'],
  swing: [0.58, 0.64],
  loudness: -16,
  space: { name: 'booth', amount: 0.1 },
  play: (stage) => {
    const drums = kit(stage, 'dusty')
    const groove = stage.chance.pick(grooves)
    const loop = emptyBus(stage)
    drum(loop, stage, strokes(stage, groove.kick), drums.kick, { gain: 0.9 })
    drum(loop, stage, strokes(stage, groove.snare, '....X..gX..gX.gx'), drums.snare, { gain: 0.66, late: 0.012 })
    drum(loop, stage, strokes(stage, ['x.oox.o.x.oox.og']), drums.hat, { gain: 0.17, pan: 0.2, loose: 0.006 })
    place(loop, drums.kick(1), stage.time(stage.beats), 0.9)
    const bus = sampler(glue(loop), stage)
    const changes = progression(stage)
    const bass = walkBass(stage, changes, 'round', 33, stage.chance.fork('bass'))
    play(bus, stage, bass, ({ pitch, seconds, velocity }) => fingerBass(pitch, seconds, velocity, stage.chance), {
      gain: 0.5,
      loose: 0.008,
    })
    mix(bus, crackle(stage.seconds, 1.4, stage.chance.fork('dust')), 0.35)
    return bus
  },
}
