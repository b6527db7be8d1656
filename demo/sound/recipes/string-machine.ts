import { ensemble, phaser } from '../effects/modulation.ts'
import { synthBass } from '../instruments/basses.ts'
import { padChord } from '../instruments/pads.ts'
import { walkBass } from '../music/basslines.ts'
import { progression } from '../music/harmony.ts'
import { writeMelody } from '../music/melody.ts'
import { play } from '../music/playing.ts'
import { emptyBus } from '../music/stage.ts'
import { voiceChords } from '../music/voicing.ts'
import { highpass, highShelf, lowpass } from '../signal/filters.ts'
import { mix, place } from '../signal/mixing.ts'
import type { Recipe } from './recipe.ts'

/** A string machine as in 1975: one ensemble effect for all keys, then a phaser, and a slow bass. */
export const stringMachine: Recipe = {
  tempo: [72, 100],
  modes: ['minor', 'major', 'mixolydian'],
  loudness: -17,
  space: { name: 'plate', amount: 0.16 },
  play: (stage) => {
    const { chance } = stage
    const changes = progression(stage)
    const voicings = voiceChords(stage.key, changes, { shape: 'triad', low: 55, high: 76 })
    const keys = emptyBus(stage)
    for (const [index, { at, beats }] of changes.entries()) {
      const pitches = (voicings[index] ?? []).flatMap((pitch) => [pitch, pitch + 12])
      const [tone] = padChord(pitches, stage.lasting(beats), { voices: 1, attack: 0.16, release: 0.5 }, chance)
      place(keys, tone, stage.time(at), 0.55)
    }
    for (const { at, beats, pitch, velocity } of writeMelody(stage, changes, { low: 76, high: 88 })) {
      const [tone] = padChord([pitch], stage.lasting(beats), { voices: 1, attack: 0.08, release: 0.35 }, chance)
      place(keys, tone, stage.time(at), 0.2 * velocity)
    }
    for (const side of keys) highShelf(lowpass(highpass(side, 260), 6500), 3000, 2)
    const strings = ensemble(keys, 1.2)
    const bus = chance.is(0.6) ? phaser(strings, stage) : strings
    const bass = emptyBus(stage)
    play(
      bass,
      stage,
      walkBass(stage, changes, 'slow', 33, chance.fork('bass')),
      ({ pitch, seconds, velocity }) => synthBass(pitch, seconds, velocity, 0.4),
      { gain: 0.4 },
    )
    mix(bus, bass, 0.6)
    return bus
  },
}
