import Check from 'lucide-react/icons/check'
import { Link } from 'react-router'
import type { Variation } from '#contract/catalog/catalog.ts'
import type { BundlePage } from '#contract/storefront/storefront.ts'
import { PageBlocks } from '#web/features/catalog/blocks/page-blocks.tsx'
import { SafeHtml } from '#web/features/catalog/blocks/safe-html.tsx'
import { BuyBox } from '#web/features/storefront/buy-box.tsx'
import { NotSold } from '#web/features/storefront/not-sold.tsx'
import { savingOf } from '#web/features/storefront/saving.ts'
import { bundleThing, crumbsThing } from '#web/features/storefront/things.ts'
import { usePageView } from '#web/lib/analytics/use-page-view.ts'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { getBundle } from '#web/lib/api/storefront-routes.ts'
import { bundleHref } from '#web/lib/catalog/item-hrefs.ts'
import { periodOf } from '#web/lib/catalog/price-period.ts'
import { pageHead } from '#web/lib/pages/page-head.ts'
import { useCurrency } from '#web/lib/session/cart-glance.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { Fold } from '#web/ui/fold.tsx'
import { Breadcrumbs } from '#web/ui/frame/breadcrumbs.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Price } from '#web/ui/price.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { blockParts } from '../parts/block-parts.tsx'
import { BuyAction } from '../parts/buy-action.tsx'
import { EditOwn } from '../parts/edit-own.tsx'
import { ProductRows } from '../parts/product-rows.tsx'
import { BundleFitsLine } from '../parts/studio/fits-line.tsx'
import { followSlug } from './moved-creator.ts'

export const handle = { query: ['preview'] }

const page = pageReads(
  ({ params, url }) => ({
    bundle: read(getBundle, {
      params: { creatorId: params.creatorId ?? '', bundleId: params.bundleId ?? '' },
      query: { preview: url.searchParams.get('preview') === 'true' ? 'true' : undefined },
    }),
  }),
  ({ bundle }, { params, url }) => followSlug(params, bundle.creator.slug, url),
)

export const loader = page.loader
export const clientLoader = page.clientLoader

const crumbsOf = ({ name, creator }: Pick<BundlePage, 'name' | 'creator'>) => [
  { label: creator.name, to: `/${creator.slug}` },
  { label: 'Bundles', to: `/${creator.slug}#bundles` },
  { label: name },
]

export const meta = page.meta(({ bundle }, origin) =>
  pageHead({
    origin,
    path: bundleHref(bundle),
    title: `${bundle.name} by ${bundle.creator.name} - Soundfair`,
    description: bundle.tagline ?? `${bundle.name}: ${bundle.productCount} products by ${bundle.creator.name}`,
    image: `/og${bundleHref(bundle)}.png`,
    type: 'product',
    things: [bundleThing(bundle, origin), crumbsThing(crumbsOf(bundle), origin)],
  }),
)

const isOwnedBy =
  (owned: readonly string[]) =>
  ({ creatorId, id }: { creatorId: string; id: string }): boolean =>
    owned.includes(`${creatorId}/${id}`)

/** The visitor's price, where they own part of the bundle; else what everybody saves. */
const Saving = ({ bundle, price, ownedCount }: { bundle: BundlePage; price: Variation; ownedCount: number }) => {
  const currency = useCurrency()
  const saving = savingOf({ separatePrice: bundle.separatePrice, pricingConfiguration: price }, currency)
  if (ownedCount > 0) {
    return (
      <p className="text-14 text-ink-2">
        {bundle.partial && (
          <>
            <Price amount={price.price[currency]} currency={currency} per={periodOf(price.recurrence)} className="text-ink" /> for you,{' '}
          </>
        )}
        {ownedCount} of {bundle.productCount} owned
        {!bundle.partial && ' · the price stays the same'}
      </p>
    )
  }
  return (
    <p className="text-14 text-ink-2">
      {bundle.productCount} products
      {bundle.partial && ' · less what you already own'}
      {saving > 0 && (
        // On a line of its own, which has room for amounts in any currency.
        <span className="block">
          <Price amount={bundle.separatePrice[currency]} currency={currency} /> separately, you save{' '}
          <Price amount={saving} currency={currency} />
        </span>
      )}
    </p>
  )
}

