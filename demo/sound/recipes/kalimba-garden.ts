import { echoes } from '../effects/delays.ts'
import { kalimba } from '../instruments/mallets.ts'
import { pot, shaker } from '../instruments/percussion.ts'
import { rain } from '../instruments/weather.ts'
import { arpeggiate, rollLanding } from '../music/arpeggios.ts'
import { progression } from '../music/harmony.ts'
import { writeMelody } from '../music/melody.ts'
import { drum, strokes, takes } from '../music/patterns.ts'
import { play } from '../music/playing.ts'
import { emptyBus } from '../music/stage.ts'
import { voiceChords } from '../music/voicing.ts'
import { highpass } from '../signal/filters.ts'
import { mix } from '../signal/mixing.ts'
import type { Recipe } from './recipe.ts'

/** A kalimba outdoors, with drops of water. */
export const kalimbaGarden: Recipe = {
  tempo: [84, 112],
  modes: ['major', 'mixolydian', 'dorian'],
  swing: [0.5, 0.58],
  loudness: -18,
  space: { name: 'plate', amount: 0.12 },
  play: (stage) => {
    const { chance } = stage
    const bus = emptyBus(stage)
    const changes = progression(stage)
    const voicings = voiceChords(stage.key, changes, { shape: 'triad', low: 57, high: 74 })
    const voice = ({ pitch, velocity }: { pitch: number; velocity: number }) => kalimba(pitch, velocity, chance)
    const thumbs = arpeggiate(stage, changes, voicings, {
      hand: chance.pick(['travis', 'rolling', 'wide']),
      step: 0.25,
      rest: 0.34,
      chance: chance.fork('thumbs'),
    })
    play(bus, stage, [...thumbs, ...rollLanding(stage, voicings.at(-1) ?? [])], voice, {
      gain: 0.26,
      pan: (pitch) => (pitch % 2 ? 0.35 : -0.35),
      loose: 0.008,
    })
    play(bus, stage, writeMelody(stage, changes, { low: 71, high: 84 }), voice, { gain: 0.34, pan: 0.1, loose: 0.008 })
    mix(bus, echoes(bus, stage.tempo, { beats: 0.5, feedback: 0.32, amount: 1, tone: 3400, wobble: 5 }), 0.18)
    drum(
      bus,
      stage,
      strokes(stage, ['X.....o...o.....']),
      takes(() => pot(82, chance), 2),
      { gain: 0.34 },
    )
    drum(
      bus,
      stage,
      strokes(stage, ['x.ogx.ogx.ogx.og']),
      takes((velocity) => shaker(velocity, chance), 5),
      { gain: 0.06, pan: -0.4 },
    )
    const [left, right] = rain(stage.seconds, 0.35, chance.fork('rain'))
    mix(bus, [highpass(left, 1500), highpass(right, 1500)], 0.14)
    return bus
  },
}
