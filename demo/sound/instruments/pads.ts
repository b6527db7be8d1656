import type { Chance } from '../chance.ts'
import { swell } from '../signal/envelopes.ts'
import { addTo } from '../signal/mixing.ts'
import { hertz, sampleRate, silence, type Tone } from '../signal/tone.ts'
import { pulse, saw, sine, triangle } from '../signal/waves.ts'

type Wave = 'saw' | 'pulse' | 'triangle'

/** Drift is slow: it is looked at every 64 samples. */
const stride = 64

/** Some detuned oscillators on one note; called once a side, so that left and right never agree. */
const ensembleNote = (pitch: number, seconds: number, wave: Wave, voices: number, spread: number, chance: Chance): Tone => {
  const tone = silence(seconds)
  for (let voice = 0; voice < voices; voice++) {
    const cents = voices === 1 ? 0 : spread * ((2 * voice) / (voices - 1) - 1) + chance.between(-2, 2)
    const step = hertz(pitch + cents / 100) / sampleRate
    const drift = chance.between(0.15, 0.5) / sampleRate
    let [phase, slow] = [chance.next(), chance.next()]
    for (let start = 0; start < tone.length; start += stride) {
      slow += drift * stride
      const drifted = step * (1 + 0.0009 * sine(slow))
      const width = 0.5 + 0.3 * sine(slow)
      const end = Math.min(tone.length, start + stride)
      for (let at = start; at < end; at++) {
        phase += drifted
        if (phase >= 1) phase -= 1
        const sample = wave === 'saw' ? saw(phase, step) : wave === 'pulse' ? pulse(phase, step, width) : triangle(phase)
        tone[at] = (tone[at] ?? 0) + sample / voices
      }
    }
  }
  return tone
}

/** Both sides of a chord, each with its own voices, breathing in and out. */
export const padChord = (
  pitches: readonly number[],
  seconds: number,
  {
    wave = 'saw',
    voices = 2,
    spread = 9,
    attack = 0.6,
    release = 0.9,
  }: { wave?: Wave; voices?: number; spread?: number; attack?: number; release?: number },
  chance: Chance,
): [Tone, Tone] => {
  const side = (name: string): Tone => {
    const tone = silence(seconds + release)
    const own = chance.fork(name)
    for (const pitch of pitches)
      addTo(tone, ensembleNote(pitch, seconds + release, wave, voices, spread, own), 0.4 / Math.sqrt(pitches.length))
    return swell(tone, attack, release)
  }
  return [side('left'), side('right')]
}
