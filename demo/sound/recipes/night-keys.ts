import { duck, glue } from '../effects/dynamics.ts'
import { tape } from '../effects/tape.ts'
import { subBass } from '../instruments/basses.ts'
import { electricPiano, reeds } from '../instruments/electric-piano.ts'
import { kit } from '../instruments/kits.ts'
import { crackle } from '../instruments/room-tone.ts'
import { walkBass } from '../music/basslines.ts'
import { comp } from '../music/comping.ts'
import { progression } from '../music/harmony.ts'
import { writeMelody } from '../music/melody.ts'
import { drum, strokes } from '../music/patterns.ts'
import { acrossKeys, play } from '../music/playing.ts'
import { emptyBus } from '../music/stage.ts'
import { voiceChords } from '../music/voicing.ts'
import { lowpass } from '../signal/filters.ts'
import { mix, place } from '../signal/mixing.ts'
import type { Recipe } from './recipe.ts'

/** A lo-fi beat: soft keys on tape, a kick that ducks them, vinyl noise. */
export const nightKeys: Recipe = {
  tempo: [70, 86],
  modes: ['major', 'dorian', 'minor'],
  swing: [0.58, 0.64],
  loudness: -16,
  space: { name: 'room', amount: 0.12 },
  play: (stage) => {
    const { chance } = stage
    const changes = progression(stage)
    const keys = emptyBus(stage)
    const voicings = voiceChords(stage.key, changes, { shape: 'fullNinth', low: 52, high: 76 })
    const chords = comp(stage, changes, voicings, { rhythm: chance.pick(['soul', 'halves']), strum: 0.035, chance: chance.fork('comp') })
    play(keys, stage, chords, ({ pitch, seconds, velocity }) => electricPiano(pitch, seconds * 1.1, velocity * 0.8, reeds.soft), {
      gain: 0.17,
      pan: acrossKeys(64, 0.5),
      loose: 0.01,
    })
    const tune = writeMelody(stage, changes, { low: 72, high: 84 })
    play(keys, stage, tune, ({ pitch, seconds, velocity }) => electricPiano(pitch, seconds, velocity * 0.7, reeds.glassy), {
      gain: 0.13,
      pan: 0.2,
      loose: 0.012,
    })
    const aged = tape(keys, stage)
    for (const side of aged) lowpass(side, 5600)
    const beat = emptyBus(stage)
    const drums = kit(stage, 'dusty')
    drum(
      beat,
      stage,
      strokes(
        stage,
        chance.pick([
          ['X......x..x.....', 'X......x.xx.....'],
          ['X..x......x.....', 'X.........x..x..'],
        ]),
      ),
      drums.kick,
      { gain: 0.75 },
    )
    drum(beat, stage, strokes(stage, ['....X.......X...', '....X.......X..g']), drums.snare, { gain: 0.42, late: 0.016 })
    drum(beat, stage, strokes(stage, ['x.o.x.oox.o.x.o.']), drums.hat, { gain: 0.2, pan: 0.25, loose: 0.007 })
    place(beat, drums.kick(0.9), stage.time(stage.beats), 0.75)
    play(
      beat,
      stage,
      walkBass(stage, changes, 'slow', 31, chance.fork('bass')),
      ({ pitch, seconds, velocity }) => subBass(pitch, seconds, velocity),
      { gain: 0.25 },
    )
    const bus = duck(aged, beat[0], 0.35, 0.12)
    mix(bus, beat)
    mix(bus, crackle(stage.seconds, 1.2, chance.fork('dust')), 0.3)
    return glue(bus)
  },
}
