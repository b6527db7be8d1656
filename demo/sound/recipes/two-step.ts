import { echoes } from '../effects/delays.ts'
import { glue } from '../effects/dynamics.ts'
import { subBass } from '../instruments/basses.ts'
import { electricPiano, reeds } from '../instruments/electric-piano.ts'
import { kit } from '../instruments/kits.ts'
import { shaker } from '../instruments/percussion.ts'
import { rim } from '../instruments/snare.ts'
import { walkBass } from '../music/basslines.ts'
import { comp } from '../music/comping.ts'
import { progression } from '../music/harmony.ts'
import { drum, strokes, takes } from '../music/patterns.ts'
import { acrossKeys, play } from '../music/playing.ts'
import { emptyBus } from '../music/stage.ts'
import { voiceChords } from '../music/voicing.ts'
import { mix, place } from '../signal/mixing.ts'
import type { Recipe } from './recipe.ts'

/** UK garage: a skipping kick, a steady snare, organ-like keys between them. */
export const twoStep: Recipe = {
  tempo: [128, 136],
  modes: ['minor', 'dorian'],
  swing: [0.58, 0.62],
  loudness: -15,
  space: { name: 'room', amount: 0.1 },
  play: (stage) => {
    const { chance } = stage
    const drums = kit(stage, 'garage')
    const bus = emptyBus(stage)
    drum(
      bus,
      stage,
      strokes(
        stage,
        chance.pick([
          ['X.........x.....', 'X......x..x.....'],
          ['X.....x...x.....', 'X.........x..x..'],
        ]),
      ),
      drums.kick,
      { gain: 0.9, loose: 0.001 },
    )
    drum(bus, stage, strokes(stage, ['....X.......X...', '....X..g....X.g.']), drums.snare, { gain: 0.55, loose: 0.001 })
    drum(bus, stage, strokes(stage, ['..x.o.xg..x.o.xg']), drums.hat, { gain: 0.2, pan: 0.2 })
    drum(bus, stage, strokes(stage, ['..........x.....']), drums.openHat, { gain: 0.14, pan: 0.2 })
    drum(
      bus,
      stage,
      strokes(stage, ['xoxoxoxoxoxoxoxo']),
      takes((velocity) => shaker(velocity, chance), 4),
      { gain: 0.1, pan: -0.5 },
    )
    drum(
      bus,
      stage,
      strokes(stage, ['...o..o....o..g.', '...o.....o.o..g.']),
      takes((velocity) => rim(velocity, chance), 3),
      { gain: 0.18, pan: -0.3 },
    )
    place(bus, drums.kick(1), stage.time(stage.beats), 0.9)
    const changes = progression(stage)
    play(
      bus,
      stage,
      walkBass(stage, changes, 'garage', 30, chance.fork('bass')),
      ({ pitch, seconds, velocity }) => subBass(pitch, seconds, velocity),
      { gain: 0.32, loose: 0 },
    )
    const keys = emptyBus(stage)
    const chords = comp(stage, changes, voiceChords(stage.key, changes, { shape: 'ninth', low: 57, high: 80 }), {
      rhythm: 'stabs',
      strum: 0,
      chance: chance.fork('keys'),
    })
    play(keys, stage, chords, ({ pitch, seconds, velocity }) => electricPiano(pitch, seconds * 1.3, velocity, reeds.glassy), {
      gain: 0.11,
      pan: acrossKeys(68, 0.6),
    })
    mix(bus, keys)
    mix(bus, echoes(keys, stage.tempo, { beats: 0.75, feedback: 0.4, amount: 1, tone: 3800, wobble: 4 }), 0.3)
    return glue(bus)
  },
}
