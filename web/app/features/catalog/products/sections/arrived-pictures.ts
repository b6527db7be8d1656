import type { ProductImage } from '#contract/catalog/catalog.ts'
import type { FileOnItsWay } from '#web/lib/files/uploads.ts'
import type { Pictures } from '../editing.ts'

export type Arrival = {
  slot: string
  /** The change of the draft. */
  part: Partial<Pictures> & { imageUrl?: string }
  image: Omit<ProductImage, 'alt'> | null
}

/** The slot of an image that replaces another. */
export const insteadOf = (id: string): string => `images/instead-of/${id}`

/** Where an uploaded image goes in the draft. */
export const putPicture = (draft: Pictures, { slot, phase, result }: FileOnItsWay): Arrival | undefined => {
  if (phase !== 'ready' || !result?.url) return undefined
  const { image, url } = result
  if (slot === 'iconUrl') return { slot, part: { iconUrl: url }, image }
  if (slot === 'imageUrl') return { slot, part: { imageUrl: url }, image }
  if (!slot.startsWith('images/') || !image) return undefined
  const cut = draft.images.findIndex(({ id }) => slot === insteadOf(id))
  const old = draft.images[cut]
  if (old) return { slot, part: { images: draft.images.with(cut, { id: image.id, alt: old.alt }) }, image }
  const isThere = draft.images.some(({ id }) => id === image.id)
  return { slot, part: isThere ? {} : { images: [...draft.images, { id: image.id, alt: '' }] }, image }
}
