const scales = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
} as const

export type Mode = keyof typeof scales
export type Key = { tonic: number; mode: Mode }

const naturals: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

const isMode = (word: string): word is Mode => word in scales

/** Reads 'F# minor', 'Bb dorian' or just 'C', which is major. */
export const readKey = (written: string): Key => {
  const [, letter = '', sign = '', word = 'major'] = /^([A-G])([#b]?)(?: (\w+))?$/.exec(written) ?? []
  const natural = naturals[letter]
  if (natural === undefined || !isMode(word)) throw new Error(`"${written}" is not a key`)
  return { tonic: (natural + (sign === '#' ? 1 : sign === 'b' ? 11 : 0)) % 12, mode: word }
}

/** The pitch of a scale step, counted from the tonic (0) of the octave that starts at C4 (60); steps continue above 6 and below 0. */
export const pitchOf = ({ tonic, mode }: Key, step: number, octave = 4): number => {
  const scale = scales[mode]
  const within = ((step % 7) + 7) % 7
  return 12 * (octave + 1) + tonic + 12 * Math.floor(step / 7) + (scale[within] ?? 0)
}

/** The step of the scale nearest to a pitch, counted as in `pitchOf`. */
export const nearestStep = (key: Key, pitch: number, among: (step: number) => boolean = () => true): number => {
  const around = Math.round(((pitch - 60 - key.tonic) * 7) / 12)
  const steps = Array.from({ length: 15 }, (_, index) => around - 7 + index).filter(among)
  const distance = (step: number): number => Math.abs(pitchOf(key, step) - pitch)
  return steps.reduce((best, step) => (distance(step) < distance(best) ? step : best), steps[0] ?? around)
}
