import { useSearchParams } from 'react-router'
import { BuyNow } from '#web/features/orders/buying/buy-now.tsx'
import { NotSold } from '#web/features/storefront/not-sold.tsx'
import { VariationPrice } from '#web/features/storefront/variation-price.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { getProduct } from '#web/lib/api/storefront-routes.ts'
import { productHref } from '#web/lib/catalog/item-hrefs.ts'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { useIsAlive } from '#web/ui/use-visitor.ts'

export const handle = { query: ['variation'] }

const page = pageReads(({ params }) => ({
  product: read(getProduct, { params: { creatorId: params.creatorId ?? '', productId: params.productId ?? '' } }),
}))

export const loader = page.loader
export const clientLoader = page.clientLoader

export const meta = page.meta(({ product }) => [{ title: `Buy ${product.name} - Soundfair` }, { name: 'robots', content: 'noindex' }])

/** A buy link: it adds the product to the cart and opens the checkout over this page. */
export default function StorefrontProductBuy() {
  const { product } = page.useData()
  const [query] = useSearchParams()
  const isAlive = useIsAlive()
  const wanted = isAlive ? query.get('variation') : null
  const variation = product.variations.find(({ id }) => id === wanted)
  return (
    <div className="grid gap-8 py-11">
      <div className="grid grid-cols-[88px_minmax(0,1fr)] items-center gap-5 sm:grid-cols-[144px_minmax(0,1fr)] sm:gap-8">
        <Cover src={product.iconUrl} alt="" width={600} sizes="144px" eager />
        <div className="min-w-0">
          <h1 className="text-28 sm:text-40">{product.name}</h1>
          <p className="mt-1.5 text-ink-2">{product.creator.name}</p>
          <VariationPrice variation={variation ?? product.pricingConfiguration} className="mt-2 block text-20" />
        </div>
      </div>
      {product.isSuspended && <NotSold creatorName={product.creator.name} />}
      {isAlive && !product.isSuspended && (
        <BuyNow
          item={{ kind: 'product', item: product }}
          variation={variation}
          channel={query.get('via') === 'embed' ? 'Embed' : 'BuyLink'}
          backTo={productHref(product)}
        />
      )}
    </div>
  )
}