/** Nothing in it would be new: there is nothing to pay for. */
const AllOwned = () => (
  <section aria-labelledby="yours" className="my-6.5 grid gap-2 rounded border border-line px-4.5 py-4">
    <h2 id="yours" className="flex items-center gap-2 text-16 tracking-normal">
      <Check size={17} aria-hidden="true" className="text-ok" />
      You own everything in this bundle
    </h2>
    <p className="text-14">
      <Link to="/account/licenses" className="link">
        See my licenses
      </Link>
    </p>
  </section>
)

export default function Bundle() {
  const { bundle } = page.useData()
  usePageView(bundle.creatorId)
  const { name, creator } = bundle
  const isOwned = isOwnedBy(useUser()?.ownedProducts ?? [])
  const ownedCount = bundle.products.filter(isOwned).length
  const isComplete = ownedCount > 0 && ownedCount === bundle.products.length
  const parts = blockParts({
    ...bundle,
    subtitle: `${name} by ${creator.name}`,
    href: `/${creator.slug}/bundles/${bundle.id}`,
    coverUrl: bundle.imageUrl,
  })
  const buyBox = (
    <BuyBox
      key={bundle.id}
      variations={bundle.variations}
      notSold={bundle.isSuspended && <NotSold creatorName={creator.name} />}
      elsewhere={
        bundle.deliveredElsewhere && (
          <>
            <b className="text-ink">{creator.name} delivers some of it.</b> For items not downloaded here, the license says where to get
            them.
          </>
        )
      }
      action={(variation) => (
        <>
          <BuyAction item={{ kind: 'bundle', item: bundle }} variation={variation} wide kind={isComplete ? 'plain' : 'go'} />
          <Saving bundle={bundle} price={variation} ownedCount={ownedCount} />
        </>
      )}
    />
  )
  return (
    <>
      <Breadcrumbs
        className="py-5.5"
        crumbs={crumbsOf(bundle)}
        end={<EditOwn creatorId={bundle.creatorId} to={`/creator/bundles/${bundle.id}`} roles={['Admin', 'Marketing']} />}
      />
      <div className="grid items-start gap-7 md:grid-cols-2 md:gap-12 lg:gap-16">
        <Cover src={bundle.imageUrl} alt={`Cover of ${name}`} width={600} sizes="(min-width: 800px) 590px, 100vw" eager />
        <div className="min-w-0">
          <Tag>Bundle</Tag>
          <h1 className="my-2.5 text-40">{name}</h1>
          {bundle.tagline && <p className="text-[1.125rem] text-ink-2">{bundle.tagline}</p>}
          {isComplete ? (
            <>
              <AllOwned />
              {/* What is owned of a bundle with partial purchase costs nothing, so nothing is left to buy. */}
              {!bundle.partial && (
                <Fold label="Buy it again" className="mb-6.5">
                  {buyBox}
                </Fold>
              )}
            </>
          ) : (
            <>
              {buyBox}
              <BundleFitsLine products={bundle.products} />
            </>
          )}
        </div>
      </div>
      <section aria-labelledby="inside" className="mt-16">
        <SectionHead id="inside" title="What is inside" className="border-t-0 pb-3" />
        <ProductRows products={bundle.products} isOwned={isOwned} />
      </section>
      <div className="mt-16">
        <PageBlocks blocks={bundle.pageBlocks} parts={parts} />
      </div>
      {bundle.descriptionHtml && (
        <section aria-labelledby="about" className="mt-16 border-t border-line pt-5.5">
          <h2 id="about" className="mb-4.5 text-20">
            About {name}
          </h2>
          <SafeHtml html={bundle.descriptionHtml} />
        </section>
      )}
    </>
  )
}
