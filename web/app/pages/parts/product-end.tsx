import type { ProductCard } from '#contract/catalog/catalog.ts'
import { Changelog } from '#web/features/releases/changelog.tsx'
import { SimilarShelf } from './similar-shelf.tsx'

/** The end of a product's page: what changed from version to version, and products like it. */
export const ProductEnd = ({ product }: { product: ProductCard }) => (
  <>
    <Changelog creatorId={product.creatorId} productId={product.id} everyVersion={`/${product.creator.slug}/${product.id}/download`} />
    <SimilarShelf creatorId={product.creatorId} productId={product.id} />
  </>
)
