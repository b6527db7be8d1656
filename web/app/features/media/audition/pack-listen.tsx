import { type KeyboardEvent, useMemo, useRef } from 'react'
import type { AnswerOf } from '#contract/core/route.ts'
import { type AuditionSound, listPackSounds } from '#contract/releases/sounds.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useMore } from '#web/lib/api/use-more.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { player } from '../player/player-store.ts'
import type { Track } from '../player/track.ts'
import { packTracks } from './pack-tracks.ts'
import { SoundRow } from './sound-row.tsx'

type PackListenProps = Pick<Track, 'subtitle' | 'href' | 'coverUrl'> & {
  creatorId: string
  productId: string
  first: AnswerOf<typeof listPackSounds>
}

/** Each sound once: a release that was published meanwhile shifts the later pages. */
const soundsIn = (parts: readonly AnswerOf<typeof listPackSounds>[]): AuditionSound[] => [
  ...new Map(parts.flatMap(({ items }) => items).map((sound) => [sound.id, sound])).values(),
]

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

/** The sounds of a pack to listen to; nothing where no sound is open. */
export const PackListen = ({ creatorId, productId, first, subtitle, href, coverUrl }: PackListenProps) => {
  const params = { creatorId, productId }
  const { parts, hasMore, readMore } = useMore<typeof listPackSounds>(first, (known) => {
    const after = soundsIn(known).length
    return after < first.total ? read(listPackSounds, { params, query: { after } }) : undefined
  })
  const sounds = useMemo(() => soundsIn(parts), [parts])
  const tracks = useMemo(() => packTracks(sounds, { subtitle, href, coverUrl }), [sounds, subtitle, href, coverUrl])
  const list = useRef<HTMLUListElement>(null)
  if (tracks.length === 0) return null

  const byId = new Map(tracks.map((track) => [track.id, track]))
  /** Arrow keys up and down move from sound to sound, and each is played as it is reached. */
  const step = (event: KeyboardEvent, track: Track) => {
    const by = steps[event.key]
    if (!by || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const next = tracks[tracks.indexOf(track) + by]
    if (!next) return
    list.current?.querySelector<HTMLElement>(`[data-sound="${next.id}"]`)?.focus()
    player.play(next, tracks)
  }

  return (
    <section aria-labelledby="listen-inside" className="mt-16">
      <SectionHead id="listen-inside" title="Listen inside" note={`${first.open} of ${first.total} with a preview`} className="pb-3" />
      <ul ref={list} className="max-h-128 overflow-y-auto rounded border border-line px-4">
        {sounds.map((sound) => (
          <SoundRow key={sound.id} sound={sound} track={byId.get(sound.id)} tracks={tracks} onStep={step} />
        ))}
      </ul>
      <div className="mt-3.5 flex flex-wrap items-center justify-between gap-3 text-14 text-ink-3">
        <p>
          All play at the same loudness.{' '}
          <span className="pointer-coarse:hidden">
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> next sound · <Kbd>space</Kbd> play
          </span>
        </p>
        {hasMore && (
          <Button size="small" kind="plain" onPress={readMore} busyLabel="Loading" errorLabel="Not loaded">
            Show more
          </Button>
        )}
      </div>
    </section>
  )
}
