import ImagePlus from 'lucide-react/icons/image-plus'
import { useRef } from 'react'
import type { Uploads } from '#web/lib/files/uploads.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FieldError } from '#web/ui/inputs/field.tsx'
import { useUndoOffer } from '#web/ui/lists/use-removal.ts'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { FilePicker } from './file-picker.tsx'
import { PictureOnItsWay } from './picture-on-its-way.tsx'
import { useCrop } from './use-crop.tsx'

type IconFieldProps = {
  /** The field in the draft, and the slot of its upload. */
  slot: string
  label: string
  hint: string
  /** Width divided by height of the part to choose; 1 is a square. */
  ratio: number
  url: string | null
  onUrl: (url: string | null) => void
  uploads: Uploads
  error?: string | undefined
  canEdit: boolean
}

/** One image: chosen, cropped to its shape, uploaded. The old one stays until the new one is stored. */
export const IconField = ({ slot, label, hint, ratio, url, onUrl, uploads, error, canEdit }: IconFieldProps) => {
  const crop = useCrop([{ label, ratio }])
  const file = uploads.files.find((one) => one.slot === slot)

  const open = ([chosen]: readonly File[]): void => {
    if (!chosen) return
    void crop.ask({
      picture: chosen,
      name: chosen.name,
      title: `${label}: choose the area to show`,
      onCut: (cut) => uploads.send(slot, 'Image', cut),
    })
  }

  const latest = useRef({ url, onUrl })
  latest.current = { url, onUrl }
  const offer = useUndoOffer()
  const remove = (): void => {
    onUrl(null)
    // An image that was uploaded since then stays.
    offer(label, () => latest.current.url ?? latest.current.onUrl(url))
  }

  return (
    <div id={`field-${slot}`} tabIndex={-1} className="grid justify-items-start gap-2">
      <p className="text-14 font-semibold">{label}</p>
      <div className="flex flex-wrap items-start gap-4">
        <Cover src={url} alt={url ? label : ''} width={192} ratio={ratio === 1 ? 'square' : 'wide'} className="w-24 border border-line" />
        <div className="grid justify-items-start gap-2.5">
          <p className="max-w-[27em] text-14 text-ink-2">{hint}</p>
          {canEdit && (
            <div className="flex flex-wrap gap-2">
              <FilePicker
                label={url ? 'Replace' : 'Choose an image'}
                about={label}
                icon={<ImagePlus size={15} aria-hidden="true" />}
                onFiles={open}
              />
              {url && (
                <Button size="small" kind="quiet" onPress={remove} aria-label={`Remove: ${label}`}>
                  Remove
                </Button>
              )}
            </div>
          )}
          {file && <PictureOnItsWay file={file} uploads={uploads} />}
          {error && <FieldError id={`field-${slot}-error`}>{error}</FieldError>}
        </div>
      </div>
      {crop.dialog}
    </div>
  )
}
