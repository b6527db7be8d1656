import { echoes } from '../effects/delays.ts'
import { bronzeBell, glassBell } from '../instruments/mallets.ts'
import { padChord } from '../instruments/pads.ts'
import { arpeggiate, rollLanding } from '../music/arpeggios.ts'
import { progression } from '../music/harmony.ts'
import { play } from '../music/playing.ts'
import { emptyBus } from '../music/stage.ts'
import { rootOf, voiceChords } from '../music/voicing.ts'
import { lowpass } from '../signal/filters.ts'
import { mix, place } from '../signal/mixing.ts'
import type { Recipe } from './recipe.ts'

/** Two bells in turns over a thin pad, with echoes. */
export const glassBells: Recipe = {
  tempo: [64, 92],
  modes: ['lydian', 'minor', 'major', 'phrygian'],
  loudness: -19,
  space: { name: 'hall', amount: 0.22 },
  play: (stage) => {
    const { chance } = stage
    const bus = emptyBus(stage)
    const changes = progression(stage)
    const voicings = voiceChords(stage.key, changes, { shape: 'added', low: 69, high: 88 })
    const line = arpeggiate(stage, changes, voicings, {
      hand: chance.pick(['wide', 'rolling', 'cascade']),
      step: chance.pick([0.5, 0.75]),
      rest: 0.28,
      chance: chance.fork('line'),
    })
    play(bus, stage, [...line, ...rollLanding(stage, voicings.at(-1) ?? [])], ({ pitch, velocity }) => glassBell(pitch, velocity, chance), {
      gain: 0.22,
      pan: (pitch) => (((pitch * 7) % 12) / 6 - 1) * 0.7,
      loose: 0.012,
    })
    const deep = changes.map(({ at, beats, step }) => ({ at, beats, pitch: rootOf(stage.key, step, 53), velocity: 0.7 }))
    play(
      bus,
      stage,
      deep,
      ({ pitch, velocity }) => (chance.is(0.5) ? bronzeBell(pitch, velocity, chance) : glassBell(pitch - 12, velocity, chance)),
      { gain: 0.2 },
    )
    mix(bus, echoes(bus, stage.tempo, { beats: 0.75, feedback: 0.5, amount: 1, tone: 4200, wobble: 8 }), 0.3)
    for (const [index, change] of changes.entries()) {
      const [left, right] = padChord(
        voicings[index]?.slice(0, 3).map((pitch) => pitch - 12) ?? [],
        stage.lasting(change.beats),
        { wave: 'triangle', spread: 6, attack: 0.5, release: 0.7 },
        chance,
      )
      place(bus, lowpass(left, 1400), stage.time(change.at), 0.2, -0.8)
      place(bus, lowpass(right, 1400), stage.time(change.at), 0.2, 0.8)
    }
    return bus
  },
}
