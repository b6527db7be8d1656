import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { firstCrop } from '#web/ui/crop-frame.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { cutPicture, PictureCropper } from '#web/ui/picture-cropper.tsx'

type CropDialogProps = { picture: ImageBitmap; ratio: number; title: string; onClose: () => void; onCut: (blob: Blob) => void }

export const CropDialog = ({ picture, ratio, title, onClose, onCut }: CropDialogProps) => {
  const [crop, setCrop] = useState(() => firstCrop(picture, ratio))
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description="Drag the picture or use the arrow keys."
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
      <PictureCropper picture={picture} ratio={ratio} crop={crop} onCrop={setCrop} />
    </Dialog>
  )
}
