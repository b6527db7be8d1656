import type { OwnBuild } from '#contract/releases/own-releases.ts'
import { CopyButton } from '#web/ui/buttons/copy-button.tsx'
import { sizeText } from '#web/ui/texts/size-text.ts'
import { CheckState } from './check-state.tsx'
import type { FileSender, SentFile } from './sent-files.ts'
import { TransferRow } from './transfer-row.tsx'
import { WaitingUpload } from './waiting-upload.tsx'

type BuildBodyProps = {
  build: OwnBuild | undefined
  sent: SentFile | undefined
  sender: FileSender
  canEdit: boolean
  onResume: (file: File) => void
  onCheckAgain: () => Promise<unknown>
}

const FileLine = ({ build: { name, size, sha256, madeFrom } }: { build: OwnBuild }) => (
  <div className="grid gap-0.5 text-14">
    <p className="min-w-0 wrap-anywhere">
      {name} {size !== null && <span className="figures text-ink-2">{sizeText(size)}</span>}
    </p>
    {madeFrom && <p className="text-ink-2 wrap-anywhere">An installer, made of {madeFrom}</p>}
    {sha256 && (
      <p className="flex items-center gap-2">
        <span className="figures text-12 text-ink-3" title={sha256}>
          SHA-256 {sha256.slice(0, 12)}…
        </span>
        <CopyButton text={sha256} kind="quiet" aria-label={`Copy the SHA-256 of ${name}`}>
          Copy
        </CopyButton>
      </p>
    )}
  </div>
)

/** Whatever is to say about the file of one platform: on its way, waiting, being checked, or what was found in it. */
export const BuildBody = ({ build, sent, sender, canEdit, onResume, onCheckAgain }: BuildBodyProps) => {
  if (sent && (sent.phase !== 'arrived' || !build || build.upload)) return <TransferRow file={sent} sender={sender} />
  if (!build) return null
  if (build.upload) return <WaitingUpload build={build} upload={build.upload} canEdit={canEdit} onFile={onResume} />
  return (
    <div className="grid gap-3">
      <FileLine build={build} />
      <CheckState build={build} canEdit={canEdit} onCheckAgain={onCheckAgain} />
    </div>
  )
}
