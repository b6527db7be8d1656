import type { FileOnItsWay } from '#web/lib/files/uploads.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

type FileProgressProps = { file: FileOnItsWay; onRetry: () => void; onDrop: () => void }

const checks = { Image: 'Preparing', Audio: 'Analysing', Video: 'Checking' }

/** The progress of an upload; or why it failed, in the server's words, and what to do about it. */
export const FileProgress = ({ file, onRetry, onDrop }: FileProgressProps) => {
  if (file.phase === 'failed' || file.phase === 'refused') {
    return (
      <div role="alert" className="grid gap-2 rounded border border-bad/40 px-3 py-2.5 text-14">
        <p>
          <b className="wrap-anywhere">{file.name}</b>
          <span className="block text-bad">{file.reason}</span>
        </p>
        <span className="flex gap-2">
          {file.phase === 'failed' && (
            <Button size="small" onPress={onRetry}>
              Try again
            </Button>
          )}
          <Button size="small" kind="quiet" onPress={onDrop}>
            Dismiss
          </Button>
        </span>
      </div>
    )
  }
  return (
    <div className="flex items-center gap-3">
      <ProgressBar
        label={`${file.phase === 'sending' ? 'Sending' : checks[file.kind]} ${file.name}`}
        value={file.phase === 'sending' || file.progress > 0 ? file.progress : undefined}
        className="min-w-0 grow"
      />
      <Button size="small" kind="quiet" onPress={onDrop}>
        Cancel
      </Button>
    </div>
  )
}
