import type { Chance } from '../chance.ts'
import { swell } from '../signal/envelopes.ts'
import { hertz, sampleRate, silence, type Tone } from '../signal/tone.ts'
import { pulse, saw, sine, triangle } from '../signal/waves.ts'

type Wave = 'saw' | 'pulse' | 'triangle'

/** The drift is slow: it is updated every 64 samples. */
const stride = 64

/** Adds one oscillator that drifts. Each wave has its own loop: the compiler does not optimise a shared one. */
const addVoice = (tone: Tone, wave: Wave, step: number, gain: number, chance: Chance): void => {
  const drift = chance.between(0.15, 0.5) / sampleRate
  let phase = chance.next()
  let slow = chance.next()
  for (let start = 0; start < tone.length; start += stride) {
    const end = Math.min(tone.length, start + stride)
    slow += drift * stride
    const drifted = step * (1 + 0.0009 * sine(slow))
    if (wave === 'saw') phase = addSaw(tone, start, end, phase, drifted, gain)
    else if (wave === 'pulse') phase = addPulse(tone, start, end, phase, drifted, gain, 0.5 + 0.3 * sine(slow))
    else phase = addTriangle(tone, start, end, phase, drifted, gain)
  }
}

/** Continues from a phase for some samples, and returns the new phase. */
export const addSaw = (tone: Tone, start: number, end: number, from: number, step: number, gain: number): number => {
  let phase = from
  for (let at = start; at < end; at++) {
    phase += step
    if (phase >= 1) phase -= 1
    tone[at] = (tone[at] ?? 0) + gain * saw(phase, step)
  }
  return phase
}

const addPulse = (tone: Tone, start: number, end: number, from: number, step: number, gain: number, width: number): number => {
  let phase = from
  for (let at = start; at < end; at++) {
    phase += step
    if (phase >= 1) phase -= 1
    tone[at] = (tone[at] ?? 0) + gain * pulse(phase, step, width)
  }
  return phase
}

const addTriangle = (tone: Tone, start: number, end: number, from: number, step: number, gain: number): number => {
  let phase = from
  for (let at = start; at < end; at++) {
    phase += step
    if (phase >= 1) phase -= 1
    tone[at] = (tone[at] ?? 0) + gain * triangle(phase)
  }
  return phase
}

/** Adds some detuned oscillators on one note; called once per side, so that left and right differ. */
const addNote = (tone: Tone, pitch: number, wave: Wave, voices: number, spread: number, gain: number, chance: Chance): void => {
  for (let voice = 0; voice < voices; voice++) {
    const cents = voices === 1 ? 0 : spread * ((2 * voice) / (voices - 1) - 1) + chance.between(-2, 2)
    addVoice(tone, wave, hertz(pitch + cents / 100) / sampleRate, gain / voices, chance)
  }
}

/** Both sides of a chord, each with its own voices, fading in and out. */
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
    for (const pitch of pitches) addNote(tone, pitch, wave, voices, spread, 0.4 / Math.sqrt(pitches.length), own)
    return swell(tone, attack, release)
  }
  return [side('left'), side('right')]
}
