import type { AudioSample } from '#contract/catalog/page-blocks.ts'
import type { Sound } from '#contract/media/sounds.ts'

/** A track of the player: a sound, the same sound without the product (dry) where there is one, and its origin. */
export type Track = {
  id: string
  title: string
  subtitle: string
  href: string
  coverUrl: string | null
  wet: string
  dry: string | null
  sounds: Record<string, Sound>
  /** The common loudness in LUFS of its list, where all tracks of a list are matched. */
  listLoudness?: number | undefined
  /** Stops at its end: the next of its list is played only on request. */
  endsAlone?: boolean | undefined
}

type Origin = Pick<Track, 'subtitle' | 'href' | 'coverUrl' | 'sounds'>

export const trackOf = (sample: AudioSample, { subtitle, href, coverUrl, sounds }: Origin): Track => ({
  id: sample.id,
  title: sample.title,
  subtitle,
  href,
  coverUrl,
  wet: sample.wet,
  dry: sample.dry,
  sounds,
})

export const secondsOf = (track: Track): number => track.sounds[track.wet]?.seconds ?? 0

export const peaksOf = (track: Track): string => track.sounds[track.wet]?.peaks ?? ''
