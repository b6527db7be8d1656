import Upload from 'lucide-react/icons/upload'
import X from 'lucide-react/icons/x'
import { type DragEvent, useState } from 'react'
import type { UploadKind } from '#contract/media/uploads.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { FieldError, useFieldWiring } from '#web/ui/inputs/field.tsx'
import { FileButton } from '#web/ui/inputs/file-button.tsx'
import { useBuilderParts } from '../builder-parts.ts'
import { inlineTrouble } from '../inline-file.ts'
import { FileFacts } from './file-facts.tsx'
import { FileProgress } from './file-progress.tsx'
import { InlineWays } from './inline-ways.tsx'

const accepted: Record<UploadKind, string> = {
  Image: 'image/png,image/jpeg,image/webp,image/avif',
  Audio: 'audio/*,.wav,.aif,.aiff,.flac,.mp3,.ogg',
  Video: 'video/mp4,video/webm',
}
const sorts: Record<UploadKind, string> = {
  Image: 'PNG, JPEG, WebP or AVIF, up to 20 MB',
  Audio: 'WAV, AIFF, FLAC, MP3 or Ogg, up to 100 MB',
  Video: 'MP4 or WebM, up to 200 MB',
}

type FileFieldProps = {
  kind: UploadKind
  label: string
  /** The slot of the file once it is uploaded, whether or not this field is still open. */
  slot: string
  value: string
  onValue: (value: string) => void
  optional?: boolean | undefined
}

/** An image, a sound or a video: uploaded as a file, or stored inline where that is allowed. */
export const FileField = ({ kind, label, slot, value, onValue, optional }: FileFieldProps) => {
  const { canEdit, uploads } = useBuilderParts()
  const [trouble, setTrouble] = useState<string>()
  const [isOver, setOver] = useState(false)
  const onItsWay = uploads.files.find((file) => file.slot === slot)
  const error = trouble ?? (kind === 'Video' || value === '' ? undefined : inlineTrouble(value, kind))
  const { wiring, errorId, hintId } = useFieldWiring({ hint: true, error })

  const send = (file: File): void => {
    setTrouble(undefined)
    uploads.send(slot, kind, file)
  }
  const catchFile = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file && canEdit) send(file)
  }

  if (!canEdit && !value) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an additional way; the button does the same
    <div
      className={classes('grid gap-2 rounded', isOver && 'outline-2 outline-offset-6 outline-signal')}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={catchFile}
    >
      <div className="flex items-baseline justify-between gap-3 text-14 font-semibold">
        <span id={`${wiring.id}-label`}>{label}</span>
        {optional && <span className="font-normal text-ink-3">optional</span>}
      </div>
      {value && (
        <div className="flex items-center gap-3">
          <FileFacts kind={kind} value={value} />
          {canEdit && (
            <IconButton label={`Remove ${label.toLowerCase()}`} kind="quiet" size="small" className="ml-auto" onClick={() => onValue('')}>
              <X size={16} aria-hidden="true" />
            </IconButton>
          )}
        </div>
      )}
      {onItsWay && <FileProgress file={onItsWay} onRetry={() => uploads.retry(slot)} onDrop={() => uploads.drop(slot)} />}
      {canEdit && (
        <div className="flex flex-wrap items-center gap-2">
          <FileButton
            {...wiring}
            aria-labelledby={`${wiring.id} ${wiring.id}-label`}
            accept={accepted[kind]}
            onFile={send}
            icon={<Upload size={15} aria-hidden="true" />}
          >
            {value ? 'Replace' : 'Choose a file'}
          </FileButton>
          {kind !== 'Video' && (
            <InlineWays
              kind={kind}
              accept={accepted[kind]}
              onTrouble={setTrouble}
              onValue={(inline) => {
                setTrouble(undefined)
                onValue(inline)
              }}
            />
          )}
        </div>
      )}
      {error && (
        <div role="alert">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
      {canEdit && (
        <p id={hintId} className="text-12 text-ink-3">
          {sorts[kind]}
          {kind !== 'Video' && '; inline up to 3 MB'}
        </p>
      )}
    </div>
  )
}
