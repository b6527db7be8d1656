import ImagePlus from 'lucide-react/icons/image-plus'
import { lazy, Suspense, useState } from 'react'
import type { Uploads } from '#web/lib/uploads.ts'
import { Button } from '#web/ui/button.tsx'
import { Cover } from '#web/ui/cover.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.ts'
import { FilePicker } from './file-picker.tsx'
import { PictureOnItsWay } from './picture-on-its-way.tsx'

const CropDialog = lazy(() => import('./crop-dialog.tsx').then((module) => ({ default: module.CropDialog })))

type IconFieldProps = {
  /** The field in the draft, and the place of its upload. */
  place: string
  label: string
  hint: string
  /** Width by height of the part to choose; 1 is a square. */
  ratio: number
  url: string | null
  onUrl: (url: string | null) => void
  uploads: Uploads
  error?: string | undefined
  canEdit: boolean
}

/** One picture: chosen, cut to its shape, sent. The old one stays until the new one is there. */
export const IconField = ({ place, label, hint, ratio, url, onUrl, uploads, error, canEdit }: IconFieldProps) => {
  const [picture, setPicture] = useState<{ bitmap: ImageBitmap; name: string }>()
  const file = uploads.files.find((one) => one.place === place)

  const open = async ([chosen]: readonly File[]): Promise<void> => {
    if (!chosen) return
    try {
      setPicture({ bitmap: await createImageBitmap(chosen), name: chosen.name })
    } catch {
      toast({ kind: 'error', text: `${chosen.name} is not a picture that can be shown here. Use PNG, JPEG, WebP or AVIF.` })
    }
  }

  return (
    <div id={`field-${place}`} tabIndex={-1} className="grid justify-items-start gap-2">
      <p className="text-14 font-semibold">{label}</p>
      <div className="flex flex-wrap items-start gap-4">
        <Cover src={url} alt={url ? label : ''} width={192} ratio={ratio === 1 ? 'square' : 'wide'} className="w-24 border border-line" />
        <div className="grid justify-items-start gap-2.5">
          <p className="max-w-[40ch] text-14 text-ink-2">{hint}</p>
          {canEdit && (
            <div className="flex flex-wrap gap-2">
              <FilePicker
                label={url ? 'Replace' : 'Choose a picture'}
                about={label}
                icon={<ImagePlus size={15} aria-hidden="true" />}
                onFiles={(files) => void open(files)}
              />
              {url && (
                <Button size="small" kind="quiet" onPress={() => onUrl(null)}>
                  Remove
                </Button>
              )}
            </div>
          )}
          {file && <PictureOnItsWay file={file} uploads={uploads} />}
          {error && <FieldError id={`field-${place}-error`}>{error}</FieldError>}
        </div>
      </div>
      {picture && (
        <Suspense fallback={null}>
          <CropDialog
            picture={picture.bitmap}
            ratio={ratio}
            title={`${label}: choose the part`}
            onClose={() => setPicture(undefined)}
            onCut={(blob) => {
              uploads.send(place, 'Image', new File([blob], `${picture.name.replace(/\.\w+$/, '')}.png`, { type: 'image/png' }))
              setPicture(undefined)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
