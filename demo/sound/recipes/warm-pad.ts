import { ensemble } from '../effects/modulation.ts'
import { subBass } from '../instruments/basses.ts'
import { padChord } from '../instruments/pads.ts'
import { progression } from '../music/harmony.ts'
import { emptyBus } from '../music/stage.ts'
import { rootOf, voiceChords } from '../music/voicing.ts'
import { highpass } from '../signal/filters.ts'
import { mix, place } from '../signal/mixing.ts'
import { sweptLowpass } from '../signal/swept-filters.ts'
import { sine } from '../signal/waves.ts'
import type { Recipe } from './recipe.ts'

/** Analog strings with a slow attack. */
export const warmPad: Recipe = {
  tempo: [60, 84],
  modes: ['major', 'minor', 'dorian', 'lydian'],
  loudness: -18,
  space: { name: 'hall', amount: 0.2 },
  play: (stage) => {
    const { chance } = stage
    const changes = progression(stage)
    const voicings = voiceChords(stage.key, changes, { shape: chance.pick(['seventh', 'ninth', 'added']), low: 52, high: 76 })
    const pad = emptyBus(stage)
    const wave = chance.pick(['saw', 'pulse', 'saw'] as const)
    for (const [index, { at, beats }] of changes.entries()) {
      const [left, right] = padChord(
        voicings[index] ?? [],
        stage.lasting(beats),
        { wave, voices: 2, spread: 10, attack: index ? 0.45 : 0.7, release: 1 },
        chance,
      )
      place(pad, left, stage.time(at), 0.5, -0.75)
      place(pad, right, stage.time(at), 0.5, 0.75)
    }
    const [floor, rate, opening] = [chance.between(380, 640), chance.between(0.11, 0.2), chance.between(1200, 2600)]
    for (const [side, channel] of pad.entries()) {
      sweptLowpass(channel, (time) => floor + opening * (0.5 + 0.5 * sine(rate * time - 0.25 + side * 0.04)) ** 1.6, 0.9)
      highpass(channel, 90)
    }
    const bus = ensemble(pad, 0.8)
    for (const { at, beats, step } of changes) {
      place(bus, subBass(rootOf(stage.key, step, 36), stage.lasting(beats) * 0.96, 0.6), stage.time(at), 0.075)
    }
    mix(bus, pad, 0.5)
    return bus
  },
}
