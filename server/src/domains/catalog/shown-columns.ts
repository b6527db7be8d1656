import { writeOptional } from '#platform/database/stored-document.ts'
import type { BundleDraftContent } from './bundle-content.ts'
import type { ProductDraftContent } from './product-content.ts'
import { searchColumns } from './search-columns.ts'
import { defaultPricesDocument } from './stored-items.ts'

/** Draft or published; pictures are looked up when it is published, and stand in no column. */
type ProductShown = Omit<ProductDraftContent, 'images' | 'type' | 'category'>
type BundleShown = Omit<BundleDraftContent, 'images'>

/** A draft may have no price yet. */
const defaultPrices = ({ variations: [main] }: ProductShown) =>
  main?.prices.USD === undefined ? null : { ...main.prices, USD: main.prices.USD }

/** What SQL asks for of a product, written beside its documents: nobody looks into those but their own code. */
export const productColumns = (content: ProductShown) => ({
  name: content.name,
  tagline: content.tagline,
  description: content.description,
  icon_url: content.iconUrl,
  external_fulfillment: content.externalFulfillment,
  default_prices: writeOptional(defaultPricesDocument, defaultPrices(content)),
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
