import type { Chance } from '../chance.ts'
import { type Stereo, stereoSilence } from '../signal/tone.ts'
import type { Key } from './keys.ts'

/** What a recipe plays with: the tempo, the key, the length, and its random numbers. Beats are quarters. */
export type Stage = {
  chance: Chance
  tempo: number
  key: Key
  /** Beats until the last chord, which rings out for the rest of the time. */
  beats: number
  seconds: number
  /** The time of a beat in seconds, with swing. */
  time: (beat: number) => number
  /** The length of some beats in seconds, without swing. */
  lasting: (beats: number) => number
}

/**
 * Whole phrases, preferably of 8 or 16 beats rather than 6 or 12, that leave time to ring out: a preview lasts a little over seven seconds.
 */
const phraseLengths = [6, 8, 12, 16, 24]

const beatsThatFit = (tempo: number): number => {
  const misfit = (beats: number): number => {
    const seconds = (beats * 60) / tempo
    return Math.abs(seconds - 6.2) + 2 * Math.max(0, 5.2 - seconds) + (beats % 8 === 0 ? 0 : 0.2)
  }
  return phraseLengths.reduce((best, beats) => (misfit(beats) < misfit(best) ? beats : best))
}

/** Swing 0.5 is straight, 0.67 a triplet: the position of the second of each pair of grid steps. */
const swung = (beat: number, swing: number, grid: number): number => {
  const pair = beat / (2 * grid)
  const within = pair - Math.floor(pair)
  const moved = within < 0.5 ? within * 2 * swing : swing + (within - 0.5) * 2 * (1 - swing)
  return (Math.floor(pair) + moved) * 2 * grid
}

/** Whole beats with time to ring out, so that a repetition starts on the beat. */
const secondsFor = (beats: number, tempo: number): number => {
  const beat = 60 / tempo
  const wanted = Math.max(7.05, beats * beat + 0.75)
  return Math.min(9.9, Math.ceil(wanted / beat - 1e-9) * beat)
}

export const setStage = (chance: Chance, tempo: number, key: Key, swing = 0.5, grid = 0.25): Stage => {
  const lasting = (beats: number): number => (beats * 60) / tempo
  const beats = beatsThatFit(tempo)
  return {
    chance,
    tempo,
    key,
    beats,
    seconds: secondsFor(beats, tempo),
    time: (beat) => lasting(swung(beat, swing, grid)),
    lasting,
  }
}

export const emptyBus = (stage: Stage): Stereo => stereoSilence(stage.seconds)
