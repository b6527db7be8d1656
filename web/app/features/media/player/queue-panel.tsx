import { useState } from 'react'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { formatTime } from './format-time.ts'
import { PlayerIcon } from './player-icon.tsx'
import { player, usePlayer } from './player-store.ts'
import { secondsOf, type Track } from './track.ts'

const QueueRow = ({ track, queue, isCurrent }: { track: Track; queue: readonly Track[]; isCurrent: boolean }) => (
  <li className="flex items-center gap-3 border-b border-line py-2">
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={() => player.play(track, queue)}
      className={classes(
        'flex min-w-0 grow items-baseline justify-between gap-4 text-left',
        isCurrent ? 'text-ink' : 'text-ink-2 hover:text-ink',
      )}
    >
      <span className="min-w-0 text-14">
        <b className="block truncate">{track.title}</b>
        <span className="block truncate">{track.subtitle}</span>
      </span>
      <span className="figures shrink-0 text-12 text-ink-3">{isCurrent ? 'now' : formatTime(secondsOf(track))}</span>
    </button>
    <IconButton
      kind="quiet"
      size="small"
      label={`Remove ${track.title} from the queue`}
      disabled={isCurrent}
      onClick={() => player.drop(track)}
    >
      <PlayerIcon name="close" />
    </IconButton>
  </li>
)

/** The queue: to look at, to jump to a track, and to remove tracks. */
export const QueuePanel = () => {
  const [isOpen, setOpen] = useState(false)
  const queue = usePlayer((state) => state.queue)
  const currentId = usePlayer((state) => state.track?.id)
  return (
    <>
      <IconButton kind="quiet" size="small" label={`Queue, ${queue.length}`} onClick={() => setOpen(true)}>
        <PlayerIcon name="queue" />
      </IconButton>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title="Queue" note={queue.length}>
        <ol>
          {queue.map((track) => (
            <QueueRow key={track.id} track={track} queue={queue} isCurrent={track.id === currentId} />
          ))}
        </ol>
      </Drawer>
    </>
  )
}
