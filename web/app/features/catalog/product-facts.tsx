import type { Product } from '#contract/catalog.ts'
import { Instant } from '#web/ui/instant.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { categoryWords } from './category-words.ts'

/** What it is, which version, since when. */
export const ProductFacts = ({ product }: { product: Pick<Product, 'category' | 'currentVersion' | 'releasedAt'> }) => (
  <Tag>
    {categoryWords[product.category].one}
    {product.currentVersion && ` · v${product.currentVersion}`}
    {product.releasedAt && (
      <>
        {' · '}
        <Instant at={product.releasedAt} />
      </>
    )}
  </Tag>
)
