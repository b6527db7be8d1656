import type { ProductCard } from '#contract/catalog/catalog.ts'
import type { Home } from '#contract/storefront/storefront.ts'
import { categoryHref, categoryLabel } from '#web/features/storefront/category-label.ts'
import { FeaturedCreators } from '#web/features/storefront/featured-creators.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { BundleGrid } from '../parts/bundle-grid.tsx'
import { MoreToSee } from '../parts/more-to-see.tsx'
import { ProductGrid } from '../parts/product-grid.tsx'
import { ProductRows } from '../parts/product-rows.tsx'
import { Hero } from './hero.tsx'

/** Every product with a place of its own on the page. */
const productsOn = (home: Home): ProductCard[] => [
  ...(home.spotlight ? [home.spotlight] : []),
  ...home.featured,
  ...home.new,
  ...home.shelves.flatMap(({ products }) => products),
]

/** The home page of the shop: a sound to play at once, then featured and new products, and the categories. */
export const DiscoverHome = ({ home }: { home: Home }) => (
  <>
    <Hero home={home} />
    {home.featured.length > 0 && (
      <section aria-labelledby="featured">
        <SectionHead id="featured" title="Featured" />
        <ProductGrid products={home.featured} />
      </section>
    )}
    {home.creators.length > 0 && (
      <section aria-labelledby="creators" className="mt-16">
        <SectionHead id="creators" title="Featured creators" link={{ to: '/creators', label: 'All creators' }} />
        <FeaturedCreators creators={home.creators} />
      </section>
    )}
    {home.new.length > 0 && (
      <section aria-labelledby="new" className="mt-16">
        <SectionHead id="new" title="New" className="border-t-0 pb-3" />
        <ProductRows products={home.new} />
      </section>
    )}
    {home.bundles.length > 0 && (
      <section aria-labelledby="bundles" className="mt-16">
        <SectionHead id="bundles" title="Bundles" />
        <BundleGrid bundles={home.bundles} />
      </section>
    )}
    {home.shelves.map(({ category, products }) => (
      <section key={category} aria-labelledby={category} className="mt-16">
        <SectionHead
          id={category}
          title={categoryLabel[category].many}
          link={{ to: categoryHref(category), label: `All ${categoryLabel[category].many.toLowerCase().replace('midi', 'MIDI')}` }}
        />
        <ProductGrid products={products} withWave={false} />
      </section>
    ))}
    <MoreToSee shown={productsOn(home)} />
  </>
)
