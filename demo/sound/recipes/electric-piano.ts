import { tremolo } from '../effects/modulation.ts'
import { electricPiano, reeds } from '../instruments/electric-piano.ts'
import { comp } from '../music/comping.ts'
import { progression } from '../music/harmony.ts'
import { writeMelody } from '../music/melody.ts'
import { acrossKeys, play } from '../music/playing.ts'
import { emptyBus } from '../music/stage.ts'
import { rootOf, voiceChords } from '../music/voicing.ts'
import { lowShelf } from '../signal/filters.ts'
import { drive } from '../signal/saturate.ts'
import type { Recipe } from './recipe.ts'

/** Both hands on a stage piano: roots below, ninths in the middle, a short melody on top. */
export const electricPianoChords: Recipe = {
  tempo: [66, 92],
  modes: ['major', 'dorian', 'minor', 'lydian'],
  swing: [0.54, 0.6],
  loudness: -17,
  space: { name: 'plate', amount: 0.13 },
  play: (stage) => {
    const { chance } = stage
    const reed = chance.pick([reeds.stage, reeds.stage, reeds.soft, reeds.glassy, reeds.reedy])
    const bus = emptyBus(stage)
    const changes = progression(stage)
    const voicings = voiceChords(stage.key, changes, { shape: chance.pick(['ninth', 'fullNinth', 'eleventh']), low: 54, high: 77 })
    const chords = comp(stage, changes, voicings, { rhythm: 'soul', strum: 0.02, chance: chance.fork('comp') })
    play(bus, stage, chords, ({ pitch, seconds, velocity }) => electricPiano(pitch, seconds * 1.15, velocity, reed), {
      gain: 0.2,
      pan: acrossKeys(64, 0.5),
      loose: 0.007,
    })
    const roots = changes.map(({ at, beats, step }) => ({ at, beats: beats * 0.95, pitch: rootOf(stage.key, step, 36), velocity: 0.8 }))
    play(bus, stage, roots, ({ pitch, seconds, velocity }) => electricPiano(pitch, seconds, velocity, reed), { gain: 0.2, loose: 0.006 })
    const tune = writeMelody(stage, changes, { low: 74, high: 86 }).filter(({ at }) => at % 4 >= 2)
    play(bus, stage, tune, ({ pitch, seconds, velocity }) => electricPiano(pitch, seconds, velocity * 0.85, reed), {
      gain: 0.17,
      pan: 0.25,
      loose: 0.008,
    })
    for (const side of bus) drive(lowShelf(side, 200, -2), 1.3, 0.77)
    return tremolo(bus, chance.between(4.2, 5.6), 0.34)
  },
}
