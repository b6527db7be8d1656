import { musicBox } from '../instruments/mallets.ts'
import { block } from '../instruments/percussion.ts'
import { arpeggiate, rollLanding } from '../music/arpeggios.ts'
import { progression } from '../music/harmony.ts'
import { writeMelody } from '../music/melody.ts'
import { play } from '../music/playing.ts'
import { emptyBus } from '../music/stage.ts'
import { voiceChords } from '../music/voicing.ts'
import { ride } from '../signal/envelopes.ts'
import { bandpass } from '../signal/filters.ts'
import { addTo, place } from '../signal/mixing.ts'
import { pinkNoise } from '../signal/noise.ts'
import type { Recipe } from './recipe.ts'

/** A music box: a melody, an accompaniment, and clockwork that slows down at the end. */
export const musicBoxTune: Recipe = {
  tempo: [78, 104],
  modes: ['major', 'lydian', 'minor'],
  swing: [0.5, 0.52],
  loudness: -19,
  space: { name: 'room', amount: 0.2 },
  play: (full) => {
    // The spring runs down over the last bar: the tempo slows, the pitch stays.
    const slowing = full.lasting(full.beats) * 0.72
    const stage = { ...full, time: (beat: number) => full.time(beat) + Math.max(0, full.time(beat) - slowing) ** 2 * 0.09 }
    const { chance } = stage
    const bus = emptyBus(stage)
    const changes = progression(stage)
    const voicings = voiceChords(stage.key, changes, { shape: 'triad', low: 67, high: 82 })
    const voice = ({ pitch, velocity }: { pitch: number; velocity: number }) => musicBox(pitch, velocity, chance)
    const under = arpeggiate(stage, changes, voicings, {
      hand: chance.pick(['rolling', 'upDown', 'up']),
      step: 0.5,
      chance: chance.fork('under'),
    })
    play(bus, stage, [...under, ...rollLanding(stage, voicings.at(-1) ?? [], 0.14)], voice, { gain: 0.2, pan: -0.2, loose: 0.005 })
    play(bus, stage, writeMelody(stage, changes, { low: 81, high: 96, rhythm: chance.pick(['calm', 'lively']) }), voice, {
      gain: 0.36,
      pan: 0.15,
      loose: 0.006,
    })
    const tick = block(2100, 0.5, chance)
    for (let beat = 0; beat < stage.beats; beat += 0.25) place(bus, tick, stage.time(beat), 0.012, 0.4)
    const motor = bandpass(pinkNoise(stage.seconds, chance), 780, 2)
    ride(motor, (time) => 1 - time / stage.seconds)
    for (const side of bus) addTo(side, motor, 0.02)
    return bus
  },
}
