import { boomBass } from '../instruments/basses.ts'
import { kit } from '../instruments/kits.ts'
import { glassBell } from '../instruments/mallets.ts'
import { clap } from '../instruments/snare.ts'
import { arpeggiate } from '../music/arpeggios.ts'
import { changeAt, progression } from '../music/harmony.ts'
import { drum, type Stroke, strokes, takes } from '../music/patterns.ts'
import { play } from '../music/playing.ts'
import { emptyBus } from '../music/stage.ts'
import { rootOf, voiceChords } from '../music/voicing.ts'
import { place } from '../signal/mixing.ts'
import type { Recipe } from './recipe.ts'

/** Half time: long 808 basses that carry the harmony, hi-hats with rolls, and a bell. */
export const boomBassBeat: Recipe = {
  tempo: [132, 148],
  modes: ['minor', 'phrygian'],
  loudness: -15,
  space: { name: 'plate', amount: 0.1 },
  play: (stage) => {
    const { chance } = stage
    const bus = emptyBus(stage)
    const drums = kit(stage, 'garage')
    const changes = progression(stage)
    const booms = strokes(
      stage,
      chance.pick([
        ['X.....x...x.....', 'X.......x....x..'],
        ['X..x......x.....', 'X.........x..x..'],
      ]),
    )
    const drive = chance.between(1.6, 3.2)
    for (const [index, { at, velocity }] of booms.entries()) {
      const until = booms[index + 1]?.at ?? stage.beats
      const pitch = rootOf(stage.key, changeAt(changes, at).step, 29)
      place(bus, boomBass(pitch, Math.min(1.6, stage.lasting(until - at)), drive), stage.time(at), 0.44 * velocity)
      place(bus, drums.kick(velocity), stage.time(at), 0.5 * velocity)
    }
    place(bus, boomBass(rootOf(stage.key, 0, 29), 1.5, drive), stage.time(stage.beats), 0.44)
    drum(
      bus,
      stage,
      strokes(stage, ['........X.......']),
      takes((velocity) => clap(velocity, chance), 3),
      { gain: 0.5, loose: 0.001 },
    )
    drum(bus, stage, strokes(stage, ['........X.......', '........X.....g.']), drums.snare, { gain: 0.35, loose: 0.001 })
    drum(bus, stage, rolls(strokes(stage, ['x.o.x.o.x.o.x.o.', 'x.o.x.o.x.oox.o.'])), drums.hat, { gain: 0.3, pan: 0.12, loose: 0.001 })
    const bells = arpeggiate(stage, changes, voiceChords(stage.key, changes, { shape: 'triad', low: 70, high: 86 }), {
      hand: 'wide',
      step: 0.75,
      rest: 0.25,
      chance: chance.fork('bells'),
    })
    play(bus, stage, bells, ({ pitch, velocity }) => glassBell(pitch, velocity, chance), {
      gain: 0.15,
      pan: (pitch) => (pitch % 2 ? 0.45 : -0.45),
    })
    return bus

    /** Some hits become rolls of three or four. */
    function rolls(played: Stroke[]): Stroke[] {
      return played.flatMap((stroke) => {
        if (!chance.is(0.16)) return [stroke]
        const count = chance.pick([3, 4, 6])
        return Array.from({ length: count }, (_, index) => ({
          at: stroke.at + (index * 0.5) / count,
          velocity: 0.45 + (0.4 * index) / count,
        }))
      })
    }
  },
}
