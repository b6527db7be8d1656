import { marimba } from '../instruments/mallets.ts'
import { shaker } from '../instruments/percussion.ts'
import { arpeggiate } from '../music/arpeggios.ts'
import { progression } from '../music/harmony.ts'
import { drum, strokes, takes } from '../music/patterns.ts'
import { play } from '../music/playing.ts'
import { emptyBus } from '../music/stage.ts'
import { rootOf, voiceChords } from '../music/voicing.ts'
import type { Recipe } from './recipe.ts'

/** Two players with the same figure, which drift apart after each chord until they meet again. */
export const marimbaPhase: Recipe = {
  tempo: [108, 132],
  modes: ['dorian', 'mixolydian', 'lydian', 'major'],
  loudness: -17,
  space: { name: 'room', amount: 0.2 },
  play: (stage) => {
    const { chance } = stage
    const bus = emptyBus(stage)
    const changes = progression(stage)
    const voicings = voiceChords(stage.key, changes, { shape: 'ninth', low: 57, high: 77 })
    const hand = chance.pick(['wide', 'rolling', 'travis'] as const)
    const voice = ({ pitch, velocity }: { pitch: number; velocity: number }) => marimba(pitch, velocity, chance)
    const first = arpeggiate(stage, changes, voicings, { hand, step: 0.25, rest: 0.16, chance: chance.fork('first') })
    const second = first.map((note) => ({
      ...note,
      at: note.at + 0.25 * changes.findLastIndex((change) => change.at <= note.at),
      pitch: note.pitch + (note.pitch < 66 ? 12 : 0),
    }))
    play(bus, stage, first, voice, { gain: 0.3, pan: -0.55, loose: 0.005 })
    play(
      bus,
      stage,
      second.filter(({ at }) => at < stage.beats),
      voice,
      { gain: 0.24, pan: 0.55, loose: 0.005 },
    )
    const deep = changes.flatMap(({ at, beats, step, isLast }) =>
      Array.from({ length: isLast ? 1 : Math.max(1, beats / 1.5) }, (_, index) => ({
        at: at + index * 1.5,
        beats: 1,
        pitch: rootOf(stage.key, step, 41),
        velocity: index ? 0.7 : 0.95,
      })),
    )
    play(bus, stage, deep, voice, { gain: 0.6, loose: 0.004 })
    drum(
      bus,
      stage,
      strokes(stage, ['xgogxgogxgogxgog']),
      takes((velocity) => shaker(velocity, chance), 5),
      { gain: 0.12, pan: 0.3 },
    )
    return bus
  },
}
