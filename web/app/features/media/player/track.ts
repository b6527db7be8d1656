import type { AudioSample } from '#contract/catalog/page-blocks.ts'
import type { Sound } from '#contract/media/sounds.ts'

/** What the player plays: a sound, the same sound without the product (dry) where there is one, and where it comes from. */
export type Track = {
  id: string
  title: string
  subtitle: string
  href: string
  coverUrl: string | null
  wet: string
  dry: string | null
  sounds: Record<string, Sound>
  /** The loudness in LUFS of the list it stands in, where all of a list are heard alike. */
  listLoudness?: number | undefined
  /** Ends with itself: the next of its list is heard only when somebody asks for it. */
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
