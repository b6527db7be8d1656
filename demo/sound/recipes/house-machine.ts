import { duck, glue } from '../effects/dynamics.ts'
import { synthBass } from '../instruments/basses.ts'
import { crash } from '../instruments/cymbals.ts'
import { kit } from '../instruments/kits.ts'
import { padChord } from '../instruments/pads.ts'
import { conga, shaker } from '../instruments/percussion.ts'
import { walkBass } from '../music/basslines.ts'
import { comp } from '../music/comping.ts'
import { progression } from '../music/harmony.ts'
import { drum, strokes, takes } from '../music/patterns.ts'
import { play } from '../music/playing.ts'
import { emptyBus } from '../music/stage.ts'
import { voiceChords } from '../music/voicing.ts'
import { mix, place } from '../signal/mixing.ts'
import { sweptLowpass } from '../signal/swept-filters.ts'
import type { Recipe } from './recipe.ts'

/** Four to the floor: drum machine, a bass on the off-beats, chords that duck under the kick. */
export const houseMachine: Recipe = {
  tempo: [120, 128],
  modes: ['minor', 'dorian'],
  swing: [0.52, 0.57],
  loudness: -14.5,
  space: { name: 'booth', amount: 0.08 },
  play: (stage) => {
    const chance = stage.chance
    const drums = kit(stage, chance.is(0.3) ? 'techno' : 'house')
    const bus = emptyBus(stage)
    const kicks = emptyBus(stage)
    const four = strokes(stage, ['X...X...X...X...'], 'X...X...X...X.x.')
    drum(kicks, stage, four, drums.kick, { gain: 0.95, loose: 0 })
    place(kicks, drums.kick(1), stage.time(stage.beats), 0.95)
    drum(bus, stage, strokes(stage, ['....X.......X...', '....X.......X..g']), drums.snare, { gain: 0.42, loose: 0.001 })
    drum(bus, stage, strokes(stage, ['..X...X...X...X.']), drums.openHat, { gain: 0.2, pan: 0.15, loose: 0.001 })
    drum(bus, stage, strokes(stage, ['x.gox.gox.gox.go']), drums.hat, { gain: 0.12, pan: -0.2, loose: 0.002 })
    drum(
      bus,
      stage,
      strokes(stage, ['xoxoxoxoxoxoxoxo']),
      takes((velocity) => shaker(velocity, chance), 4),
      { gain: 0.09, pan: 0.5 },
    )
    drum(
      bus,
      stage,
      strokes(stage, [chance.pick(['...o..x....o..x.', '..o..x....o..xo.'])]),
      takes((velocity) => conga(238, velocity, chance), 2),
      { gain: 0.2, pan: -0.4 },
    )
    place(bus, crash(chance), stage.time(stage.beats), 0.2, 0.2)

    const changes = progression(stage)
    const music = emptyBus(stage)
    play(
      music,
      stage,
      walkBass(stage, changes, 'house', 34, chance.fork('bass')),
      ({ pitch, seconds, velocity }) => synthBass(pitch, seconds, velocity, 0.7),
      { gain: 0.5 },
    )
    const stabs = comp(stage, changes, voiceChords(stage.key, changes, { shape: 'ninth', low: 55, high: 79 }), {
      rhythm: 'stabs',
      strum: 0,
      chance: chance.fork('stabs'),
    })
    const bright = chance.between(900, 1800)
    for (const { at, beats, pitch, velocity } of stabs) {
      const [left, right] = padChord([pitch], stage.lasting(Math.min(1, beats)), { attack: 0.003, release: 0.12, spread: 7 }, chance)
      for (const [side, tone] of [left, right].entries()) {
        sweptLowpass(tone, (time) => 500 + bright * velocity * Math.exp(-time / 0.12), 1.4)
        place(music, tone, stage.time(at), 0.3 * velocity, side ? 0.8 : -0.8)
      }
    }
    mix(bus, duck(music, kicks[0], 0.6, 0.09))
    mix(bus, kicks)
    return glue(bus)
  },
}
