import type { CreatorPage } from '#contract/storefront/storefront.ts'
import { ProductCard } from '#web/features/storefront/product-card.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'

const maxShown = 4

/** A few of the creator's products, to go from reading to hearing. */
export const TheirWork = ({ creator }: { creator: CreatorPage }) => {
  if (creator.products.length === 0) return null
  return (
    <section aria-labelledby="their-work" className="mt-18">
      <SectionHead id="their-work" title={`By ${creator.name}`} link={{ to: `/${creator.slug}`, label: 'Everything' }} />
      <ul className="grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 lg:grid-cols-4">
        {creator.products.slice(0, maxShown).map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}
