import type { ReactNode, RefCallback } from 'react'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { formatTime } from '../player/format-time.ts'
import { PlayerIcon } from '../player/player-icon.tsx'
import { secondsOf, type Track } from '../player/track.ts'

type QueueRowProps = {
  track: Track
  /** What the row is moved by; nothing in a queue of one. */
  handle: ReactNode
  isCurrent: boolean
  onPlay: () => void
  onRemove: () => void
  removeRef: RefCallback<HTMLButtonElement>
}

export const QueueRow = ({ track, handle, isCurrent, onPlay, onRemove, removeRef }: QueueRowProps) => (
  <div className="flex items-center gap-1.5 border-b border-line py-2">
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={onPlay}
      className={classes(
        'mr-1.5 flex min-w-0 grow items-baseline justify-between gap-4 text-left',
        isCurrent ? 'text-ink' : 'text-ink-2 hover:text-ink',
      )}
    >
      <span className="min-w-0 text-14">
        <b className="block truncate">{track.title}</b>
        <span className="block truncate">{track.subtitle}</span>
      </span>
      <span className="figures shrink-0 text-12 text-ink-3">{isCurrent ? 'now' : formatTime(secondsOf(track))}</span>
    </button>
    <span className="size-8.5 shrink-0">{handle}</span>
    {/* Disabled in name only: when the row becomes the current one by itself, the focus may be here. */}
    <IconButton
      ref={removeRef}
      kind="quiet"
      size="small"
      label={`Remove ${track.title} from the queue`}
      aria-disabled={isCurrent || undefined}
      onClick={isCurrent ? undefined : onRemove}
      // The focus goes on to the next row, where a key that is held would remove that one too.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
    >
      <PlayerIcon name="close" />
    </IconButton>
  </div>
)
