import { rotary } from '../effects/modulation.ts'
import { organ } from '../instruments/organ.ts'
import { comp } from '../music/comping.ts'
import { progression } from '../music/harmony.ts'
import { writeMelody } from '../music/melody.ts'
import { play } from '../music/playing.ts'
import { emptyBus } from '../music/stage.ts'
import { rootOf, voiceChords } from '../music/voicing.ts'
import type { Recipe } from './recipe.ts'

const registrations = [
  [8, 8, 8, 0, 0, 0, 0, 0, 0],
  [8, 6, 8, 4, 0, 2, 0, 0, 3],
  [8, 8, 8, 6, 4, 2, 0, 0, 0],
  [6, 0, 8, 7, 0, 5, 0, 0, 4],
]

/** A drawbar organ through a rotating speaker that speeds up. */
export const organChords: Recipe = {
  tempo: [76, 104],
  modes: ['mixolydian', 'major', 'dorian'],
  swing: [0.55, 0.62],
  grid: 0.5,
  loudness: -17,
  space: { name: 'plate', amount: 0.12 },
  play: (stage) => {
    const { chance } = stage
    const bus = emptyBus(stage)
    const drawbars = chance.pick(registrations)
    const changes = progression(stage)
    const chords = comp(stage, changes, voiceChords(stage.key, changes, { shape: 'seventh', low: 54, high: 75 }), {
      rhythm: chance.pick(['halves', 'soul']),
      strum: 0.004,
      chance: chance.fork('comp'),
    })
    play(bus, stage, chords, ({ pitch, seconds }) => organ(pitch, seconds * 0.94, drawbars, chance), { gain: 0.26, loose: 0.005 })
    const pedals = changes.map(({ at, beats, step }) => ({ at, beats: beats * 0.92, pitch: rootOf(stage.key, step, 36), velocity: 0.85 }))
    play(bus, stage, pedals, ({ pitch, seconds }) => organ(pitch, seconds, [2, 0, 8, 5], chance), { gain: 0.4 })
    const solo = writeMelody(stage, changes, { low: 70, high: 84, rhythm: 'lively', legato: 0.8 })
    play(bus, stage, solo, ({ pitch, seconds }) => organ(pitch, seconds, [8, 8, 8, 0, 0, 0, 0, 0, 4], chance), { gain: 0.32 })
    return rotary(bus, stage)
  },
}
