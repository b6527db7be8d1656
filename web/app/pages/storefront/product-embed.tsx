import { PlayButton } from '#web/features/media/player/play-button.tsx'
import { PlayTime } from '#web/features/media/player/play-time.tsx'
import { SeekWave } from '#web/features/media/player/seek-wave.tsx'
import { WetDry } from '#web/features/media/player/wet-dry.tsx'
import { isFree } from '#web/features/orders/buying/get-free.tsx'
import { VariationPrice } from '#web/features/storefront/variation-price.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { getProduct } from '#web/lib/api/storefront-routes.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Mark } from '#web/ui/pictures/mark.tsx'
import { trackOfCard } from '../parts/track-of-card.ts'

const page = pageReads(({ params }) => ({
  product: read(getProduct, { params: { creatorId: params.creatorId ?? '', productId: params.productId ?? '' } }),
}))

export const loader = page.loader
export const clientLoader = page.clientLoader

export const meta = page.meta(({ product }) => [
  { title: `${product.name} by ${product.creator.name} - Soundfair` },
  { name: 'robots', content: 'noindex' },
])

/** A product in a frame on another site: a sample, the price, and a link to buy it. Links leave the frame. */
export default function ProductEmbed() {
  const { product } = page.useData()
  const href = `/${product.creator.slug}/${product.id}`
  const track = trackOfCard(product)
  const price = product.pricingConfiguration
  return (
    <article className="mx-auto max-w-170 rounded border border-line p-4">
      <div className="grid grid-cols-[88px_minmax(0,1fr)] items-center gap-4 sm:grid-cols-[112px_minmax(0,1fr)_auto]">
        <Cover src={product.iconUrl} alt="" width={600} sizes="112px" eager />
        <div className="min-w-0">
          <h1 className="truncate text-20">{product.name}</h1>
          <p className="truncate text-14 text-ink-2">{product.creator.name}</p>
          {product.tagline && <p className="mt-1 line-clamp-2 text-14 text-ink-2">{product.tagline}</p>}
        </div>
        <div className="flex items-center gap-4 max-sm:col-span-2 sm:grid sm:justify-items-end sm:gap-2">
          <VariationPrice variation={price} className="text-20 font-semibold" />
          {product.isSuspended ? (
            <span className="text-14 text-ink-2">Not for sale at the moment</span>
          ) : (
            <a href={`${href}/buy?via=embed`} target="_top" className={buttonLook({ kind: 'go', size: 'small' })}>
              {price && isFree(price) ? 'Get it free' : 'Buy'}
            </a>
          )}
        </div>
      </div>
      {track && (
        <>
          <SeekWave track={track} columns={110} className="mt-4 mb-3 h-14" />
          <div className="flex items-center gap-3.5">
            <PlayButton track={track} />
            <WetDry track={track} />
            <PlayTime track={track} />
            <a href={href} target="_top" aria-label={`${product.name} on Soundfair`} className="ml-auto rounded text-ink-2 hover:text-ink">
              <Mark word={false} className="sm:hidden" />
              <Mark className="max-sm:hidden" />
            </a>
          </div>
        </>
      )}
    </article>
  )
}
