import { bronzeBell } from '../instruments/mallets.ts'
import { padChord } from '../instruments/pads.ts'
import { wind } from '../instruments/weather.ts'
import { pitchOf } from '../music/keys.ts'
import { emptyBus } from '../music/stage.ts'
import { rootOf } from '../music/voicing.ts'
import { ride } from '../signal/envelopes.ts'
import { mix, place } from '../signal/mixing.ts'
import { wander } from '../signal/noise.ts'
import { addPartial } from '../signal/partials.ts'
import { sweptLowpass } from '../signal/swept-filters.ts'
import { hertz, sampleRate, silence } from '../signal/tone.ts'
import type { Recipe } from './recipe.ts'

/** One root with partials that fade in and out, air, and a distant bell. */
export const drone: Recipe = {
  tempo: [60, 72],
  modes: ['phrygian', 'dorian', 'minor', 'lydian'],
  loudness: -20,
  space: { name: 'hall', amount: 0.3 },
  play: (stage) => {
    const { chance, seconds } = stage
    const bus = emptyBus(stage)
    const root = rootOf(stage.key, 0, 33)
    const [left, right] = padChord([root, root + 7, root + 12], seconds - 1, { voices: 2, spread: 7, attack: 1.6, release: 1 }, chance)
    const peak = chance.between(0.35, 0.65) * seconds
    for (const [side, tone] of [left, right].entries()) {
      sweptLowpass(tone, (time) => 160 + 1100 * Math.exp(-(((time - peak) / 2) ** 2)), 1.6)
      place(bus, tone, 0, 0.6, side ? 0.7 : -0.7)
    }
    for (const ratio of [2, 3, 4, 5, 6, 7, 9, 11]) {
      const line = wander(seconds, chance.between(0.4, 0.9), chance)
      const level = (time: number): number =>
        Math.max(0, line[Math.min(line.length - 1, Math.round(time * sampleRate))] ?? 0) ** 1.5 / ratio ** 0.6
      const partial = silence(seconds)
      addPartial(partial, hertz(root) * ratio, 1, Number.POSITIVE_INFINITY)
      place(bus, ride(partial, level), 0, 0.16, chance.between(-0.8, 0.8))
    }
    mix(
      bus,
      wind(
        seconds,
        [0, 4, 7].map((above) => hertz(pitchOf(stage.key, above, 5))),
        chance.fork('air'),
      ),
      0.14,
    )
    for (const at of [0.22, 0.62])
      place(bus, bronzeBell(root + 24 + chance.pick([0, 7, 12]), 0.5, chance), at * seconds, 0.09, chance.between(-0.5, 0.5))
    return bus
  },
}
