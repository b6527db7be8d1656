import type { ProductCategory, ProductType } from '#contract/catalog/catalog.ts'
import type { Tx } from '#platform/database/database.ts'
import { type BundleContent, bundleContent } from './bundle-content.ts'
import { insertBundle, insertProduct } from './catalog.store.ts'
import { type ProductContent, productContent } from './product-content.ts'

type NewProduct = { creatorId: string; id: string; type: ProductType; category: ProductCategory; content: ProductContent; now: Date }

export const createProduct = async (tx: Tx, product: NewProduct): Promise<void> => {
  await insertProduct(tx, { ...product, content: productContent.parse(product.content) })
}

export const createBundle = async (tx: Tx, bundle: { creatorId: string; id: string; content: BundleContent; now: Date }): Promise<void> => {
  await insertBundle(tx, { ...bundle, content: bundleContent.parse(bundle.content) })
}
