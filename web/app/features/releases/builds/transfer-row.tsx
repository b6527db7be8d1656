import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { Button } from '#web/ui/buttons/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import type { FileSender, SentFile } from './sent-files.ts'
import { transferText } from './transfer-text.ts'

type TransferRowProps = { file: SentFile; sender: Pick<FileSender, 'pause' | 'carryOn'> }

const notes: Readonly<Record<SentFile['phase'], string | null>> = {
  sending: null,
  paused: 'Paused. What has arrived is safe.',
  waiting: 'The connection is lost. It goes on by itself as soon as it is back.',
  failed: null,
  arrived: null,
}

/** A file that this browser sends: how far, how fast, how long, and a way to rest. */
export const TransferRow = ({ file, sender }: TransferRowProps) => {
  const note = file.reason ?? notes[file.phase]
  const isResting = file.phase === 'paused' || file.phase === 'failed'
  return (
    <div className="grid gap-2.5">
      <ProgressBar
        label={file.name}
        value={file.size === 0 ? 1 : file.sent / file.size}
        tone={file.phase === 'failed' ? 'bad' : isResting || file.phase === 'waiting' ? 'ink' : 'accent'}
        note={<span className="max-sm:hidden">{transferText(file)}</span>}
      />
      <p className="figures text-14 text-ink-2 sm:hidden">{transferText(file)}</p>
      {note && (
        <p role="status" className={file.phase === 'failed' ? 'text-14 text-bad' : 'text-14 text-ink-2'}>
          {note}
        </p>
      )}
      {file.phase !== 'arrived' && (
        <div>
          {isResting ? (
            <Button size="small" icon={<Play size={14} aria-hidden="true" />} onPress={() => sender.carryOn(file.slot)}>
              {file.phase === 'failed' ? 'Try again' : 'Resume'}
            </Button>
          ) : (
            <Button size="small" icon={<Pause size={14} aria-hidden="true" />} onPress={() => sender.pause(file.slot)}>
              Pause
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
