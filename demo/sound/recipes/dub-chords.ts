import { dubDelay } from '../effects/delays.ts'
import { glue } from '../effects/dynamics.ts'
import { subBass } from '../instruments/basses.ts'
import { kit } from '../instruments/kits.ts'
import { padChord } from '../instruments/pads.ts'
import { tapeHiss } from '../instruments/room-tone.ts'
import { rim } from '../instruments/snare.ts'
import { comp } from '../music/comping.ts'
import { slowProgression } from '../music/harmony.ts'
import { drum, strokes, takes } from '../music/patterns.ts'
import { emptyBus } from '../music/stage.ts'
import { rootOf, voiceChords } from '../music/voicing.ts'
import { highpass } from '../signal/filters.ts'
import { mix, place } from '../signal/mixing.ts'
import { sweptLowpass } from '../signal/swept-filters.ts'
import type { Recipe } from './recipe.ts'

/** One minor chord with echoes over a steady kick. */
export const dubChords: Recipe = {
  tempo: [112, 124],
  modes: ['minor', 'dorian'],
  swing: [0.52, 0.56],
  loudness: -16,
  space: { name: 'hall', amount: 0.12 },
  play: (stage) => {
    const { chance } = stage
    const changes = slowProgression(stage)
    const stabs = emptyBus(stage)
    const voicings = voiceChords(stage.key, changes, { shape: 'ninth', low: 57, high: 77 })
    const [floor, opening] = [chance.between(320, 520), chance.between(1500, 3200)]
    for (const { at, pitch, velocity } of comp(stage, changes, voicings, {
      rhythm: chance.pick(['dub', 'stabs']),
      strum: 0,
      lands: false,
      chance: chance.fork('stabs'),
    })) {
      const [left, right] = padChord([pitch], 0.2, { attack: 0.004, release: 0.16, spread: 8 }, chance)
      for (const [side, tone] of [left, right].entries()) {
        sweptLowpass(tone, (time) => floor + opening * velocity * Math.exp(-time / 0.07), 2)
        place(stabs, tone, stage.time(at), 0.4 * velocity, side ? 0.6 : -0.6)
      }
    }
    for (const side of stabs) highpass(side, 180)
    const bus = dubDelay(stabs, stage)
    const drums = kit(stage, 'house')
    drum(bus, stage, strokes(stage, ['X...X...X...X...']), drums.kick, { gain: 0.75, loose: 0 })
    drum(bus, stage, strokes(stage, ['..o...o...o...o.']), drums.openHat, { gain: 0.17, pan: 0.2 })
    drum(
      bus,
      stage,
      strokes(stage, ['.....g.o.....g.o', '...g...o.....g..']),
      takes((velocity) => rim(velocity, chance), 3),
      { gain: 0.2, pan: -0.35 },
    )
    drum(bus, stage, strokes(stage, ['gogogogogogogogo']), drums.hat, { gain: 0.16, pan: 0.4 })
    place(bus, drums.kick(1), stage.time(stage.beats), 0.75)
    for (let beat = 0.5; beat < stage.beats; beat += chance.pick([1, 1, 1.5])) {
      const { step } = changes.findLast(({ at }) => at <= beat) ?? { step: 0 }
      place(bus, subBass(rootOf(stage.key, step, 33), stage.lasting(0.42), 0.8), stage.time(beat), 0.22)
    }
    mix(bus, tapeHiss(stage.seconds, chance.fork('hiss')), 0.16)
    return glue(bus)
  },
}
