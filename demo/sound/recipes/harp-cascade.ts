import { pluck } from '../instruments/pluck.ts'
import { arpeggiate, rollLanding } from '../music/arpeggios.ts'
import { progression } from '../music/harmony.ts'
import { acrossKeys, play } from '../music/playing.ts'
import { emptyBus } from '../music/stage.ts'
import { rootOf, voiceChords } from '../music/voicing.ts'
import type { Recipe } from './recipe.ts'

/** A harp from left to right: runs up and down, with every string left ringing. */
export const harpCascade: Recipe = {
  tempo: [70, 100],
  modes: ['lydian', 'major', 'minor', 'dorian'],
  loudness: -18,
  space: { name: 'hall', amount: 0.2 },
  play: (stage) => {
    const { chance } = stage
    const bus = emptyBus(stage)
    const changes = progression(stage)
    const voicings = voiceChords(stage.key, changes, { shape: chance.pick(['added', 'seventh', 'ninth']), low: 55, high: 74 })
    const voice = ({ pitch, seconds, velocity }: { pitch: number; seconds: number; velocity: number }) =>
      pluck(pitch, seconds, 0.35 + 0.5 * velocity, chance, { damping: 0.3, ring: 4.2, pick: 0.42, bright: 2.4 })
    const waves = arpeggiate(stage, changes, voicings, { hand: 'upDown', step: 0.25, ring: 2.2, chance: chance.fork('waves') })
    const falls = arpeggiate(
      stage,
      changes,
      voicings.map((voicing) => voicing.map((pitch) => pitch + 12)),
      { hand: 'cascade', step: 0.5, ring: 2, rest: 0.3, chance: chance.fork('falls') },
    )
    play(
      bus,
      stage,
      [...waves, ...rollLanding(stage, [...(voicings.at(-1) ?? []), ...(voicings.at(-1) ?? []).map((pitch) => pitch + 12)], 0.07)],
      voice,
      { gain: 0.22, pan: acrossKeys(68, 0.9), loose: 0.009 },
    )
    play(bus, stage, falls, voice, { gain: 0.14, pan: acrossKeys(68, 0.9), loose: 0.012 })
    const roots = changes.map(({ at, beats, step }) => ({
      at,
      beats: Math.max(2, beats),
      pitch: rootOf(stage.key, step, 38),
      velocity: 0.7,
    }))
    play(bus, stage, roots, voice, { gain: 0.4, pan: -0.5 })
    return bus
  },
}
