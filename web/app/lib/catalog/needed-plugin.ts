import type { Compatibility } from '#contract/catalog/catalog.ts'
import { call } from '../api/call.ts'
import { read, readKey } from '../api/page-reads.ts'
import { getProduct } from '../api/storefront-routes.ts'
import { cacheHere, lookingNow } from '../api/use-read.ts'

type ProductKey = { creatorId: string; id: string }

export const findProduct = ({ creatorId, id }: ProductKey) => {
  const wanted = read(getProduct, { params: { creatorId, productId: id }, query: {} })
  return cacheHere().fetchQuery({ ...lookingNow, queryKey: readKey(wanted), queryFn: () => call(wanted.route, wanted.input) })
}

/** What of a product decides whether it fits a studio. */
export type FitSubject = { creatorId: string; compatibility: Compatibility; neededPlugin?: { id: string; name: string } | undefined }

/** The plugin that a product needs, as its own page knows it; without it where that page cannot be read. */
export const findNeededPlugin = async ({ creatorId, neededPlugin }: FitSubject) =>
  neededPlugin && findProduct({ creatorId, id: neededPlugin.id }).catch(() => undefined)

/** A product as its page knows it, and the plugin that it needs. */
export const findWithPlugin = async (key: ProductKey) => {
  const product = await findProduct(key)
  return { ...product, plugin: await findNeededPlugin(product) }
}
