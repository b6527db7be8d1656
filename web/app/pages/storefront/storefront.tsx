import { PageBlocks } from '#web/features/catalog/blocks/page-blocks.tsx'
import { SafeHtml } from '#web/features/catalog/blocks/safe-html.tsx'
import { CreatorHead } from '#web/features/storefront/creator-head.tsx'
import { NotSold } from '#web/features/storefront/not-sold.tsx'
import { creatorThing } from '#web/features/storefront/things.ts'
import { usePageView } from '#web/lib/analytics/use-page-view.ts'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { getCreatorPage } from '#web/lib/api/storefront-routes.ts'
import { creatorHref } from '#web/lib/catalog/item-hrefs.ts'
import { pageHead } from '#web/lib/pages/page-head.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { blockParts } from '../parts/block-parts.tsx'
import { BundleGrid } from '../parts/bundle-grid.tsx'
import { ProductGrid } from '../parts/product-grid.tsx'
import { followSlug } from './moved-creator.ts'

export const handle = { query: ['preview'] }

const page = pageReads(
  ({ params, url }) => ({
    creator: read(getCreatorPage, {
      params: { creatorId: params.creatorId ?? '' },
      query: { preview: url.searchParams.get('preview') === 'true' ? 'true' : undefined },
    }),
  }),
  ({ creator }, { params, url }) => followSlug(params, creator.slug, url),
)

export const loader = page.loader
export const clientLoader = page.clientLoader

export const meta = page.meta(({ creator }, origin) =>
  pageHead({
    origin,
    path: creatorHref(creator),
    title: `${creator.name} - Soundfair`,
    description: creator.tagline ?? `What ${creator.name} makes, to hear and to buy.`,
    image: `/og${creatorHref(creator)}.png`,
    type: 'profile',
    things: [creatorThing(creator, origin)],
  }),
)

export default function Storefront() {
  const { creator } = page.useData()
  usePageView(creator.id)
  const parts = blockParts({
    ...creator,
    creatorId: creator.id,
    subtitle: creator.name,
    href: `/${creator.slug}`,
    coverUrl: creator.logoUrl,
  })
  return (
    <>
      <CreatorHead creator={creator} />
      {creator.isSuspended && <NotSold creatorName={creator.name} className="mb-12" />}
      {creator.pageBlocks && creator.pageBlocks.length > 0 && (
        <div className="mb-16">
          <PageBlocks blocks={creator.pageBlocks} parts={parts} />
        </div>
      )}
      <section aria-labelledby="products">
        <SectionHead id="products" title="Everything they make" note={creator.products.length} />
        {creator.products.length > 0 ? (
          <ProductGrid products={creator.products} byline="category" />
        ) : (
          <EmptyState title="Nothing for sale yet" level={3} />
        )}
      </section>
      {creator.bundles.length > 0 && (
        <section aria-labelledby="bundles" className="mt-16">
          <SectionHead id="bundles" title="Bundles" />
          <BundleGrid bundles={creator.bundles} />
        </section>
      )}
      {creator.descriptionHtml && (
        <section aria-labelledby="about" className="mt-16 border-t border-line pt-5.5">
          <h2 id="about" className="mb-4.5 text-20">
            About {creator.name}
          </h2>
          <SafeHtml html={creator.descriptionHtml} />
        </section>
      )}
    </>
  )
}
