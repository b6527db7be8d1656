import { glue } from '../effects/dynamics.ts'
import { fingerBass } from '../instruments/basses.ts'
import { electricPiano, reeds } from '../instruments/electric-piano.ts'
import { kit } from '../instruments/kits.ts'
import { walkBass } from '../music/basslines.ts'
import { comp } from '../music/comping.ts'
import { progression } from '../music/harmony.ts'
import { drum, strokes } from '../music/patterns.ts'
import { acrossKeys, play } from '../music/playing.ts'
import { emptyBus } from '../music/stage.ts'
import { voiceChords } from '../music/voicing.ts'
import { place } from '../signal/mixing.ts'
import type { Recipe } from './recipe.ts'

/** A bass in front, quiet drums behind, and a few keys. */
export const fingerBassGroove: Recipe = {
  tempo: [86, 108],
  modes: ['dorian', 'mixolydian', 'minor'],
  swing: [0.54, 0.6],
  loudness: -16,
  space: { name: 'room', amount: 0.1 },
  play: (stage) => {
    const { chance } = stage
    const bus = emptyBus(stage)
    const changes = progression(stage)
    const bass = walkBass(stage, changes, 'soul', 31, chance.fork('bass'))
    play(bus, stage, bass, ({ pitch, seconds, velocity }) => fingerBass(pitch, seconds, velocity, chance), { gain: 0.85, loose: 0.006 })
    const drums = kit(stage, 'soft')
    drum(bus, stage, strokes(stage, ['X.....x...x.....', 'X.....x..xx.....']), drums.kick, { gain: 0.5 })
    drum(bus, stage, strokes(stage, ['....x.......x...', '....x..g....x..g']), drums.snare, { gain: 0.24, pan: 0.1, late: 0.008 })
    drum(bus, stage, strokes(stage, ['x.oxx.o.x.oxx.o.']), drums.hat, { gain: 0.22, pan: 0.35 })
    place(bus, drums.kick(0.9), stage.time(stage.beats), 0.5)
    const chords = comp(stage, changes, voiceChords(stage.key, changes, { shape: 'ninth', low: 55, high: 76 }), {
      rhythm: 'soul',
      chance: chance.fork('keys'),
    })
    play(bus, stage, chords, ({ pitch, seconds, velocity }) => electricPiano(pitch, seconds, velocity * 0.7, reeds.soft), {
      gain: 0.07,
      pan: acrossKeys(64, 0.7),
    })
    return glue(bus)
  },
}
