import { useMemo, useState } from 'react'
import type { AudioSample } from '#contract/catalog/page-blocks.ts'
import { classes } from '#web/ui/classes.ts'
import { QueueButton } from '../queue/queue-button.tsx'
import { formatTime } from './format-time.ts'
import { loudnessNote } from './loudness.ts'
import { usePageTrack } from './page-track.ts'
import { PlayButton } from './play-button.tsx'
import { PlayTime } from './play-time.tsx'
import { player, usePlayer } from './player-store.ts'
import { SeekWave } from './seek-wave.tsx'
import { secondsOf, type Track, trackOf } from './track.ts'
import { usePlayerKeys } from './use-player-keys.ts'
import { WetDry } from './wet-dry.tsx'

type SampleListProps = Pick<Track, 'sounds' | 'subtitle' | 'href' | 'coverUrl'> & { samples: readonly AudioSample[] }

/** The sounds of a product: their titles, and the chosen one large. A playing one becomes the chosen one. */
export const SampleList = ({ samples, sounds, subtitle, href, coverUrl }: SampleListProps) => {
  const tracks = useMemo(
    () => samples.map((sample) => trackOf(sample, { sounds, subtitle, href, coverUrl })),
    [samples, sounds, subtitle, href, coverUrl],
  )
  const [chosenId, choose] = useState<string>()
  const playingId = usePlayer((state) => state.track?.id)
  const find = (id: string | undefined) => tracks.find((track) => track.id === id)
  const chosen = find(playingId) ?? find(chosenId) ?? tracks[0]
  usePageTrack(chosen, tracks)
  usePlayerKeys()
  if (!chosen) return null

  const note = loudnessNote(chosen)
  const hear = (track: Track) => {
    choose(track.id)
    if (track.id !== playingId) player.play(track, tracks)
  }

  return (
    <div data-player-keys="" className="grid gap-x-10 gap-y-7 md:grid-cols-[280px_minmax(0,1fr)]">
      <div>
        <ul>
          {tracks.map((track) => (
            // The middle column is the place of a button that comes and goes: between title and length nothing moves.
            <li key={track.id} className="grid grid-cols-[minmax(0,1fr)_--spacing(8.5)_--spacing(9)] items-start border-b border-line">
              <button
                type="button"
                data-player="button"
                aria-current={track === chosen || undefined}
                onClick={() => hear(track)}
                className={classes(
                  'col-span-full row-start-1 grid grid-cols-subgrid items-baseline py-2.5 text-left transition-colors hover:text-ink',
                  track === chosen ? 'font-semibold text-ink' : 'text-ink-2',
                )}
              >
                {track.title}
                <span className="figures col-start-3 text-right text-12 font-normal text-ink-3">{formatTime(secondsOf(track))}</span>
              </button>
              <span className="col-start-2 row-start-1 mt-1.25 flex">
                <QueueButton track={track} />
              </span>
            </li>
          ))}
        </ul>
        <KeyHints canCompare={chosen.dry !== null} />
      </div>
      <div>
        <SeekWave track={chosen} queue={tracks} columns={150} className="h-20 sm:h-30" />
        <div className="mt-3.5 flex flex-wrap items-center gap-x-3.5 gap-y-2">
          <PlayButton track={chosen} queue={tracks} />
          <WetDry track={chosen} />
          <PlayTime track={chosen} />
          {note && <span className="figures text-14 text-ink-3 max-sm:basis-full sm:ml-auto">{note}</span>}
        </div>
      </div>
    </div>
  )
}

const KeyHints = ({ canCompare }: { canCompare: boolean }) => (
  <p className="mt-3.5 text-14 text-ink-3">
    {canCompare && (
      <>
        Both sides play at the same loudness.
        <br />
      </>
    )}
    <span className="pointer-coarse:hidden">
      {canCompare && (
        <>
          <kbd className="font-mono">A</kbd> dry · <kbd className="font-mono">B</kbd> wet ·{' '}
        </>
      )}
      <kbd className="font-mono">space</kbd> play
    </span>
  </p>
)
