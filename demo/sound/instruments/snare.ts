import type { Chance } from '../chance.ts'
import { decay, follow } from '../signal/envelopes.ts'
import { bandpass, bell, highpass, lowpass } from '../signal/filters.ts'
import { addTo, normalise } from '../signal/mixing.ts'
import { whiteNoise } from '../signal/noise.ts'
import { addPartial } from '../signal/partials.ts'
import { silence, type Tone } from '../signal/tone.ts'

type SnareShape = { pitch: number; ring: number; wires: number; bright: number }

export const snares = {
  acoustic: { pitch: 186, ring: 0.2, wires: 0.9, bright: 7200 },
  dusty: { pitch: 208, ring: 0.13, wires: 0.8, bright: 4600 },
  tight: { pitch: 232, ring: 0.1, wires: 0.7, bright: 9000 },
  machine: { pitch: 178, ring: 0.16, wires: 0.75, bright: 8200 },
} satisfies Record<string, SnareShape>

/** Two modes of the skin and the noise of the wires; soft hits are duller, not only quieter. */
export const snare = ({ pitch, ring, wires, bright }: SnareShape, velocity: number, chance: Chance): Tone => {
  const tone = silence(ring * 2.2)
  const bend = chance.between(0.99, 1.01)
  addPartial(tone, pitch * bend, 0.9, ring * 0.9)
  addPartial(tone, pitch * 1.72 * bend, 0.6, ring * 0.7)
  addPartial(tone, pitch * 2.6 * bend, 0.35 * velocity, ring * 0.45)
  const rattle = whiteNoise(ring * 2.2, chance)
  highpass(lowpass(rattle, bright * (0.45 + 0.55 * velocity)), 550)
  bell(rattle, 3200, 4, 0.8)
  addTo(tone, decay(rattle, ring * 1.6), wires * (0.5 + 0.5 * velocity))
  const crack = decay(highpass(whiteNoise(0.02, chance), 2500), 0.012)
  addTo(tone, crack, 0.5 * velocity)
  return normalise(tone)
}

/** A clap: three early bursts, then the tail. */
export const clap = (velocity: number, chance: Chance): Tone => {
  const tone = whiteNoise(0.32, chance)
  bandpass(tone, 1250 + 250 * velocity, 0.9)
  highpass(tone, 500)
  const gap = chance.between(0.009, 0.012)
  const bursts = [0, 1, 2].flatMap((index) => [[index * gap, 1] as const, [index * gap + gap * 0.9, 0.12] as const])
  follow(tone, [...bursts, [3 * gap, 0.9], [0.09, 0.22], [0.3, 0]])
  return normalise(tone)
}

/** A rimshot: short, woody, high. */
export const rim = (velocity: number, chance: Chance): Tone => {
  const tone = silence(0.09)
  const pitch = chance.between(1640, 1720)
  addPartial(tone, pitch, 1, 0.05)
  addPartial(tone, pitch * 0.48, 0.7, 0.06)
  addPartial(tone, pitch * 2.3, 0.35 * velocity, 0.025)
  addTo(tone, decay(whiteNoise(0.01, chance), 0.006), 0.5)
  return normalise(tone)
}
