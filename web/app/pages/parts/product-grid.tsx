import type { ProductCard as Card } from '#contract/catalog/catalog.ts'
import { ProductCard } from '#web/features/storefront/product-card.tsx'
import { CardPlay } from './card-play.tsx'
import { trackOfCard, tracksOfCards } from './track-of-card.ts'

type ProductGridProps = { products: readonly Card[]; withWave?: boolean; byline?: 'creator' | 'category'; eager?: number; level?: 2 | 3 }

/** Cards that can be played one after the other. */
export const ProductGrid = ({ products, withWave = true, byline = 'creator', eager = 0, level = 3 }: ProductGridProps) => {
  const queue = tracksOfCards(products)
  return (
    <div className="grid grid-cols-2 gap-x-3.5 gap-y-8 sm:gap-x-6 sm:gap-y-9 md:grid-cols-4">
      {products.map((product, at) => {
        const track = trackOfCard(product)
        return (
          <ProductCard
            key={`${product.creatorId}/${product.id}`}
            product={product}
            withWave={withWave}
            byline={byline}
            eager={at < eager}
            level={level}
            play={track && <CardPlay track={track} queue={queue} />}
          />
        )
      })}
    </div>
  )
}
