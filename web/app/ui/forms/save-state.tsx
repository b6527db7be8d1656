import Check from 'lucide-react/icons/check'
import CloudOff from 'lucide-react/icons/cloud-off'
import RotateCw from 'lucide-react/icons/rotate-cw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { LevelBars } from '../level-bars.tsx'

type SaveStateProps = {
  status: 'saved' | 'waiting' | 'saving' | 'offline' | 'refused' | 'conflict'
  /** Why it is not saved, in a sentence. */
  reason?: string | undefined
  onRetry?: (() => void) | undefined
  /** A shorter label where there is little room. */
  short?: boolean | undefined
}

const labels = {
  saved: 'Saved',
  waiting: 'Saving',
  saving: 'Saving',
  offline: 'Not saved, no connection',
  refused: 'Not saved',
  conflict: 'Not saved, changed elsewhere',
}

const Icon = ({ status }: Pick<SaveStateProps, 'status'>) => {
  if (status === 'saved') return <Check size={14} aria-hidden="true" className="text-ok" />
  if (status === 'offline') return <CloudOff size={14} aria-hidden="true" className="text-warn" />
  if (status === 'waiting' || status === 'saving') return <LevelBars />
  return <TriangleAlert size={14} aria-hidden="true" className="text-bad" />
}

/** Whether the changes on the screen are saved. Changes that have not reached the server are shown as stored on this device. */
export const SaveState = ({ status, reason, onRetry, short }: SaveStateProps) => {
  const isStuck = status === 'offline' || status === 'refused'
  return (
    <span className="flex min-w-0 items-center gap-2 text-14">
      <span role="status" className="flex min-w-0 items-center gap-1.5 text-ink-2" title={isStuck ? reason : undefined}>
        <Icon status={status} />
        <span className="truncate">
          {short && isStuck ? 'Not saved' : labels[status]}
          {status === 'refused' && reason && !short && `: ${reason}`}
        </span>
      </span>
      {isStuck && onRetry && (
        <button type="button" className="link inline-flex shrink-0 items-center gap-1 font-semibold" onClick={onRetry}>
          <RotateCw size={13} aria-hidden="true" />
          Try again
        </button>
      )}
    </span>
  )
}
