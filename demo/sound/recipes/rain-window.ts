import { feltPiano } from '../instruments/piano.ts'
import { rain, thunder } from '../instruments/weather.ts'
import { slowProgression } from '../music/harmony.ts'
import { play } from '../music/playing.ts'
import { voiceChords } from '../music/voicing.ts'
import { place } from '../signal/mixing.ts'
import type { Recipe } from './recipe.ts'

/** Rain at an open window, distant thunder, and a few piano notes. */
export const rainWindow: Recipe = {
  tempo: [60, 72],
  modes: ['major', 'lydian', 'minor'],
  loudness: -21,
  space: { name: 'room', amount: 0.12 },
  play: (stage) => {
    const { chance } = stage
    const bus = rain(stage.seconds, chance.between(0.6, 1.5), chance.fork('rain'))
    place(bus, thunder(chance.between(3.5, 5), chance), chance.between(1.5, 3.2), 0.3, chance.between(-0.5, 0.5))
    const changes = slowProgression(stage)
    const notes = voiceChords(stage.key, changes, { shape: 'added', low: 62, high: 79 }).flatMap((voicing, index) =>
      chance
        .shuffle(voicing)
        .slice(0, 3)
        .map((pitch, turn) => ({
          at: (changes[index]?.at ?? 0) + 0.5 + turn * chance.pick([0.5, 1]),
          beats: 3,
          pitch,
          velocity: chance.between(0.4, 0.6),
        })),
    )
    play(bus, stage, notes, ({ pitch, seconds, velocity }) => feltPiano(pitch, seconds, velocity, chance), {
      gain: 0.34,
      pan: -0.2,
      loose: 0.02,
    })
    return bus
  },
}
