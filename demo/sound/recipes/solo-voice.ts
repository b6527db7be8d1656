import { mouth, type Vowel } from '../instruments/choir.ts'
import { gestureOf } from '../instruments/mono-synth.ts'
import { padChord } from '../instruments/pads.ts'
import { progression } from '../music/harmony.ts'
import { writeMelody } from '../music/melody.ts'
import { emptyBus } from '../music/stage.ts'
import { voiceChords } from '../music/voicing.ts'
import { bandpass, lowpass } from '../signal/filters.ts'
import { addTo, multiply, place, sway } from '../signal/mixing.ts'
import { wander, whiteNoise } from '../signal/noise.ts'
import { oscillate } from '../signal/oscillate.ts'
import { saw } from '../signal/waves.ts'
import type { Recipe } from './recipe.ts'

/** One voice without words, close; a distant chord gives it harmony. */
export const soloVoice: Recipe = {
  tempo: [64, 88],
  modes: ['minor', 'dorian', 'major'],
  loudness: -18,
  space: { name: 'plate', amount: 0.2 },
  play: (stage) => {
    const { chance } = stage
    const changes = progression(stage)
    const low = chance.pick([52, 57, 62])
    const tune = writeMelody(stage, changes, { low, high: low + 13, rhythm: chance.pick(['calm', 'lively']), legato: 0.96 })
    const { hz, level } = gestureOf(stage, tune, { glide: 0.05, vibrato: 0.008, attack: 0.07, release: 0.1 })
    const jitter = wander(stage.seconds, 14, chance)
    const source = oscillate(sway(hz, jitter, 0.003), saw)
    addTo(source, bandpass(whiteNoise(stage.seconds, chance), 3200, 0.6), 0.12)
    multiply(source, level)
    const [from, to] = chance.pick<[Vowel, Vowel]>([
      ['oo', 'ah'],
      ['oh', 'ah'],
      ['ah', 'oh'],
      ['eh', 'oo'],
    ])
    const voice = mouth(source, from, to, stage.seconds * 0.7, low < 55 ? 0.94 : 1.1)
    const bus = emptyBus(stage)
    place(bus, voice, 0, 1)
    for (const [index, pitches] of voiceChords(stage.key, changes, { shape: 'triad', low: 50, high: 66 }).entries()) {
      const change = changes[index]
      if (!change) continue
      const [left, right] = padChord(pitches, stage.lasting(change.beats), { wave: 'triangle', attack: 0.4, release: 0.6 }, chance)
      place(bus, lowpass(left, 1000), stage.time(change.at), 0.16, -0.8)
      place(bus, lowpass(right, 1000), stage.time(change.at), 0.16, 0.8)
    }
    return bus
  },
}
