import { echoes } from '../effects/delays.ts'
import { duck, glue } from '../effects/dynamics.ts'
import { reverberate } from '../effects/tank.ts'
import { synthBass } from '../instruments/basses.ts'
import { crash, machineHat } from '../instruments/cymbals.ts'
import { kick, kicks } from '../instruments/kick.ts'
import { sawLead } from '../instruments/leads.ts'
import { gestureOf } from '../instruments/mono-synth.ts'
import { padChord } from '../instruments/pads.ts'
import { tom } from '../instruments/percussion.ts'
import { snare, snares } from '../instruments/snare.ts'
import { walkBass } from '../music/basslines.ts'
import { progression } from '../music/harmony.ts'
import { writeMelody } from '../music/melody.ts'
import { drum, strokes, takes } from '../music/patterns.ts'
import { play } from '../music/playing.ts'
import { emptyBus } from '../music/stage.ts'
import { voiceChords } from '../music/voicing.ts'
import { lowpass } from '../signal/filters.ts'
import { mix, place } from '../signal/mixing.ts'
import type { Stereo } from '../signal/tone.ts'
import type { Recipe } from './recipe.ts'

/** Synthwave: eighths in the bass, a gated snare, wide chords. */
export const nightDrive: Recipe = {
  tempo: [96, 118],
  modes: ['minor', 'major', 'lydian'],
  loudness: -15,
  space: { name: 'plate', amount: 0.1 },
  play: (stage) => {
    const { chance } = stage
    const changes = progression(stage)
    const music = emptyBus(stage)
    for (const [index, pitches] of voiceChords(stage.key, changes, { shape: 'triad', low: 57, high: 76 }).entries()) {
      const change = changes[index]
      if (!change) continue
      const [left, right] = padChord(pitches, stage.lasting(change.beats), { voices: 2, spread: 12, attack: 0.05, release: 0.4 }, chance)
      place(music, lowpass(left, 2600), stage.time(change.at), 0.3, -0.9)
      place(music, lowpass(right, 2600), stage.time(change.at), 0.3, 0.9)
    }
    play(
      music,
      stage,
      walkBass(stage, changes, 'drive', 33, chance.fork('bass')),
      ({ pitch, seconds, velocity }) => synthBass(pitch, seconds, velocity, 0.9),
      { gain: 0.42, loose: 0.001 },
    )
    const tone = sawLead(gestureOf(stage, writeMelody(stage, changes, { low: 69, high: 84 }), { glide: 0.03, vibrato: 0.006 }), 1)
    const lead: Stereo = [tone, tone.slice()]
    mix(music, lead, 0.26)
    mix(music, echoes(lead, stage.tempo, { beats: 0.75, feedback: 0.45, amount: 1, tone: 3600, wobble: 6 }), 0.16)

    const beats = emptyBus(stage)
    const low = takes((velocity) => kick(kicks.house, velocity, chance), 1)
    drum(beats, stage, strokes(stage, ['X...X...X...X...']), low, { gain: 0.75, loose: 0 })
    place(beats, low(1), stage.time(stage.beats), 0.75)
    const slaps = emptyBus(stage)
    drum(
      slaps,
      stage,
      strokes(stage, ['....X.......X...']),
      takes((velocity) => snare(snares.acoustic, velocity, chance), 2),
      { gain: 0.5, loose: 0 },
    )
    mix(beats, slaps)
    mix(beats, reverberate(slaps, { size: 0.7, decay: 0.5, damping: 0.2, predelay: 0 }), 0.3)
    drum(
      beats,
      stage,
      strokes(stage, ['x.x.x.x.x.x.x.x.', 'x.x.x.x.x.x.x.xo']),
      takes((velocity) => machineHat(0.06, velocity, chance), 2),
      { gain: 0.12, pan: 0.15 },
    )
    for (const [index, hz] of [196, 165, 131, 98].entries())
      place(beats, tom(hz, 0.9, chance), stage.time(stage.beats - 1 + index * 0.25), 0.42, 0.5 - index * 0.33)
    place(beats, crash(chance), stage.time(stage.beats), 0.22)
    const bus = duck(music, beats[0], 0.35, 0.1)
    mix(bus, beats)
    return glue(bus)
  },
}
