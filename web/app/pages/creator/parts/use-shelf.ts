import { useCallback, useEffect, useState } from 'react'
import { type BundleRow, listOwnBundles } from '#contract/catalog/bundles.ts'
import { listOwnProducts, type ProductRow } from '#contract/catalog/products.ts'
import { type CreatorPage, getCreatorPage } from '#contract/storefront/storefront.ts'
import { fetchInBrowser, read } from '#web/lib/api/page-reads.ts'

/** What the creator has for sale, and the creator as visitors see them: what a page is built from. */
export type Shelf = { products: readonly ProductRow[]; bundles: readonly BundleRow[]; creator: CreatorPage }

const readShelf = async (creatorId: string): Promise<Shelf> => {
  const [products, bundles, creator] = await Promise.all([
    fetchInBrowser(read(listOwnProducts, {})),
    fetchInBrowser(read(listOwnBundles, {})),
    fetchInBrowser(read(getCreatorPage, { params: { creatorId }, query: { preview: 'true' } })),
  ])
  return { products, bundles, creator }
}

/** Read after the page is there: the builder can be used before it is. */
export const useShelf = (creatorId: string) => {
  const [shelf, setShelf] = useState<Shelf>()
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    try {
      setShelf(await readShelf(creatorId))
    } catch {
      setFailed(true)
    }
  }, [creatorId])
  useEffect(() => void load(), [load])
  return { shelf, hasFailed, load }
}
