import { useEffect, useState } from 'react'
import type { Variation } from '#contract/catalog/catalog.ts'
import { getBundle, getProduct } from '#contract/storefront/storefront.ts'
import { call } from '#web/lib/api/call.ts'

type Previewed = { kind: 'product' | 'bundle'; creatorId: string; id: string; revision: number }

const readPreview = async ({ kind, creatorId, id }: Previewed): Promise<Variation[]> => {
  const query = { preview: 'true' } as const
  const answer =
    kind === 'product'
      ? await call(getProduct, { params: { creatorId, productId: id }, query })
      : await call(getBundle, { params: { creatorId, bundleId: id }, query })
  return answer.variations
}

/** The variations as the shop prices the saved draft: where the derived amounts come from. Read anew after every save. */
export const useSavedVariations = (previewed: Previewed): readonly Variation[] => {
  const [variations, setVariations] = useState<readonly Variation[]>([])
  const { kind, creatorId, id, revision } = previewed
  useEffect(() => {
    let isOver = false
    // Without an answer the fields say "from USD"; nothing else depends on it.
    readPreview({ kind, creatorId, id, revision }).then(
      (read) => isOver || setVariations(read),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [kind, creatorId, id, revision])
  return variations
}
