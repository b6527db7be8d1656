import type { FileOnItsWay, Uploads } from '#web/lib/files/uploads.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

const labels = { sending: 'Sending', checking: 'Checking', ready: 'Ready' } as const

/** The progress of an image, or why it failed and what to do. */
export const PictureOnItsWay = ({ file, uploads }: { file: FileOnItsWay; uploads: Pick<Uploads, 'retry' | 'drop'> }) => {
  if (file.phase !== 'refused' && file.phase !== 'failed') {
    return (
      <div className="grid w-full max-w-72 gap-2">
        <ProgressBar label={`${labels[file.phase]} ${file.name}`} value={file.progress} />
        <Button size="small" kind="quiet" className="justify-self-start" onPress={() => uploads.drop(file.slot)}>
          Stop
        </Button>
      </div>
    )
  }
  return (
    <div role="alert" className="grid justify-items-start gap-2 text-14">
      <p className="text-bad">
        {file.name}: {file.reason ?? 'It didn’t upload.'}
      </p>
      <div className="flex gap-2">
        {file.phase === 'failed' && (
          <Button size="small" onPress={() => uploads.retry(file.slot)}>
            Try again
          </Button>
        )}
        <Button size="small" kind="quiet" onPress={() => uploads.drop(file.slot)}>
          Dismiss
        </Button>
      </div>
    </div>
  )
}
