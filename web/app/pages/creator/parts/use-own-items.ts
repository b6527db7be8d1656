import { type BundleRow, listOwnBundles } from '#contract/catalog/bundles.ts'
import { listOwnProducts, type ProductRow } from '#contract/catalog/products.ts'
import { type CreatorPage, getCreatorPage } from '#contract/storefront/storefront.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'

/** What the page builder needs to know: the creator's items, and the creator as visitors see them. */
export type OwnCatalogue = { products: readonly ProductRow[]; bundles: readonly BundleRow[]; creator: CreatorPage }

/** Loaded after the page, so that the builder can be used before. */
export const useOwnItems = (creatorId: string) => {
  const products = useRead(read(listOwnProducts, {}))
  const bundles = useRead(read(listOwnBundles, {}))
  const creator = useRead(read(getCreatorPage, { params: { creatorId }, query: { preview: 'true' } }))
  const reads = [products, bundles, creator]
  const ownCatalogue: OwnCatalogue | undefined =
    products.data && bundles.data && creator.data ? { products: products.data, bundles: bundles.data, creator: creator.data } : undefined
  return {
    ownCatalogue,
    hasFailed: reads.some(({ isError }) => isError),
    load: async (): Promise<void> => void (await Promise.all(reads.map(({ refetch }) => refetch()))),
  }
}
