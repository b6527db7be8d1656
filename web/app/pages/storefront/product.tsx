import { Suspense } from 'react'
import type { Variation } from '#contract/catalog/catalog.ts'
import type { ProductPage } from '#contract/storefront/storefront.ts'
import { arrive } from '#web/chunks/arrive.ts'
import { PageBlocks } from '#web/features/catalog/blocks/page-blocks.tsx'
import { SafeHtml } from '#web/features/catalog/blocks/safe-html.tsx'
import { triedOf } from '#web/features/licensing/trials/tried.ts'
import { TryButton } from '#web/features/licensing/trials/try-button.tsx'
import { BuyBox } from '#web/features/storefront/buy-box.tsx'
import { categoryHref, categoryLabel } from '#web/features/storefront/category-label.ts'
import { CompatibilityTable } from '#web/features/storefront/compatibility-table.tsx'
import { Gallery } from '#web/features/storefront/gallery.tsx'
import { NotSold } from '#web/features/storefront/not-sold.tsx'
import { OwnersBundle } from '#web/features/storefront/owners-bundle.tsx'
import { ProductFacts } from '#web/features/storefront/product-facts.tsx'
import { crumbsThing, productThing } from '#web/features/storefront/things.ts'
import { usePageView } from '#web/lib/analytics/use-page-view.ts'
import { lazyRoute } from '#web/lib/api/lazy-route.ts'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { getProduct } from '#web/lib/api/storefront-routes.ts'
import { productHref } from '#web/lib/catalog/item-hrefs.ts'
import { pageHead } from '#web/lib/pages/page-head.ts'
import { Fold } from '#web/ui/fold.tsx'
import { Breadcrumbs } from '#web/ui/frame/breadcrumbs.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { blockParts } from '../parts/block-parts.tsx'
import { BuyAction } from '../parts/buy-action.tsx'
import { EditOwn } from '../parts/edit-own.tsx'
import { MoreToSee } from '../parts/more-to-see.tsx'
import { FitsLine } from '../parts/studio/fits-line.tsx'
import { followSlug } from './moved-creator.ts'

export const handle = { query: ['preview'] }

const getProductHolding = lazyRoute(
  { name: 'getProductHolding', method: 'GET', path: '/api/storefront/products/{creatorId}/{productId}/mine' },
  async () => (await arrive(import('#contract/storefront/holdings.ts'))).getProductHolding,
)

const TrialPanel = lazyPart(() => import('../parts/trial-panel.tsx').then((part) => part.TrialPanel))
const OwnerPanel = lazyPart(() => import('../parts/owner-panel.tsx').then((part) => part.OwnerPanel))

const page = pageReads(
  ({ params, url, user }) => ({
    product: read(getProduct, {
      params: { creatorId: params.creatorId ?? '', productId: params.productId ?? '' },
      query: { preview: url.searchParams.get('preview') === 'true' ? 'true' : undefined },
    }),
    // Visitors without an account all get the same page, without this call.
    ...(user && {
      mine: read(getProductHolding, { params: { creatorId: params.creatorId ?? '', productId: params.productId ?? '' } }),
    }),
  }),
  ({ product }, { params, url }) => followSlug(params, product.creator.slug, url),
  async ({ mine }) => {
    if (mine?.owned) await OwnerPanel.preload()
    else if (mine?.trial) await TrialPanel.preload()
  },
)

export const loader = page.loader
export const clientLoader = page.clientLoader

const crumbsOf = ({ name, creator, category }: Pick<ProductPage, 'name' | 'creator' | 'category'>) => [
  { label: creator.name, to: `/${creator.slug}` },
  { label: categoryLabel[category].many, to: categoryHref(category) },
  { label: name },
]

export const meta = page.meta(({ product }, origin) =>
  pageHead({
    origin,
    path: productHref(product),
    title: `${product.name} by ${product.creator.name} - Soundfair`,
    description: product.tagline ?? `${product.name} by ${product.creator.name}`,
    image: `/og${productHref(product)}.png`,
    type: 'product',
    things: [productThing(product, origin), crumbsThing(crumbsOf(product), origin)],
  }),
)

