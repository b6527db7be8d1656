import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import type { ReactNode } from 'react'
import type { FileSender, SentFile } from '#web/lib/files/file-sender.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { useWriteCount } from '#web/ui/texts/count.tsx'
import { transferText } from './transfer-text.ts'

type TransferRowProps = {
  file: SentFile
  sender: Pick<FileSender, 'pause' | 'carryOn'>
  /** Other actions, next to pause and resume. */
  more: ReactNode
}

const notes: Readonly<Record<SentFile['phase'], string | null>> = {
  sending: null,
  paused: 'Paused. What’s uploaded is safe.',
  waiting: 'Connection lost. The upload resumes when it’s back.',
  failed: null,
  refused: null,
  arrived: null,
}

const labelOf = (phase: SentFile['phase']): string => {
  if (phase === 'failed') return 'Try again'
  return phase === 'paused' ? 'Resume' : 'Pause'
}

/** An upload of this browser: its progress, speed and remaining time, with a button to pause. */
export const TransferRow = ({ file, sender, more }: TransferRowProps) => {
  const write = useWriteCount()
  const note = file.reason ?? notes[file.phase]
  const isResting = file.phase === 'paused' || file.phase === 'failed'
  const isBad = file.phase === 'failed' || file.phase === 'refused'
  const canGoOn = file.phase !== 'arrived' && file.phase !== 'refused'
  return (
    <div className="grid grid-cols-1 gap-2.5">
      <ProgressBar
        label={file.name}
        value={file.size === 0 ? 1 : file.sent / file.size}
        tone={isBad ? 'bad' : isResting || file.phase === 'waiting' ? 'ink' : 'accent'}
      />
      <p className="figures text-14 text-ink-2">{transferText(file, write)}</p>
      {note && (
        <p role="status" className={isBad ? 'text-14 text-bad' : 'text-14 text-ink-2'}>
          {note}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {/* One button with two labels, so that the focus stays on it. */}
        {canGoOn && (
          <Button
            size="small"
            icon={isResting ? <Play size={14} aria-hidden="true" /> : <Pause size={14} aria-hidden="true" />}
            onPress={() => (isResting ? sender.carryOn(file.slot) : sender.pause(file.slot))}
          >
            {labelOf(file.phase)}
          </Button>
        )}
        {more}
      </div>
    </div>
  )
}
