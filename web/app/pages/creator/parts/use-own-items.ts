import { type BundleRow, listOwnBundles } from '#contract/catalog/bundles.ts'
import { listOwnProducts, type ProductRow } from '#contract/catalog/products.ts'
import { type CreatorPage, getCreatorPage } from '#contract/storefront/storefront.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'

/** What the page builder needs to know: the creator's items, and the creator as visitors see them. Each is undefined until it is loaded. */
export type OwnCatalogue = {
  products: readonly ProductRow[] | undefined
  bundles: readonly BundleRow[] | undefined
  creator: CreatorPage | undefined
}

/** The rows that came with the page, which the list of blocks names from the start. */
export type FirstItems = { products?: ProductRow[] | null; bundles?: BundleRow[] | null }

/** Loaded after the page, so that the builder can be used before. */
export const useOwnItems = (creatorId: string, first: FirstItems = {}) => {
  const products = useRead(read(listOwnProducts, {}), { first: first.products })
  const bundles = useRead(read(listOwnBundles, {}), { first: first.bundles })
  const creator = useRead(read(getCreatorPage, { params: { creatorId }, query: { preview: 'true' } }))
  const reads = [products, bundles, creator]
  return {
    ownCatalogue: { products: products.data, bundles: bundles.data, creator: creator.data } satisfies OwnCatalogue,
    hasFailed: reads.some(({ isError }) => isError),
    load: async (): Promise<void> => void (await Promise.all(reads.map(({ refetch }) => refetch()))),
  }
}
