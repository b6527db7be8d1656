import { bronzeBell, glassBell } from '../instruments/mallets.ts'
import { wind } from '../instruments/weather.ts'
import { pitchOf } from '../music/keys.ts'
import { place } from '../signal/mixing.ts'
import { hertz } from '../signal/tone.ts'
import type { Recipe } from './recipe.ts'

/** Wind in the wires of a pylon, tuned to the key, with a chime. */
export const windWires: Recipe = {
  tempo: [60, 70],
  modes: ['dorian', 'minor', 'lydian', 'phrygian'],
  loudness: -21,
  space: { name: 'hall', amount: 0.22 },
  play: (stage) => {
    const { chance, seconds, key } = stage
    const wires = [0, 4, 8, 9, 11, 14].map((step) => hertz(pitchOf(key, step, 3)))
    const bus = wind(seconds, wires, chance.fork('wind'))
    const chimes = chance.shuffle([0, 1, 2, 4, 5, 7]).slice(0, 4)
    for (let time = chance.between(0.8, 1.6); time < seconds - 1.4; time += chance.between(0.12, 1.5)) {
      const pitch = pitchOf(key, chance.pick(chimes), 6)
      const bell = chance.is(0.7) ? glassBell(pitch, 0.5, chance) : bronzeBell(pitch - 12, 0.4, chance)
      place(bus, bell, time, 0.05 * chance.between(0.4, 1), chance.between(-0.7, 0.7))
    }
    return bus
  },
}
