import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { usePlayer } from './player-store.ts'

const Dock = lazyPart(() => import('./dock.tsx').then((part) => part.Dock))

/** The player at the foot of every page. It appears with the first play, and keeps its own room at the end of the page. */
export const PlayerDock = () => {
  const track = usePlayer((state) => state.track)
  return (
    <>
      <Announcer />
      {/* What floats over the page, such as a toast, stays above it: the mark is read by the styles of the page. */}
      {track && <div data-dock="player" className="h-23 sm:h-16 print:hidden" />}
      {track && (
        <Suspense fallback={null}>
          <Dock track={track} />
        </Suspense>
      )}
    </>
  )
}

/** Always on the page, since a live region that arrives with its words is not read. */
const Announcer = () => {
  const text = usePlayer(({ track, error }) => error ?? (track ? `${track.title}, ${track.subtitle}` : ''))
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  )
}
