import { padChord } from '../instruments/pads.ts'
import { waves } from '../instruments/weather.ts'
import { slowProgression } from '../music/harmony.ts'
import { voiceChords } from '../music/voicing.ts'
import { lowpass } from '../signal/filters.ts'
import { place } from '../signal/mixing.ts'
import type { Recipe } from './recipe.ts'

/** Waves on a beach, with a quiet chord. */
export const shoreline: Recipe = {
  tempo: [60, 70],
  modes: ['major', 'lydian', 'mixolydian'],
  loudness: -20,
  space: { name: 'hall', amount: 0.08 },
  play: (stage) => {
    const { chance } = stage
    const bus = waves(stage.seconds, chance.between(3.4, 4.8), chance.fork('sea'))
    const changes = slowProgression(stage)
    const voicings = voiceChords(stage.key, changes, { shape: 'added', low: 50, high: 71 })
    for (const [index, { at, beats }] of changes.entries()) {
      const [left, right] = padChord(
        voicings[index] ?? [],
        stage.lasting(beats),
        { wave: 'triangle', attack: 1.2, release: 1.2, spread: 6 },
        chance,
      )
      place(bus, lowpass(left, 900), stage.time(at), 0.22, -0.7)
      place(bus, lowpass(right, 900), stage.time(at), 0.22, 0.7)
    }
    return bus
  },
}
