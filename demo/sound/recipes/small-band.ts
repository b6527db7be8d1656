import { glue } from '../effects/dynamics.ts'
import { fingerBass } from '../instruments/basses.ts'
import { electricPiano, reeds } from '../instruments/electric-piano.ts'
import { kit } from '../instruments/kits.ts'
import { vibraphone } from '../instruments/mallets.ts'
import { shaker } from '../instruments/percussion.ts'
import { palm, pluck, withBody } from '../instruments/pluck.ts'
import { walkBass } from '../music/basslines.ts'
import { comp } from '../music/comping.ts'
import { progression } from '../music/harmony.ts'
import { writeMelody } from '../music/melody.ts'
import { drum, strokes, takes } from '../music/patterns.ts'
import { acrossKeys, play } from '../music/playing.ts'
import { emptyBus } from '../music/stage.ts'
import { voiceChords } from '../music/voicing.ts'
import { place } from '../signal/mixing.ts'
import type { Recipe } from './recipe.ts'

/** Drums, bass, keys, a muted guitar and a melody: a short song. */
export const smallBand: Recipe = {
  tempo: [92, 116],
  modes: ['major', 'dorian', 'mixolydian', 'minor'],
  swing: [0.53, 0.6],
  loudness: -15.5,
  space: { name: 'room', amount: 0.12 },
  play: (stage) => {
    const { chance } = stage
    const bus = emptyBus(stage)
    const changes = progression(stage)
    const drums = kit(stage, 'acoustic')
    drum(bus, stage, strokes(stage, ['X.....x.x.......', 'X..o..x.x.....o.']), drums.kick, { gain: 0.65 })
    drum(bus, stage, strokes(stage, ['....X..g.g..X...', '....X..g....X.g.'], '....X..gX.xxX.xx'), drums.snare, { gain: 0.4, pan: 0.05 })
    drum(bus, stage, strokes(stage, ['x.oxx.o.x.oxx.o.']), drums.hat, { gain: 0.19, pan: 0.35 })
    drum(
      bus,
      stage,
      strokes(stage, ['xgogxgogxgogxgog']),
      takes((velocity) => shaker(velocity, chance), 4),
      { gain: 0.06, pan: -0.5 },
    )
    place(bus, drums.kick(1), stage.time(stage.beats), 0.65)
    play(
      bus,
      stage,
      walkBass(stage, changes, 'soul', 31, chance.fork('bass')),
      ({ pitch, seconds, velocity }) => fingerBass(pitch, seconds, velocity, chance),
      { gain: 0.5 },
    )
    const keys = comp(stage, changes, voiceChords(stage.key, changes, { shape: 'ninth', low: 54, high: 75 }), {
      rhythm: 'soul',
      chance: chance.fork('keys'),
    })
    play(bus, stage, keys, ({ pitch, seconds, velocity }) => electricPiano(pitch, seconds, velocity, reeds.stage), {
      gain: 0.09,
      pan: acrossKeys(70, 0.8),
    })
    const guitar = comp(stage, changes, voiceChords(stage.key, changes, { shape: 'triad', low: 62, high: 79 }), {
      rhythm: 'offbeats',
      strum: 0.02,
      lands: false,
      chance: chance.fork('guitar'),
    })
    play(
      bus,
      stage,
      guitar,
      ({ pitch, velocity }) => withBody(palm(pluck(pitch, 0.25, velocity, chance, { damping: 0.4, ring: 1.4 }), 0.06)),
      { gain: 0.12, pan: -0.6 },
    )
    play(
      bus,
      stage,
      writeMelody(stage, changes, { low: 72, high: 86, rhythm: chance.pick(['calm', 'lively']) }),
      ({ pitch, velocity }) => vibraphone(pitch, velocity, chance),
      { gain: 0.2, pan: 0.2 },
    )
    return glue(bus)
  },
}
