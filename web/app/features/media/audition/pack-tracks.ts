import type { AuditionSound } from '#contract/releases/sounds.ts'
import { formatTime } from '../player/format-time.ts'
import type { Track } from '../player/track.ts'

type Origin = Pick<Track, 'subtitle' | 'href' | 'coverUrl'>

/** No sound is turned down below the loudness of broadcasts (EBU R 128) for the sake of an even quieter one. */
const quietest = -23
/** Meters report about -70 for silence. */
const silence = -60

/** The common loudness of all open sounds of a pack: that of the quietest, so that none has to be turned up. */
export const packLoudness = (sounds: readonly AuditionSound[]): number | undefined => {
  const known = sounds.flatMap(({ preview }) => (preview && preview.sound.loudness > silence ? [preview.sound.loudness] : []))
  return known.length > 0 ? Math.max(quietest, Math.min(...known)) : undefined
}

export const titleOf = ({ name }: Pick<AuditionSound, 'name'>): string => name.replace(/\.[a-z0-9]{2,4}$/i, '')

/** The open sounds of a pack as tracks of the player. */
export const packTracks = (sounds: readonly AuditionSound[], origin: Origin): Track[] => {
  const listLoudness = packLoudness(sounds)
  return sounds.flatMap((sound) =>
    sound.preview
      ? [
          {
            ...origin,
            ...{ id: sound.id, title: titleOf(sound), wet: sound.preview.url, dry: null, listLoudness, endsAlone: true },
            sounds: { [sound.preview.url]: sound.preview.sound },
          },
        ]
      : [],
  )
}

/** The length of a sound, with tenths where it is short: most end before a clock shows a second. */
export const lengthText = (seconds: number): string => (seconds < 10 ? `${Math.max(0.1, seconds).toFixed(1)} s` : formatTime(seconds))

/** "A minor · 120 bpm", or empty where neither is known. */
export const soundFacts = ({ key, tempo }: Pick<AuditionSound, 'key' | 'tempo'>): string =>
  [key, tempo === null ? null : `${Math.round(tempo * 10) / 10} bpm`].filter((fact) => fact !== null).join(' · ')
