import { type ReactNode, useState } from 'react'
import type { OwnBuild } from '#contract/releases/own-releases.ts'
import { FileButton } from '#web/ui/inputs/file-button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { useWriteCount } from '#web/ui/texts/count.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { sizeText } from '#web/ui/texts/size-text.ts'
import { arrivedText } from './transfer-text.ts'

type Upload = NonNullable<OwnBuild['upload']>
type WaitingUploadProps = {
  build: OwnBuild
  upload: Upload
  /** Why the last chosen file was not accepted. */
  refusal?: string | null | undefined
  canEdit: boolean
  onFile: (file: File) => void
  /** Other actions, next to choosing the file. */
  more: ReactNode
}

/** An upload whose file this browser no longer has: it continues when the same file is chosen again. */
export const WaitingUpload = ({ build, upload, refusal, canEdit, onFile, more }: WaitingUploadProps) => {
  const [other, setOther] = useState<File>()
  const write = useWriteCount()
  const take = (file: File): void => {
    // A renamed file is still the same; one of another size never is.
    const isSame = file.size === upload.size
    setOther(isSame ? undefined : file)
    if (isSame) onFile(file)
  }
  return (
    <div className="grid grid-cols-1 gap-2.5">
      <ProgressBar label={build.name} value={upload.received / upload.size} tone="ink" />
      <p className="text-14 text-ink-2">
        {arrivedText(upload.received, upload.size, write)} arrived. {canEdit && 'Choose the same file to continue. '}
        Kept until <Instant at={upload.expiresAt} />.
      </p>
      {!other && refusal && (
        <p role="alert" className="text-14 text-bad">
          {refusal}
        </p>
      )}
      {other && (
        <p role="alert" className="text-14 text-bad">
          {other.name} ({sizeText(other.size, write)}) is a different file. Choose {build.name} ({sizeText(upload.size, write)}), or remove
          it and upload the new one.
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
