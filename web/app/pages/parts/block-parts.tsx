import type { BundleCard, ProductCard } from '#contract/catalog/catalog.ts'
import type { Sound } from '#contract/media/sounds.ts'
import type { BlockParts } from '#web/features/catalog/blocks/block-parts.ts'
import { SampleList } from '#web/features/media/player/sample-list.tsx'
import { VariationPrice } from '#web/features/storefront/variation-price.tsx'
import { BlockBuy } from './block-buy.tsx'
import { ItemPlay } from './item-play.tsx'

type Page = {
  creatorId: string
  subtitle: string
  href: string
  coverUrl: string | null
  /** Sales of its creator are stopped: there is no buy button. */
  isSuspended: boolean
  sounds: Record<string, Sound>
  blockProducts: readonly ProductCard[]
  blockBundles: readonly BundleCard[]
}

/** Provides the player, the prices and the cart to the blocks of a page. */
export const blockParts = (page: Page): BlockParts => ({
  creatorId: page.creatorId,
  products: page.blockProducts,
  bundles: page.blockBundles,
  listen: (samples) => (
    <SampleList samples={samples} sounds={page.sounds} subtitle={page.subtitle} href={page.href} coverUrl={page.coverUrl} />
  ),
  price: (variation) => <VariationPrice variation={variation} className="text-20 font-semibold" />,
  buy: (item) =>
    page.isSuspended && item.creatorId === page.creatorId ? (
      <span className="text-14 text-ink-2">Not for sale at the moment</span>
    ) : (
      <BlockBuy item={item} />
    ),
  play: (item) => <ItemPlay item={item} />,
})
