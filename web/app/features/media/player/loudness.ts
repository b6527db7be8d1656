import type { Track } from './track.ts'

/** No sound is played louder than this, so that moving from one product to the next is no surprise. */
const loudest = -14

/** Meters report about -70 for silence; a silent side must not turn the other down to that. */
const silence = -60

const known = (loudness: number | undefined): loudness is number => loudness !== undefined && loudness > silence

const loudnessOf = (track: Track, url: string | null): number | undefined => (url ? track.sounds[url]?.loudness : undefined)

/** The loudness in LUFS that both sides are adjusted to: that of the quieter one, and at most that of their list. */
export const matchedLoudness = (track: Track): number =>
  Math.min(loudest, track.listLoudness ?? loudest, ...[loudnessOf(track, track.wet), loudnessOf(track, track.dry)].filter(known))

/** Only turns down: a side turned up could clip. */
const gainTo = (target: number, loudness: number | undefined): number =>
  known(loudness) ? Math.min(1, 10 ** ((target - loudness) / 20)) : 1

export const matchedGains = (track: Track): { wet: number; dry: number } => {
  const target = matchedLoudness(track)
  return { wet: gainTo(target, loudnessOf(track, track.wet)), dry: gainTo(target, loudnessOf(track, track.dry)) }
}

/** "−14.0 LUFS matched", or null where one side was never measured. */
export const loudnessNote = (track: Track): string | null => {
  if (!known(loudnessOf(track, track.wet)) || !known(loudnessOf(track, track.dry))) return null
  return `−${Math.abs(matchedLoudness(track)).toFixed(1)} LUFS matched`
}
