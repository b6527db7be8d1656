import type { CreatorPage } from '#contract/storefront/storefront.ts'
import { ProductGrid } from '#web/pages/parts/product-grid.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'

const maxShown = 4

/** A few of the creator's products, to listen to after reading. */
export const TheirWork = ({ creator }: { creator: CreatorPage }) => {
  if (creator.products.length === 0) return null
  return (
    <section aria-labelledby="their-work" className="mt-18">
      <SectionHead id="their-work" title={`By ${creator.name}`} link={{ to: `/${creator.slug}`, label: 'Everything' }} />
      <ProductGrid products={creator.products.slice(0, maxShown)} />
    </section>
  )
}
