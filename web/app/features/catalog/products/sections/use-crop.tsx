import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import type { CropShape } from './crop-dialog.tsx'

const CropDialog = lazyPart(() => import('./crop-dialog.tsx').then((part) => part.CropDialog))

type Asked = { bitmap: ImageBitmap; name: string; title: string; onCut: (file: File) => void }
type Question = { picture: Blob; name: string; title: string; onCut: (file: File) => void }

/** Asks for the part of an image, in a dialog that is loaded when it is first needed. */
export const useCrop = (
  shapes: readonly [CropShape, ...CropShape[]],
): { ask: (question: Question) => Promise<void>; dialog: ReactNode } => {
  const [asked, setAsked] = useState<Asked>()

  const ask = async ({ picture, ...rest }: Question): Promise<void> => {
    try {
      setAsked({ ...rest, bitmap: await createImageBitmap(picture) })
    } catch {
      toast({ kind: 'error', text: `${rest.name} can’t be shown here. Use PNG, JPEG, WebP or AVIF.` })
    }
  }

  const close = (): void => setAsked(undefined)
  const dialog = asked && (
    <Suspense fallback={null}>
      <CropDialog
        picture={asked.bitmap}
        shapes={shapes}
        title={asked.title}
        onClose={close}
        onCut={(blob) => {
          asked.onCut(new File([blob], `${asked.name.replace(/\.\w+$/, '')}.png`, { type: 'image/png' }))
          close()
        }}
      />
    </Suspense>
  )
  return { ask, dialog }
}
