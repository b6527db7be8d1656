import { feltPiano } from '../instruments/piano.ts'
import { arpeggiate, rollLanding } from '../music/arpeggios.ts'
import { progression } from '../music/harmony.ts'
import { writeMelody } from '../music/melody.ts'
import { acrossKeys, play } from '../music/playing.ts'
import { emptyBus } from '../music/stage.ts'
import { rootOf, voiceChords } from '../music/voicing.ts'
import { highShelf } from '../signal/filters.ts'
import type { Recipe } from './recipe.ts'

/** A felt piano: broken chords in the left hand, a few notes in the right. */
export const feltPianoPiece: Recipe = {
  tempo: [62, 84],
  modes: ['major', 'minor', 'lydian'],
  loudness: -18,
  space: { name: 'hall', amount: 0.13 },
  play: (stage) => {
    const { chance } = stage
    const bus = emptyBus(stage)
    const changes = progression(stage)
    const voicings = voiceChords(stage.key, changes, { shape: chance.pick(['triad', 'added', 'seventh']), low: 50, high: 67 })
    const voice = ({ pitch, seconds, velocity }: { pitch: number; seconds: number; velocity: number }) =>
      feltPiano(pitch, Math.max(0.9, seconds), velocity, chance)
    const hand = arpeggiate(stage, changes, voicings, {
      hand: chance.pick(['rolling', 'upDown', 'wide']),
      step: 0.5,
      ring: 1.6,
      chance: chance.fork('hand'),
    })
    play(bus, stage, [...hand, ...rollLanding(stage, voicings.at(-1) ?? [])], voice, { gain: 0.24, pan: acrossKeys(66, 0.5), loose: 0.012 })
    const roots = changes.map(({ at, beats, step }) => ({ at, beats, pitch: rootOf(stage.key, step, 36), velocity: 0.62 }))
    play(bus, stage, roots, voice, { gain: 0.4, pan: -0.25, loose: 0.01 })
    play(bus, stage, writeMelody(stage, changes, { low: 71, high: 84 }), voice, { gain: 0.5, pan: acrossKeys(66, 0.4), loose: 0.014 })
    for (const side of bus) highShelf(side, 4200, -3)
    return bus
  },
}
