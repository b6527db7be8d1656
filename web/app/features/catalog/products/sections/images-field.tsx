import Crop from 'lucide-react/icons/crop'
import ImagePlus from 'lucide-react/icons/image-plus'
import Trash from 'lucide-react/icons/trash-2'
import type { ProductImage } from '#contract/catalog/catalog.ts'
import type { Uploads } from '#web/lib/files/uploads.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { FieldError } from '#web/ui/inputs/field.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { SortableList } from '#web/ui/lists/sortable-list.tsx'
import { useRemoval } from '#web/ui/lists/use-removal.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { Cover } from '#web/ui/pictures/cover.tsx'
import type { Editing, Pictures } from '../editing.ts'
import { insteadOf } from './arrived-pictures.ts'
import { FilePicker } from './file-picker.tsx'
import { PictureOnItsWay } from './picture-on-its-way.tsx'
import { useCrop } from './use-crop.tsx'

const limit = 20
/** The gallery shows 4:3; the others are for images that need their own shape. */
const shapes = [
  { label: '4 : 3', ratio: 4 / 3 },
  { label: '16 : 9', ratio: 16 / 9 },
  { label: '1 : 1', ratio: 1 },
] as const

type ImagesFieldProps = Editing<Pictures> & {
  /** What is known about the images of the draft. */
  known: ReadonlyMap<string, Omit<ProductImage, 'alt'>>
  uploads: Uploads
}

/** The images of the gallery, in their order, each with its alt text. */
export const ImagesField = ({ draft, change, problems, canEdit, known, uploads }: ImagesFieldProps) => {
  const { images } = draft
  const crop = useCrop(shapes)
  const onTheWay = uploads.files.filter(({ slot }) => slot.startsWith('images/'))

  const send = (files: readonly File[]): void => {
    for (const file of files.slice(0, limit - images.length - onTheWay.length)) uploads.send(`images/${crypto.randomUUID()}`, 'Image', file)
  }

  /** The old image stays until the cropped one is stored, which takes over its index and alt text. */
  const cut = async (id: string, name: string): Promise<void> => {
    const answer = await fetch(known.get(id)?.assets.FullSize ?? '').catch(() => undefined)
    if (!answer?.ok) return void toast({ kind: 'error', text: 'The image couldn’t be read. Try again in a moment.' })
    await crop.ask({
      picture: await answer.blob(),
      name,
      title: `Crop ${name}`,
      onCut: (file) => uploads.send(insteadOf(id), 'Image', file),
    })
  }

  const remove = useRemoval(
    images,
    (left) => change({ images: left }),
    ({ id }) => id,
  )

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-14 font-semibold">
          Images{' '}
          <span className="figures font-normal text-ink-3">
            {images.length} of {limit}
          </span>
        </p>
        {canEdit && images.length < limit && (
          <FilePicker label="Add images" multiple icon={<ImagePlus size={15} aria-hidden="true" />} onFiles={send} />
        )}
      </div>
      {images.length === 0 && onTheWay.length === 0 && (
        <p className="text-14 text-ink-2">Screens, panels, the room it was made in. PNG, JPEG, WebP or AVIF, up to 20 MB each.</p>
      )}
      {problems.images && <FieldError id="images-error">{problems.images}</FieldError>}
      <SortableList
        items={images}
        keyOf={({ id }) => id}
        nameOf={({ alt }, at) => alt || `image ${at + 1}`}
        layout="tiles"
        disabled={!canEdit}
        onSort={(sorted) => change({ images: sorted })}
        className="grid gap-x-4 gap-y-6 empty:hidden sm:grid-cols-2 lg:grid-cols-3"
      >
        {(image, at, handle) => (
          <div className="grid gap-2.5">
            <Cover src={known.get(image.id)?.assets.HalfSize} alt={image.alt} ratio="wide" />
            <TextInput
              label="Alt text"
              size="small"
              maxLength={300}
              placeholder="What the image shows"
              disabled={!canEdit}
              value={image.alt}
              error={problems[`images.${at}.alt`]}
              onChange={(event) => change({ images: images.with(at, { ...image, alt: event.target.value }) })}
            />
            <div className="flex justify-between">
              {handle ?? <span />}
              {canEdit && (
                <span className="flex gap-1.5">
                  {known.has(image.id) && (
                    <IconButton
                      label={`Crop ${image.alt || `image ${at + 1}`}`}
                      kind="quiet"
                      size="small"
                      onClick={() => void cut(image.id, image.alt || `image ${at + 1}`)}
                    >
                      <Crop size={16} aria-hidden="true" />
                    </IconButton>
                  )}
                  <IconButton
                    label={`Remove ${image.alt || `image ${at + 1}`}`}
                    kind="quiet"
                    size="small"
                    onClick={() => remove(at, image.alt || `Image ${at + 1}`)}
                  >
                    <Trash size={16} aria-hidden="true" />
                  </IconButton>
                </span>
              )}
            </div>
          </div>
        )}
      </SortableList>
      {onTheWay.map((file) => (
        <PictureOnItsWay key={file.slot} file={file} uploads={uploads} />
      ))}
      {crop.dialog}
    </div>
  )
}
