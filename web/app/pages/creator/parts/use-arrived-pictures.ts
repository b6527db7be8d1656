import { useEffect, useEffectEvent, useState } from 'react'
import type { ProductImage } from '#contract/catalog/catalog.ts'
import type { Pictures } from '#web/features/catalog/products/editing.ts'
import { type Arrival, putPicture } from '#web/features/catalog/products/sections/arrived-pictures.ts'
import type { Uploads } from '#web/lib/files/uploads.ts'

type KnownImage = Omit<ProductImage, 'alt'>

/** Puts uploaded images into the draft, and provides them for display before the next save is answered. */
export const useArrivedPictures = (
  uploads: Uploads,
  draft: Pictures,
  known: readonly KnownImage[],
  put: (part: Arrival['part']) => void,
): ReadonlyMap<string, KnownImage> => {
  const [arrived, setArrived] = useState<readonly KnownImage[]>([])
  const look = useEffectEvent((files: Uploads['files']) => {
    // One at a time: each needs the draft with the one before.
    const arrival = files.map((file) => putPicture(draft, file)).find(Boolean)
    if (!arrival) return
    const { image } = arrival
    if (image) setArrived((before) => [...before, image])
    put(arrival.part)
    uploads.drop(arrival.slot)
  })
  useEffect(() => look(uploads.files), [uploads.files])
  return new Map([...known, ...arrived].map((image) => [image.id, image]))
}
