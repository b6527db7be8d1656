import { palm, pluck, withBody } from '../instruments/pluck.ts'
import { arpeggiate, rollLanding } from '../music/arpeggios.ts'
import { progression } from '../music/harmony.ts'
import { writeMelody } from '../music/melody.ts'
import { play } from '../music/playing.ts'
import { emptyBus } from '../music/stage.ts'
import { rootOf, voiceChords } from '../music/voicing.ts'
import { highShelf } from '../signal/filters.ts'
import type { Recipe } from './recipe.ts'

/** A nylon guitar played with thumb and three fingers, close to the microphone. */
export const nylonStrings: Recipe = {
  tempo: [72, 104],
  modes: ['minor', 'major', 'dorian', 'phrygian'],
  loudness: -17,
  space: { name: 'room', amount: 0.16 },
  play: (stage) => {
    const { chance } = stage
    const bus = emptyBus(stage)
    const changes = progression(stage)
    const voicings = voiceChords(stage.key, changes, { shape: chance.pick(['triad', 'added', 'seventh']), low: 52, high: 69 })
    const damping = chance.between(0.4, 0.62)
    const voice = ({ pitch, seconds, velocity }: { pitch: number; seconds: number; velocity: number }) =>
      withBody(palm(pluck(pitch, seconds + 0.5, velocity, chance, { damping, ring: 3.4, pick: 0.22, bright: 0.8 }), seconds + 0.2))
    const fingers = arpeggiate(stage, changes, voicings, {
      hand: chance.pick(['travis', 'rolling', 'upDown']),
      step: chance.pick([0.25, 0.5]),
      ring: 1.5,
      rest: 0.08,
      chance: chance.fork('fingers'),
    })
    play(bus, stage, [...fingers, ...rollLanding(stage, voicings.at(-1) ?? [], 0.06)], voice, {
      gain: 0.3,
      pan: (pitch) => (pitch - 60) / 40,
      loose: 0.006,
    })
    const thumb = changes.flatMap(({ at, beats, step, isLast }) => {
      const root = { beats: 1.8, pitch: rootOf(stage.key, step, 40), velocity: 0.85 }
      return isLast || beats < 2 ? [{ ...root, at }] : Array.from({ length: beats / 2 }, (_, index) => ({ ...root, at: at + index * 2 }))
    })
    play(bus, stage, thumb, voice, { gain: 0.45, pan: -0.08, loose: 0.005 })
    play(bus, stage, writeMelody(stage, changes, { low: 67, high: 79 }), voice, { gain: 0.42, pan: 0.06, loose: 0.008 })
    for (const side of bus) highShelf(side, 6000, -2)
    return bus
  },
}
