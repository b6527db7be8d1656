/** Endings of sounds, each with the name a report uses. */
const formats: Record<string, string> = {
  wav: 'WAV',
  wave: 'WAV',
  aif: 'AIFF',
  aiff: 'AIFF',
  aifc: 'AIFF',
  flac: 'FLAC',
  mp3: 'MP3',
  ogg: 'Ogg',
  opus: 'Ogg',
}

const endingOf = (path: string): string => /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''

/** What kind of sound a file is by its name; undefined where it is none, or a shadow that macOS adds to archives. */
export const soundFormat = (path: string): string | undefined => (/(^|\/)(__MACOSX\/|\._)/.test(path) ? undefined : formats[endingOf(path)])

/** What else is counted in a pack. */
const others: Record<string, string> = {
  mid: 'MIDI',
  midi: 'MIDI',
  rex: 'REX',
  rx2: 'REX',
  sfz: 'SFZ',
  nki: 'Kontakt',
  adg: 'Ableton',
  fxp: 'FXP',
  vital: 'Vital',
}

export const contentFormat = (path: string): string | undefined => soundFormat(path) ?? others[endingOf(path)]

const notes: Record<string, string> = { c: 'C', d: 'D', e: 'E', f: 'F', g: 'G', a: 'A', b: 'B' }
const signs: Record<string, string> = { '#': '♯', '♯': '♯', s: '♯', sharp: '♯', b: '♭', '♭': '♭', flat: '♭' }

const isTempo = (value: number): boolean => value >= 40 && value <= 300

/** "120bpm", "bpm120", "120 BPM"; or a number that stands alone where nothing else could be meant, as in Bass_120_Am. */
export const tempoInName = (name: string): number | null => {
  const tempo = /(?<![\d.])(\d{2,3}(?:\.\d{1,2})?)[ _-]?bpm/i.exec(name)?.[1] ?? /bpm[ _-]?(\d{2,3}(?:\.\d{1,2})?)(?!\d)/i.exec(name)?.[1]
  if (tempo !== undefined) return isTempo(Number(tempo)) ? Number(tempo) : null
  const alone = [...name.matchAll(/(?<=[_ -])(\d{2,3})(?=[_ -])/g)]
    .map((match) => Number(match[1]))
    .filter((value) => value >= 60 && value <= 200)
  return alone.length === 1 ? (alone[0] ?? null) : null
}

const keyPattern = /^([A-Ga-g])(#|♯|♭|b|s|sharp|flat)?[ ]?(minor|min|mi|m|major|maj|ma|M)?$/

/** One piece of a name as a key. A single small letter is no key, and neither is an A that may begin a sentence. */
const readKey = (piece: string): { key: string; isSure: boolean } | undefined => {
  const [, note = '', sign = '', mode = ''] = keyPattern.exec(piece) ?? []
  if (note === '' || (note === note.toLowerCase() && mode === '')) return undefined
  const tonic = `${notes[note.toLowerCase()]}${signs[sign.toLowerCase()] ?? ''}`
  if (mode === '') return { key: tonic, isSure: sign !== '' }
  return { key: `${tonic} ${mode === 'm' || /^mi/i.test(mode) ? 'minor' : 'major'}`, isSure: true }
}

/** "Am", "F#min", "Bb_major", "C". */
export const keyInName = (name: string): string | null => {
  const pieces = name.split(/[_\s()[\]-]+/)
  const joined = pieces.flatMap((piece, index) => [`${piece} ${pieces[index + 1] ?? ''}`.trim(), piece])
  const found = joined.map(readKey).filter((key) => key !== undefined)
  return (found.find(({ isSure }) => isSure) ?? found.at(-1))?.key ?? null
}
