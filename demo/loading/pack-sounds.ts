import { chanceOf } from '#demo/sound/chance.ts'
import { hat, ride } from '#demo/sound/instruments/cymbals.ts'
import { kick, kicks } from '#demo/sound/instruments/kick.ts'
import { conga, pot, tom } from '#demo/sound/instruments/percussion.ts'
import { snare, snares } from '#demo/sound/instruments/snare.ts'
import { addTo, normalise } from '#demo/sound/signal/mixing.ts'
import { hertz, samplesIn, silence, type Tone } from '#demo/sound/signal/tone.ts'

type PackSound = { name: string; tone: Tone }

const chance = () => chanceOf('shed kit')
const door = (): Tone => kick(kicks.acoustic, 0.9, chance())
const tin = (): Tone => snare(snares.dusty, 0.8, chance())
const blades = (): Tone => hat(0.08, 0.7, chance())

/** Two bars at a tempo, as a drum loop. */
const groove = (tempo: number): Tone => {
  const step = 60 / tempo / 2
  const bars = silence(step * 16)
  const play = (tone: Tone, steps: readonly number[], gain: number): void => {
    for (const at of steps) addTo(bars, tone, gain, samplesIn(at * step))
  }
  play(door(), [0, 3, 8, 10, 11], 0.8)
  play(tin(), [4, 12, 15], 0.6)
  play(blades(), [0, 2, 4, 6, 8, 10, 12, 13, 14], 0.3)
  return bars
}

/** Packs with sounds that visitors can hear; all others contain single waves. */
const heard: Readonly<Record<string, () => PackSound[]>> = {
  'tin-room/shed-kit': () => [
    { name: 'Door, closed by a foot', tone: door() },
    { name: 'Paint tin with rice', tone: tin() },
    { name: 'Two saw blades', tone: blades() },
    { name: 'Stove lid, warm', tone: ride(0.7, chance()) },
    { name: 'Oil drum C', tone: tom(hertz(48), 0.8, chance()) },
    { name: 'Bucket G', tone: conga(hertz(55), 0.7, chance()) },
    { name: 'Flower pot E', tone: pot(hertz(64), chance()) },
    { name: 'Isla, roof dry 104bpm', tone: groove(104) },
    { name: 'Isla, rain 92bpm', tone: groove(92) },
  ],
}

export const hasSounds = (path: string): boolean => path in heard
export const soundsOf = (path: string): PackSound[] => (heard[path]?.() ?? []).map(({ name, tone }) => ({ name, tone: normalise(tone) }))
