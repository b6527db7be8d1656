import { Suspense, useState } from 'react'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useEver } from '#web/ui/overlays/use-ever.ts'
import { PlayerIcon } from '../player/player-icon.tsx'
import { usePlayer } from '../player/player-store.ts'

const QueueDrawer = lazyPart(() => import('./queue-drawer.tsx').then((part) => part.QueueDrawer))

/** The queue's button in the player. What it opens is loaded then. */
export const QueuePanel = () => {
  const [isOpen, setOpen] = useState(false)
  const isNeeded = useEver(isOpen)
  const count = usePlayer((state) => state.queue.length)
  return (
    <>
      <IconButton kind="quiet" size="small" label={`Queue, ${count}`} onClick={() => setOpen(true)}>
        <PlayerIcon name="queue" />
      </IconButton>
      {isNeeded && (
        <Suspense fallback={null}>
          <QueueDrawer open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
