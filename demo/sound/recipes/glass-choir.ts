import { breath, mouth, singers, type Vowel } from '../instruments/choir.ts'
import { progression } from '../music/harmony.ts'
import { emptyBus } from '../music/stage.ts'
import { rootOf, voiceChords } from '../music/voicing.ts'
import { swell } from '../signal/envelopes.ts'
import { addTo } from '../signal/mixing.ts'
import { type Stereo, sampleRate } from '../signal/tone.ts'
import type { Recipe } from './recipe.ts'

/** Two sections of a choir on open vowels, with smooth voice leading. */
export const glassChoir: Recipe = {
  tempo: [60, 78],
  modes: ['minor', 'major', 'lydian', 'dorian'],
  loudness: -18,
  space: { name: 'hall', amount: 0.34 },
  play: (stage) => {
    const { chance } = stage
    const changes = progression(stage)
    const [from, to] = chance.pick<[Vowel, Vowel]>([
      ['oo', 'ah'],
      ['ah', 'oh'],
      ['oh', 'eh'],
      ['oo', 'oh'],
      ['ah', 'ee'],
    ])
    const women = voiceChords(stage.key, changes, { shape: 'added', low: 64, high: 81 })
    const men = changes.map(({ step }) => [rootOf(stage.key, step, 43), rootOf(stage.key, step + 4, 50)])
    const section = (voicings: readonly (readonly number[])[], size: number, count: number): Stereo => {
      const bus = emptyBus(stage)
      for (const [side, channel] of bus.entries()) {
        const own = chance.fork(`section ${size} ${side}`)
        addTo(channel, swell(breath(stage.seconds, own), 0.6, 0.8), 0.03)
        for (const [index, { at, beats }] of changes.entries()) {
          for (const pitch of voicings[index] ?? []) {
            const breathless = stage.lasting(beats) + 0.4
            addTo(
              channel,
              singers(pitch, Math.min(breathless, stage.seconds - stage.time(at)), count, own),
              0.2,
              Math.round(stage.time(at) * sampleRate),
            )
          }
        }
      }
      return bus.map((channel) => mouth(channel, from, to, stage.seconds * 0.8, size)) as Stereo
    }
    const bus = section(women, 1.12, 2)
    const low = section(men, 0.92, 2)
    addTo(bus[0], low[0], 0.8)
    addTo(bus[1], low[1], 0.8)
    return bus
  },
}
