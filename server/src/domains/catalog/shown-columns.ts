import { writeOptional } from '#platform/database/stored-document.ts'
import type { BundleDraftContent } from './bundle-content.ts'
import type { ProductDraftContent } from './product-content.ts'
import { searchColumns } from './search-columns.ts'
import { startingVariation } from './starting-variation.ts'
import { defaultPricesDocument, startingPricesDocument } from './stored-items.ts'

/** Draft or published; pictures are looked up when it is published, and have no column. */
type ProductShown = Omit<ProductDraftContent, 'images' | 'type' | 'category'>
type BundleShown = Omit<BundleDraftContent, 'images'>

/** A draft may have no price yet. */
const pricesOf = (variation: ProductShown['variations'][number] | undefined) =>
  variation?.prices.USD === undefined ? null : { ...variation.prices, USD: variation.prices.USD }

/** Most prices are set in dollars alone, and the others follow from those: then nothing has to be stored. */
const ownStartingPrices = ({ variations }: ProductShown) => {
  const prices = pricesOf(startingVariation(variations))
  return prices && Object.keys(prices).length > 1 ? prices : null
}

/** What SQL reads of a product, stored in columns beside its documents: only their own code reads those. */
export const productColumns = (content: ProductShown) => ({
  name: content.name,
  tagline: content.tagline,
  description: content.description,
  icon_url: content.iconUrl,
  external_fulfillment: content.externalFulfillment,
  default_prices: writeOptional(defaultPricesDocument, pricesOf(content.variations[0])),
  starting_prices: writeOptional(startingPricesDocument, ownStartingPrices(content)),
  ...searchColumns(content),
})

export const bundleColumns = (content: BundleShown) => ({
  name: content.name,
  tagline: content.tagline,
  description: content.description,
  image_url: content.imageUrl,
  partial: content.partial,
  product_ids: content.productIds,
})
