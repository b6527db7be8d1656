import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { usePlayer } from './player-store.ts'

const Dock = lazyPart(() => import('./dock.tsx').then((part) => part.Dock))

/** The player at the bottom of every page. It appears with the first play, and reserves its own space at the end of the page. */
export const PlayerDock = () => {
  const track = usePlayer((state) => state.track)
  return (
    <>
      <Announcer />
      {/* The styles of the page find this attribute and keep floating elements, such as toasts, above the player. */}
      {track && <div data-dock="player" className="h-23 sm:h-16 print:hidden" />}
      {track && (
        <Suspense fallback={null}>
          <Dock track={track} />
        </Suspense>
      )}
    </>
  )
}

/** Always on the page, since a live region that is added together with its text is not read out. */
const Announcer = () => {
  const text = usePlayer(({ track, error }) => error ?? (track ? `${track.title}, ${track.subtitle}` : ''))
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  )
}
