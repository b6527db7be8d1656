import type { Gesture } from '../instruments/mono-synth.ts'
import { gestureOf } from '../instruments/mono-synth.ts'
import { arpeggiate } from '../music/arpeggios.ts'
import { walkBass } from '../music/basslines.ts'
import { progression } from '../music/harmony.ts'
import { writeMelody } from '../music/melody.ts'
import { drum, strokes, takes } from '../music/patterns.ts'
import { emptyBus } from '../music/stage.ts'
import { voiceChords } from '../music/voicing.ts'
import { decay } from '../signal/envelopes.ts'
import { lowpass } from '../signal/filters.ts'
import { multiply, place, shape } from '../signal/mixing.ts'
import { whiteNoise } from '../signal/noise.ts'
import { oscillate } from '../signal/oscillate.ts'
import type { Tone } from '../signal/tone.ts'
import { pulse, triangle } from '../signal/waves.ts'
import type { Recipe } from './recipe.ts'

/** Two pulses, one triangle, one noise: all the channels of an early game console. */
const channel = ({ hz, level }: Gesture, width: number | 'triangle'): Tone => {
  // The console's triangle had sixteen steps, which are part of its sound.
  const stepped = (phase: number): number => Math.round(triangle(phase) * 7.5) / 7.5
  const tone = oscillate(hz, width === 'triangle' ? stepped : (phase, step) => pulse(phase, step, width))
  // Four bits of volume.
  return multiply(
    tone,
    shape(level, (value) => Math.round(value * 15) / 15),
  )
}

export const chipSong: Recipe = {
  tempo: [128, 152],
  modes: ['major', 'minor', 'mixolydian', 'dorian'],
  loudness: -17,
  space: { name: 'booth', amount: 0.05 },
  play: (stage) => {
    const { chance } = stage
    const bus = emptyBus(stage)
    const changes = progression(stage)
    const crisp = { glide: 0.001, attack: 0.003, release: 0.05 }
    const tune = writeMelody(stage, changes, { low: 72, high: 89, rhythm: 'lively', legato: 0.75 })
    place(bus, channel(gestureOf(stage, tune, { ...crisp, vibrato: 0.006 }), chance.pick([0.25, 0.5, 0.125])), 0, 0.26, 0.15)
    const voicings = voiceChords(stage.key, changes, { shape: 'triad', low: 60, high: 76 })
    const arp = arpeggiate(stage, changes, voicings, { hand: 'up', step: 0.125, ring: 0.12, chance: chance.fork('arp') })
    place(bus, channel(gestureOf(stage, arp, { ...crisp, vibrato: 0 }), 0.25), 0, 0.14, -0.3)
    const bass = walkBass(stage, changes, 'drive', 40, chance.fork('bass'))
    place(bus, channel(gestureOf(stage, bass, { ...crisp, vibrato: 0 }), 'triangle'), 0, 0.42)
    const noise = (ring: number, top: number) => takes(() => decay(lowpass(whiteNoise(ring * 1.2, chance), top), ring), 2)
    drum(bus, stage, strokes(stage, ['X..x..x.X..x....']), noise(0.08, 900), { gain: 0.5, loose: 0 })
    drum(bus, stage, strokes(stage, ['....X.......X...', '....X.......X.xx']), noise(0.16, 9000), { gain: 0.24, loose: 0 })
    drum(bus, stage, strokes(stage, ['x.x.x.x.x.x.x.x.']), noise(0.03, 15000), { gain: 0.1, loose: 0 })
    for (const side of bus) lowpass(side, 12000)
    return bus
  },
}
