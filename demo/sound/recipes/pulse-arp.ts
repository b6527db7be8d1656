import { echoes } from '../effects/delays.ts'
import { glue } from '../effects/dynamics.ts'
import { subBass, synthBass } from '../instruments/basses.ts'
import { kit } from '../instruments/kits.ts'
import { arpeggiate } from '../music/arpeggios.ts'
import { progression } from '../music/harmony.ts'
import { drum, strokes } from '../music/patterns.ts'
import { play } from '../music/playing.ts'
import { emptyBus } from '../music/stage.ts'
import { rootOf, voiceChords } from '../music/voicing.ts'
import { highpass } from '../signal/filters.ts'
import { mix, place } from '../signal/mixing.ts'
import { sweptLowpass } from '../signal/swept-filters.ts'
import type { Recipe } from './recipe.ts'

/** A sequence of sixteenths with a filter that opens over the phrase, echoes in dotted eighths, and a slow pulse below. */
export const pulseArp: Recipe = {
  tempo: [104, 126],
  modes: ['minor', 'lydian', 'dorian', 'major'],
  loudness: -16,
  space: { name: 'plate', amount: 0.14 },
  play: (stage) => {
    const { chance } = stage
    const changes = progression(stage)
    const voicings = voiceChords(stage.key, changes, { shape: chance.pick(['added', 'seventh', 'triad']), low: 57, high: 76 })
    const notes = arpeggiate(stage, changes, voicings, {
      hand: chance.pick(['wide', 'rolling', 'upDown', 'up']),
      step: 0.25,
      rest: 0.06,
      ring: 0.3,
      chance: chance.fork('arp'),
    })
    const landing = (voicings.at(-1) ?? []).map((pitch) => ({ at: stage.beats, beats: 1.5, pitch, velocity: 0.7 }))
    const sequence = emptyBus(stage)
    play(sequence, stage, [...notes, ...landing], ({ pitch, seconds, velocity }) => synthBass(pitch, seconds, velocity, 3), {
      gain: 0.36,
      pan: (pitch) => (pitch % 2 ? 0.3 : -0.3),
      loose: 0.001,
    })
    const whole = stage.lasting(stage.beats)
    for (const side of sequence) {
      sweptLowpass(side, (time) => 900 + 9000 * Math.min(1, time / whole) ** 1.7, 0.9)
      highpass(side, 170)
    }
    const bus = emptyBus(stage)
    mix(bus, sequence)
    mix(bus, echoes(sequence, stage.tempo, { beats: 0.75, feedback: 0.5, amount: 1, tone: 4400, wobble: 5 }), 0.42)
    for (const { at, beats, step } of changes)
      place(bus, subBass(rootOf(stage.key, step, 33), stage.lasting(beats) * 0.97, 0.8), stage.time(at), 0.15)
    const drums = kit(stage, 'soft')
    drum(bus, stage, strokes(stage, ['X.......X.......', 'X.......X.....o.']), drums.kick, { gain: 0.5, loose: 0.001 })
    drum(bus, stage, strokes(stage, ['..o...o...o...o.']), drums.hat, { gain: 0.14, pan: 0.3 })
    place(bus, drums.kick(1), stage.time(stage.beats), 0.5)
    return glue(bus)
  },
}