export default function Product() {
  const { product, mine } = page.useData()
  usePageView(product.creatorId)
  const { name, creator } = product
  const triedWith = (variation: Variation) =>
    mine?.owned || mine?.trial || product.isSuspended ? null : triedOf(product, productHref(product), variation)
  const buyBox = (
    <BuyBox
      key={product.id}
      variations={product.variations}
      notSold={product.isSuspended && <NotSold creatorName={creator.name} />}
      elsewhere={
        product.deliveredElsewhere && (
          <>
            <b className="text-ink">{creator.name} delivers it.</b> Not downloaded here: your license says where to get it.
          </>
        )
      }
      action={(variation) => {
        const tried = triedWith(variation)
        return (
          <>
            <div className="flex flex-wrap gap-2.5">
              {/* Its own flex basis: a pressed button keeps its exact width, and must not push its neighbour to the next line. */}
              <div className="min-w-0 grow basis-40">
                <BuyAction item={{ kind: 'product', item: product }} variation={variation} wide kind={mine?.owned ? 'plain' : 'go'} />
              </div>
              {tried && <TryButton tried={tried} />}
            </div>
            {mine?.trial && !mine.owned && (
              <Suspense fallback={null}>
                <TrialPanel name={name} trial={mine.trial} release={mine.release} />
              </Suspense>
            )}
          </>
        )
      }}
      more={
        mine?.bundle &&
        !mine.owned && (
          <>
            Owners get <OwnersBundle bundle={mine.bundle} slug={creator.slug} />
          </>
        )
      }
      {...(!mine?.owned && {
        bar: {
          name,
          action: (variation) => {
            const tried = triedWith(variation)
            return (
              <>
                <BuyAction item={{ kind: 'product', item: product }} variation={variation} size="small" />
                {tried && <TryButton tried={tried} size="small" isShort />}
              </>
            )
          },
        },
      })}
    />
  )
  const parts = blockParts({
    ...product,
    subtitle: `${name} by ${creator.name}`,
    href: `/${creator.slug}/${product.id}`,
    coverUrl: product.iconUrl,
  })
  return (
    <>
      <Breadcrumbs
        className="py-5.5"
        crumbs={crumbsOf(product)}
        end={
          <EditOwn creatorId={product.creatorId} to={`/creator/products/${product.id}`} roles={['Admin', 'PluginDeveloper', 'Marketing']} />
        }
      />
      <div className="grid items-start gap-7 md:grid-cols-[1.25fr_1fr] md:gap-12 lg:gap-16">
        <Gallery images={product.images} iconUrl={product.iconUrl} name={name} />
        <div className="min-w-0">
          <ProductFacts product={product} />
          <h1 className="my-2.5 text-40 wrap-anywhere">{name}</h1>
          {product.tagline && <p className="text-[1.125rem] wrap-anywhere text-ink-2">{product.tagline}</p>}
          {mine?.owned ? (
            <>
              <Suspense fallback={null}>
                <OwnerPanel
                  product={{ name, href: productHref(product) }}
                  owned={mine.owned}
                  release={mine.release}
                  bundle={mine.bundle && <OwnersBundle bundle={mine.bundle} slug={creator.slug} />}
                />
              </Suspense>
              <Fold label="Buy another license" className="mb-6.5">
                {buyBox}
              </Fold>
            </>
          ) : (
            buyBox
          )}
          <FitsLine product={product} />
          <CompatibilityTable product={product} />
        </div>
      </div>
      <div className="mt-16">
        <PageBlocks blocks={product.pageBlocks} parts={parts} />
      </div>
      {product.descriptionHtml && (
        <section aria-labelledby="about" className="mt-16 border-t border-line pt-5.5">
          <h2 id="about" className="mb-4.5 text-20">
            About {name}
          </h2>
          <SafeHtml html={product.descriptionHtml} />
        </section>
      )}
      <MoreToSee product={product} />
    </>
  )
}
