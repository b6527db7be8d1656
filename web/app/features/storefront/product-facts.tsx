import type { Product } from '#contract/catalog/catalog.ts'
import { Tag } from '#web/ui/tag.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { categoryLabel } from './category-label.ts'

/** The category, version and release date. */
export const ProductFacts = ({ product }: { product: Pick<Product, 'category' | 'currentVersion' | 'releasedAt'> }) => (
  <Tag>
    {categoryLabel[product.category].one}
    {product.currentVersion && ` · v${product.currentVersion}`}
    {product.releasedAt && (
      <>
        {' · '}
        <Instant at={product.releasedAt} />
      </>
    )}
  </Tag>
)
