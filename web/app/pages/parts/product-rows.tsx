import type { ReactNode } from 'react'
import type { ProductCard } from '#contract/catalog/catalog.ts'
import { PlayButton } from '#web/features/media/player/play-button.tsx'
import { SeekWave } from '#web/features/media/player/seek-wave.tsx'
import { QueueButton } from '#web/features/media/queue/queue-button.tsx'
import { ProductRow } from '#web/features/storefront/product-row.tsx'
import { trackOfCard, tracksOfCards } from './track-of-card.ts'

type ProductRowsProps = {
  products: readonly ProductCard[]
  level?: 2 | 3
  choice?: (product: ProductCard) => ReactNode
  isOwned?: (product: ProductCard) => boolean
}

/** A list that can be played row by row. */
export const ProductRows = ({ products, level = 3, choice, isOwned = () => false }: ProductRowsProps) => {
  const queue = tracksOfCards(products)
  return (
    <ul className="border-t border-line">
      {products.map((product) => {
        const track = trackOfCard(product)
        return (
          <ProductRow
            key={`${product.creatorId}/${product.id}`}
            product={product}
            level={level}
            choice={choice?.(product)}
            isOwned={isOwned(product)}
            play={track && <PlayButton track={track} queue={queue} />}
            queue={track && <QueueButton track={track} />}
            wave={track && <SeekWave track={track} queue={queue} columns={80} />}
          />
        )
      })}
    </ul>
  )
}
