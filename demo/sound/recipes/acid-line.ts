import { echoes } from '../effects/delays.ts'
import { glue } from '../effects/dynamics.ts'
import { kit } from '../instruments/kits.ts'
import { gestureOf } from '../instruments/mono-synth.ts'
import { pitchOf } from '../music/keys.ts'
import type { Note } from '../music/melody.ts'
import { drum, strokes } from '../music/patterns.ts'
import { emptyBus } from '../music/stage.ts'
import { mix, multiply, place } from '../signal/mixing.ts'
import { oscillate } from '../signal/oscillate.ts'
import { drive } from '../signal/saturate.ts'
import { ladder } from '../signal/swept-filters.ts'
import { type Stereo, sampleRate } from '../signal/tone.ts'
import { pulse, saw } from '../signal/waves.ts'
import type { Recipe } from './recipe.ts'

/** One bar of sixteenths with slides and accents, while the filter opens over the phrase. */
export const acidLine: Recipe = {
  tempo: [122, 136],
  modes: ['minor', 'phrygian'],
  swing: [0.5, 0.54],
  loudness: -15,
  space: { name: 'booth', amount: 0.08 },
  play: (stage) => {
    const chance = stage.chance.fork('acid')
    const bar = Array.from({ length: 16 }, () => ({
      step: chance.pick([0, 0, 0, 7, 7, 2, 4, 6, -1, 9]),
      isRest: chance.is(0.22),
      isSlide: chance.is(0.24),
      isAccent: chance.is(0.3),
    }))
    const notes: Note[] = []
    for (let index = 0; index < stage.beats * 4; index++) {
      const { step, isRest, isSlide, isAccent } = bar[index % 16] as (typeof bar)[number]
      // The repeated bar changes in two places, so that it is not a plain loop.
      const moved = index >= 16 && index % 16 === 6 + (index >> 4) ? step + 2 : step
      if (isRest && index % 16 !== 0) continue
      notes.push({ at: index / 4, beats: isSlide ? 0.26 : 0.14, pitch: pitchOf(stage.key, moved, 2), velocity: isAccent ? 1 : 0.68 })
    }
    notes.push({ at: stage.beats, beats: 1, pitch: pitchOf(stage.key, 0, 2), velocity: 1 })
    const { hz, level, since } = gestureOf(stage, notes, { glide: 0.014, vibrato: 0, attack: 0.002, release: 0.03 })
    const isSquare = chance.is(0.4)
    const line = oscillate(hz, isSquare ? (phase, step) => 0.8 * pulse(phase, step) : saw)
    const [low, high] = [chance.between(180, 300), chance.between(1300, 2400)]
    ladder(
      line,
      (time) => {
        const at = Math.min(hz.length - 1, Math.round(time * sampleRate))
        const opening = Math.sin((Math.PI * Math.min(time, stage.lasting(stage.beats))) / stage.lasting(stage.beats)) ** 2
        const strike = Math.exp(-(since[at] ?? 0) / 0.09) * (0.4 + 0.6 * (level[at] ?? 0))
        return low + (0.25 + 0.75 * opening) * high * strike + 260 * opening
      },
      chance.between(0.78, 0.9),
      1.6,
    )
    multiply(line, level)
    drive(line, 1.8, 0.7)
    const bus = emptyBus(stage)
    const acid: Stereo = [line, line.slice()]
    mix(bus, acid, 0.42)
    mix(bus, echoes(acid, stage.tempo, { beats: 0.75, feedback: 0.35, amount: 1, tone: 3000, wobble: 3 }), 0.1)
    const drums = kit(stage, 'techno')
    drum(bus, stage, strokes(stage, ['X...X...X...X...']), drums.kick, { gain: 0.62, loose: 0 })
    drum(bus, stage, strokes(stage, ['..x...x...x...x.', '..x...x...x..xx.']), drums.openHat, { gain: 0.2, pan: 0.1, loose: 0 })
    drum(bus, stage, strokes(stage, ['....x.......x...']), drums.snare, { gain: 0.26, loose: 0 })
    drum(bus, stage, strokes(stage, ['xgogxgogxgogxgog']), drums.hat, { gain: 0.15, pan: -0.2, loose: 0.001 })
    place(bus, drums.kick(1), stage.time(stage.beats), 0.7)
    return glue(bus)
  },
}
