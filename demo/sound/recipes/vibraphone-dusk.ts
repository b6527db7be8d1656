import { tremolo } from '../effects/modulation.ts'
import { fingerBass } from '../instruments/basses.ts'
import { ride } from '../instruments/cymbals.ts'
import { vibraphone } from '../instruments/mallets.ts'
import { walkBass } from '../music/basslines.ts'
import { comp } from '../music/comping.ts'
import { progression } from '../music/harmony.ts'
import { writeMelody } from '../music/melody.ts'
import { drum, strokes, takes } from '../music/patterns.ts'
import { acrossKeys, play } from '../music/playing.ts'
import { emptyBus } from '../music/stage.ts'
import { voiceChords } from '../music/voicing.ts'
import { mix } from '../signal/mixing.ts'
import type { Recipe } from './recipe.ts'

/** A jazz trio: vibraphone with its motor on, bass, and a ride. */
export const vibraphoneDusk: Recipe = {
  tempo: [84, 112],
  modes: ['dorian', 'major', 'minor'],
  swing: [0.62, 0.66],
  grid: 0.5,
  loudness: -17,
  space: { name: 'room', amount: 0.22 },
  play: (stage) => {
    const { chance } = stage
    const changes = progression(stage)
    const bars = emptyBus(stage)
    const voice = ({ pitch, velocity }: { pitch: number; velocity: number }) => vibraphone(pitch, velocity, chance)
    const chords = comp(stage, changes, voiceChords(stage.key, changes, { shape: 'ninth', low: 55, high: 74 }), {
      rhythm: chance.pick(['halves', 'soul']),
      strum: 0.01,
      chance: chance.fork('comp'),
    })
    play(bars, stage, chords, voice, { gain: 0.14, pan: acrossKeys(65, 0.6) })
    play(bars, stage, writeMelody(stage, changes, { low: 69, high: 84, rhythm: 'lively' }), voice, {
      gain: 0.3,
      pan: acrossKeys(72, 0.5),
      loose: 0.01,
    })
    const bus = tremolo(bars, chance.between(3.2, 4.8), 0.28)
    const bass = walkBass(stage, changes, 'round', 33, chance.fork('bass'))
    play(bus, stage, bass, ({ pitch, seconds, velocity }) => fingerBass(pitch, seconds, velocity * 0.8, chance), {
      gain: 0.5,
      pan: -0.1,
      loose: 0.006,
    })
    const cymbal = emptyBus(stage)
    drum(
      cymbal,
      stage,
      strokes(stage, ['x...o.o.x...o.o.', 'x...o.o.x...o...']),
      takes((velocity) => ride(velocity, chance), 3),
      { gain: 0.14, pan: 0.4, loose: 0.006 },
    )
    mix(bus, cymbal)
    return bus
  },
}
