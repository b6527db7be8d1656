import { type ReactNode, useState } from 'react'
import type { OwnBuild } from '#contract/releases/own-releases.ts'
import { FileButton } from '#web/ui/inputs/file-button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { sizeText } from '#web/ui/texts/size-text.ts'
import { arrivedText } from './transfer-text.ts'

type Upload = NonNullable<OwnBuild['upload']>
type WaitingUploadProps = {
  build: OwnBuild
  upload: Upload
  /** Why the file that was chosen last did not go on. */
  refusal?: string | null | undefined
  canEdit: boolean
  onFile: (file: File) => void
  /** What else can be done, beside choosing the file. */
  more: ReactNode
}

/** A file that was begun and that this browser does not have any more: it goes on with the same file. */
export const WaitingUpload = ({ build, upload, refusal, canEdit, onFile, more }: WaitingUploadProps) => {
  const [other, setOther] = useState<File>()
  const take = (file: File): void => {
    // Renamed is still the same; another size never is.
    const isSame = file.size === upload.size
    setOther(isSame ? undefined : file)
    if (isSame) onFile(file)
  }
  return (
    <div className="grid grid-cols-1 gap-2.5">
      <ProgressBar label={build.name} value={upload.received / upload.size} tone="ink" />
      <p className="text-14 text-ink-2">
        {arrivedText(upload.received, upload.size)} arrived. {canEdit && 'Choose the same file to continue. '}
        Kept until <Instant at={upload.expiresAt} />.
      </p>
      {!other && refusal && (
        <p role="alert" className="text-14 text-bad">
          {refusal}
        </p>
      )}
      {other && (
        <p role="alert" className="text-14 text-bad">
          {other.name} ({sizeText(other.size)}) is a different file. Choose {build.name} ({sizeText(upload.size)}), or remove it and upload
          the new one.
        </p>
      )}
      {canEdit && (
        <div className="flex flex-wrap gap-2">
          <FileButton accept="" onFile={take}>
            Choose {build.name.length > 32 ? 'the file' : build.name}
          </FileButton>
          {more}
        </div>
      )}
    </div>
  )
}
