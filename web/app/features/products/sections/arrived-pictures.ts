import type { ProductImage } from '#contract/catalog.ts'
import type { FileOnItsWay } from '#web/lib/uploads.ts'
import type { Pictures } from '../editing.ts'

export type Arrival = {
  place: string
  /** What the draft becomes with it. */
  part: Partial<Pictures> & { imageUrl?: string }
  image: Omit<ProductImage, 'alt'> | null
}

/** Where a picture that has arrived goes in the draft. */
export const placePicture = (draft: Pictures, { place, phase, result }: FileOnItsWay): Arrival | undefined => {
  if (phase !== 'ready' || !result?.url) return undefined
  const { image, url } = result
  if (place === 'iconUrl') return { place, part: { iconUrl: url }, image }
  if (place === 'imageUrl') return { place, part: { imageUrl: url }, image }
  if (!place.startsWith('images/') || !image) return undefined
  const isThere = draft.images.some(({ id }) => id === image.id)
  return { place, part: isThere ? {} : { images: [...draft.images, { id: image.id, alt: '' }] }, image }
}
