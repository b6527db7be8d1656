import { useEffect } from 'react'
import { Link } from 'react-router'
import { countAttention } from '#web/lib/analytics/count-attention.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { QueuePanel } from '../queue/queue-panel.tsx'
import { PlayButton } from './play-button.tsx'
import { PlayTime } from './play-time.tsx'
import { PlayerIcon } from './player-icon.tsx'
import { player, usePlayer } from './player-store.ts'
import { SeekWave } from './seek-wave.tsx'
import type { Track } from './track.ts'
import { usePlayerKeys } from './use-player-keys.ts'
import { Volume } from './volume.tsx'
import { WetDry } from './wet-dry.tsx'

/** The visible player: loaded with the first sound, not before. */
export const Dock = ({ track }: { track: Track }) => {
  usePlayerKeys()
  const queue = usePlayer((state) => state.queue)
  const error = usePlayer((state) => state.error)
  // The path of a track starts with its creator: /northlight-audio/tape-one.
  const [, creator = ''] = track.href.split('/')
  useEffect(() => countAttention(creator, 'play'), [creator])
  return (
    <section
      aria-label="Player"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] transition-transform starting:translate-y-full print:hidden"
    >
      <div className="column flex flex-wrap items-center gap-x-3 max-sm:pb-2 sm:h-16 sm:flex-nowrap sm:gap-x-4">
        <div className={classes('flex shrink-0 items-center', queue.length > 1 && 'md:-ml-2')}>
          {queue.length > 1 && <SkipButton to="previous" />}
          <PlayButton track={track} queue={queue} />
          {queue.length > 1 && <SkipButton to="next" />}
        </div>
        <NowPlaying track={track} />
        <div className="min-w-0 max-sm:order-first max-sm:basis-full max-sm:py-1.5 sm:flex-1">
          {error ? <Trouble text={error} /> : <SeekWave track={track} queue={queue} columns={120} className="h-7 sm:h-9" />}
        </div>
        <WetDry />
        <div className="hidden md:flex">
          <PlayTime />
        </div>
        <Volume />
        <QueuePanel />
        <IconButton kind="quiet" size="small" label="Close the player" onClick={player.close} className="-mr-2">
          <PlayerIcon name="close" />
        </IconButton>
      </div>
    </section>
  )
}

const SkipButton = ({ to }: { to: 'previous' | 'next' }) => (
  <IconButton
    kind="quiet"
    size="small"
    label={to === 'next' ? 'Next sound' : 'Previous sound'}
    data-player="button"
    onClick={player[to]}
    className="max-md:hidden"
  >
    <PlayerIcon name={to} />
  </IconButton>
)

const NowPlaying = ({ track }: { track: Track }) => (
  <Link to={track.href} className="group flex min-w-0 items-center gap-3 rounded max-sm:flex-1 sm:w-40 md:w-60">
    {track.coverUrl && (
      <img src={track.coverUrl} alt="" width={40} height={40} className="size-10 rounded bg-paper-2 object-cover max-md:hidden" />
    )}
    <span className="min-w-0 text-14">
      <b className="block truncate group-hover:underline">{track.title}</b>
      <span className="block truncate text-ink-2">{track.subtitle}</span>
    </span>
  </Link>
)

const Trouble = ({ text }: { text: string }) => (
  <p className="flex items-center gap-3 text-14 max-sm:min-h-7">
    <span className="min-w-0 text-bad">{text}</span>
    <button type="button" data-player="button" onClick={player.resume} className="link shrink-0 font-semibold">
      Try again
    </button>
  </p>
)
