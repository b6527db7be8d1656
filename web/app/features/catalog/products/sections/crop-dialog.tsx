import { useState } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { Segmented } from '#web/ui/inputs/segmented.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { firstCrop } from '#web/ui/pictures/crop-frame.ts'
import { cutPicture, PictureCropper } from '#web/ui/pictures/picture-cropper.tsx'

/** A shape to crop to, as width divided by height. */
export type CropShape = { label: string; ratio: number }

type CropDialogProps = {
  picture: ImageBitmap
  /** The first one is preselected; a single one leaves nothing to choose. */
  shapes: readonly [CropShape, ...CropShape[]]
  title: string
  onClose: () => void
  onCut: (blob: Blob) => void
}

export const CropDialog = ({ picture, shapes, title, onClose, onCut }: CropDialogProps) => {
  const [shape, setShape] = useState(shapes[0])
  const [crop, setCrop] = useState(() => firstCrop(picture, shape.ratio))

  const choose = (label: string): void => {
    const next = shapes.find((one) => one.label === label) ?? shapes[0]
    setShape(next)
    setCrop(firstCrop(picture, next.ratio))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description="Drag the image or use the arrow keys."
      size="small"
      actions={
        <>
          <Button size="small" onPress={onClose}>
            Cancel
          </Button>
          <Button size="small" kind="go" onPress={async () => onCut(await cutPicture(picture, crop))}>
            Use this part
          </Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-4">
        {shapes.length > 1 && (
          <Segmented label="Shape" segments={shapes.map(({ label }) => ({ value: label, label }))} value={shape.label} onChange={choose} />
        )}
        <PictureCropper key={shape.label} picture={picture} ratio={shape.ratio} crop={crop} onCrop={setCrop} />
      </div>
    </Dialog>
  )
}
