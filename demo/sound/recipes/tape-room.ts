import { wornTape } from '../effects/tape.ts'
import { electricPiano, reeds } from '../instruments/electric-piano.ts'
import { block } from '../instruments/percussion.ts'
import { crackle, hum } from '../instruments/room-tone.ts'
import { progression } from '../music/harmony.ts'
import { play } from '../music/playing.ts'
import { emptyBus } from '../music/stage.ts'
import { voiceChords } from '../music/voicing.ts'
import { mix, place } from '../signal/mixing.ts'
import { type Stereo, sampleRate, type Tone } from '../signal/tone.ts'
import type { Recipe } from './recipe.ts'

/** The motor starts slowly: the first moments play slow and low. */
const startUp = (tone: Tone): Tone => {
  const rise = 0.7 * sampleRate
  const started = new Float32Array(tone.length)
  for (let at = 0; at < tone.length; at++) {
    const position = at < rise ? (at * at) / (2 * rise) : at - rise / 2
    const whole = position | 0
    const before = tone[whole] ?? 0
    started[at] = before + ((tone[whole + 1] ?? 0) - before) * (position - whole)
  }
  return started
}

/** A tape machine is switched on, speeds up, and plays some chords from an old reel. */
export const tapeRoom: Recipe = {
  tempo: [60, 76],
  modes: ['minor', 'major', 'dorian'],
  loudness: -21,
  space: { name: 'room', amount: 0.2 },
  play: (stage) => {
    const { chance } = stage
    const reel = emptyBus(stage)
    const changes = progression(stage)
    const voicings = voiceChords(stage.key, changes, { shape: 'fullNinth', low: 53, high: 76 })
    const notes = voicings.flatMap((voicing, index) =>
      voicing.map((pitch, turn) => ({
        at: (changes[index]?.at ?? 0) + (index === 0 ? 0.25 : 0) + turn * 0.2,
        beats: 3,
        pitch,
        velocity: 0.6 + 0.04 * turn,
      })),
    )
    play(reel, stage, notes, ({ pitch, seconds, velocity }) => electricPiano(pitch, seconds, velocity, reeds.soft), {
      gain: 0.3,
      loose: 0.02,
    })
    const bus = wornTape(reel.map(startUp) as Stereo, stage)
    mix(bus, crackle(stage.seconds, chance.between(0.4, 1), chance.fork('dust')), 0.5)
    place(bus, hum(stage.seconds, chance.fork('hum')), 0, 0.012)
    for (const [time, hz] of [
      [0.12, 620],
      [0.2, 410],
    ] as const)
      place(bus, block(hz, 1, chance), time, 0.3, 0.3)
    return bus
  },
}
