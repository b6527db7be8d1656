import type { Chance } from '../chance.ts'
import { tapeHiss } from '../instruments/room-tone.ts'
import { swell } from '../signal/envelopes.ts'
import { bell, highShelf, lowpass } from '../signal/filters.ts'
import { addTo, mix, shape } from '../signal/mixing.ts'
import { wander } from '../signal/noise.ts'
import { saturate } from '../signal/saturate.ts'
import { copyOf, type Stereo, sampleRate, samplesIn, type Tone } from '../signal/tone.ts'
import { sine } from '../signal/waves.ts'
import type { Effect } from './effect.ts'

type Deck = { drive: number; wow: number; flutter: number; top: number; bump: number; hiss: number; dropouts: number }

const serviced: Deck = { drive: 2.2, wow: 0.00042, flutter: 0.00006, top: 13500, bump: 2.5, hiss: 0.05, dropouts: 0 }
const worn: Deck = { drive: 3.4, wow: 0.0019, flutter: 0.0002, top: 6200, bump: 4, hiss: 0.2, dropouts: 5 }

/** Reads the tape at the transport's offset in seconds, with cubic interpolation. */
const transport = (tone: Tone, offset: Tone): Tone => {
  const played = new Float32Array(tone.length)
  const last = tone.length - 3
  for (let at = 0; at < tone.length; at++) {
    const position = at + (offset[at] ?? 0) * sampleRate
    const whole = Math.max(1, Math.min(last, position | 0))
    const t = position - whole
    const a = tone[whole - 1] ?? 0
    const b = tone[whole] ?? 0
    const c = tone[whole + 1] ?? 0
    const d = tone[whole + 2] ?? 0
    played[at] = b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
  }
  return played
}

/** Soft saturation with hysteresis: the last samples influence the next. */
const magnetise = (tone: Tone, drive: number): Tone => {
  const unity = 1 / drive ** 0.72
  let held = 0
  for (let at = 0; at < tone.length; at++) {
    const sample = tone[at] ?? 0
    const x = drive * (sample + 0.06 * held) + 0.04
    held = 0.82 * held + 0.18 * sample
    tone[at] = (saturate(x) - 0.03998) * unity
  }
  return tone
}

/** The offset of the transport from its ideal position, in seconds. */
const unsteadiness = ({ wow, flutter }: Deck, seconds: number, chance: Chance): Tone => {
  const drift = wander(seconds, 0.9, chance)
  const scrape = wander(seconds, 22, chance)
  const start = samplesIn(0.1)
  let [turn, capstan] = [chance.next(), chance.next()]
  for (let at = 0; at < drift.length; at++) {
    turn += 0.62 / sampleRate
    capstan += 8.3 / sampleRate
    const slow = wow * (0.6 * sine(turn) + 0.4 * (drift[at] ?? 0))
    const quick = flutter * (sine(capstan) + 0.5 * (scrape[at] ?? 0))
    // Both sides start together: the modulation fades in over the first tenth of a second.
    drift[at] = Math.min(1, at / start) * (slow + quick)
  }
  return drift
}

const record =
  (deck: Deck): Effect =>
  (dry, { chance }) => {
    const seconds = dry[0].length / sampleRate
    const own = chance.fork('tape')
    const offset = unsteadiness(deck, seconds, own)
    const wet = copyOf(dry).map((side) => {
      highShelf(side, 5000, 4)
      magnetise(side, deck.drive)
      highShelf(side, 5000, -4.5)
      bell(side, 72, deck.bump, 0.9)
      return transport(lowpass(side, deck.top), offset)
    }) as Stereo
    for (let loss = 0; loss < deck.dropouts; loss++) {
      const from = samplesIn(own.between(0.4, seconds - 0.6))
      const length = samplesIn(own.between(0.05, 0.16))
      const depth = own.between(0.35, 0.75)
      for (const side of wet)
        shape(side.subarray(from, from + length), (sample, at) => sample * (1 - depth * Math.sin((Math.PI * at) / length)))
    }
    const hiss = tapeHiss(seconds, own)
    mix(wet, [swell(hiss[0], 0.05, 0.2), swell(hiss[1], 0.05, 0.2)], deck.hiss)
    // Crosstalk between the tracks.
    const left = wet[0].slice()
    addTo(wet[0], wet[1], 0.04)
    addTo(wet[1], left, 0.04)
    return wet
  }

/** A deck in good condition. */
export const tape = record(serviced)
/** An old deck: wow, dull heads, lost oxide. */
export const wornTape = record(worn)
