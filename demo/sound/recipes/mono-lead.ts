import { echoes } from '../effects/delays.ts'
import { glue } from '../effects/dynamics.ts'
import { synthBass } from '../instruments/basses.ts'
import { kit } from '../instruments/kits.ts'
import { pulseLead, sawLead, sineLead } from '../instruments/leads.ts'
import { gestureOf } from '../instruments/mono-synth.ts'
import { padChord } from '../instruments/pads.ts'
import { walkBass } from '../music/basslines.ts'
import { progression } from '../music/harmony.ts'
import { writeMelody } from '../music/melody.ts'
import { drum, strokes } from '../music/patterns.ts'
import { play } from '../music/playing.ts'
import { emptyBus } from '../music/stage.ts'
import { voiceChords } from '../music/voicing.ts'
import { lowpass } from '../signal/filters.ts'
import { mix, place } from '../signal/mixing.ts'
import type { Stereo } from '../signal/tone.ts'
import type { Recipe } from './recipe.ts'

/** A mono synth with slides, in front of a quiet band. */
export const monoLead: Recipe = {
  tempo: [88, 112],
  modes: ['dorian', 'minor', 'mixolydian'],
  swing: [0.5, 0.57],
  loudness: -16,
  space: { name: 'plate', amount: 0.08 },
  play: (stage) => {
    const { chance } = stage
    const changes = progression(stage)
    const tune = writeMelody(stage, changes, { low: 62, high: 81, rhythm: 'lively' })
    const gesture = gestureOf(stage, tune, { glide: chance.between(0.02, 0.06), vibrato: 0.005 })
    const tone = chance.pick([() => sawLead(gesture, chance.between(0.6, 1.2)), () => pulseLead(gesture, 0.3), () => sineLead(gesture)])()
    const lead: Stereo = [tone, tone.slice()]
    const bus = emptyBus(stage)
    mix(bus, lead, 0.4)
    mix(bus, echoes(lead, stage.tempo, { beats: 0.75, feedback: 0.42, amount: 1, tone: 3200, wobble: 7 }), 0.16)
    for (const [index, pitches] of voiceChords(stage.key, changes, { shape: 'seventh', low: 52, high: 69 }).entries()) {
      const change = changes[index]
      if (!change) continue
      const [left, right] = padChord(pitches, stage.lasting(change.beats), { wave: 'pulse', attack: 0.1, release: 0.4 }, chance)
      place(bus, lowpass(left, 1100), stage.time(change.at), 0.2, -0.8)
      place(bus, lowpass(right, 1100), stage.time(change.at), 0.2, 0.8)
    }
    play(
      bus,
      stage,
      walkBass(stage, changes, 'soul', 31, chance.fork('bass')),
      ({ pitch, seconds, velocity }) => synthBass(pitch, seconds, velocity, 0.5),
      { gain: 0.4 },
    )
    const drums = kit(stage, 'acoustic')
    drum(bus, stage, strokes(stage, ['X.....x.x.......', 'X..o..x.x.......']), drums.kick, { gain: 0.5 })
    drum(bus, stage, strokes(stage, ['....X.......X...', '....X..g....X..g']), drums.snare, { gain: 0.3 })
    drum(bus, stage, strokes(stage, ['x.o.x.o.x.o.x.o.']), drums.hat, { gain: 0.17, pan: 0.3 })
    place(bus, drums.kick(1), stage.time(stage.beats), 0.5)
    return glue(bus)
  },
}
