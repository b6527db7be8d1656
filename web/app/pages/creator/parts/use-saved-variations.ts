import type { Variation } from '#contract/catalog/catalog.ts'
import { getBundle, getProduct } from '#contract/storefront/storefront.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'

type Previewed = { kind: 'product' | 'bundle'; creatorId: string; id: string; revision: number }

const none: readonly Variation[] = []

/**
 * The variations as the shop prices the saved draft, which is where derived amounts come from. Loaded again after every save. Without an
 * answer the fields say "from USD"; nothing else depends on it.
 */
export const useSavedVariations = ({ kind, creatorId, id, revision }: Previewed): readonly Variation[] => {
  const query = { preview: 'true' } as const
  const options = { version: revision, keepsPrevious: true }
  const product = useRead(read(getProduct, { params: { creatorId, productId: id }, query }), { ...options, enabled: kind === 'product' })
  const bundle = useRead(read(getBundle, { params: { creatorId, bundleId: id }, query }), { ...options, enabled: kind === 'bundle' })
  return (kind === 'product' ? product : bundle).data?.variations ?? none
}
