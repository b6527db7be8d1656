import type { ReactNode } from 'react'
import type { OwnBuild } from '#contract/releases/own-releases.ts'
import type { FileSender, SentFile } from '#web/lib/files/file-sender.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Size } from '#web/ui/texts/size.tsx'
import { Checksum } from '../checksum.tsx'
import { CheckState } from './check-state.tsx'
import { TransferRow } from './transfer-row.tsx'
import { WaitingUpload } from './waiting-upload.tsx'

type BuildBodyProps = {
  build: OwnBuild | undefined
  sent: SentFile | undefined
  sender: FileSender
  canEdit: boolean
  onResume: (file: File) => void
  onCheckAgain: () => Promise<unknown>
  /** For update feeds. */
  signature: ReactNode
  /** To replace or remove it. */
  more: ReactNode
}

const FileLine = ({ build: { name, size, sha256, madeFrom } }: { build: OwnBuild }) => (
  <div className="grid gap-0.5 text-14">
    <p className="min-w-0 wrap-anywhere">
      {name}{' '}
      {size !== null && (
        <span className="figures ml-1 whitespace-nowrap text-ink-2">
          <Size of={size} />
        </span>
      )}
    </p>
    {madeFrom && <p className="text-ink-2 wrap-anywhere">An installer, made from {madeFrom}</p>}
    {sha256 && <Checksum sha256={sha256} name={name} />}
  </div>
)

/** The state of one platform's file: uploading, waiting, being checked, or the result of the check. */
export const BuildBody = ({ build, sent, sender, canEdit, onResume, onCheckAgain, signature, more }: BuildBodyProps) => {
  // A file that was started before and is refused now was a different one: the slot waits for the right one.
  const isOther = sent?.phase === 'refused' && build?.upload
  const isOver = sent?.phase === 'arrived' && build && !build.upload
  if (sent && !isOther && !isOver) return <TransferRow file={sent} sender={sender} more={more} />
  if (!build) return null
  if (build.upload && build.upload.received >= build.upload.size) return <ProgressBar label={`${build.name} is waiting to be checked`} />
  if (build.upload) {
    return <WaitingUpload build={build} upload={build.upload} refusal={sent?.reason} canEdit={canEdit} onFile={onResume} more={more} />
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <FileLine build={build} />
      <CheckState build={build} canEdit={canEdit} onCheckAgain={onCheckAgain} />
      {signature}
      {more && <div className="-ml-3 flex flex-wrap gap-1">{more}</div>}
    </div>
  )
}
