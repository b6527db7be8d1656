import type { ReactNode } from 'react'
import type { ProductCard } from '#contract/catalog/catalog.ts'
import { categoryLabel } from '#web/lib/catalog/category-label.ts'
import { productHref } from '#web/lib/catalog/item-hrefs.ts'
import type { BlockParts, BlockViewProps } from './block-parts.ts'
import { Item } from './item.tsx'

type ProductItemProps = BlockViewProps<'ProductBlock' | 'BasicProductBlock'> & {
  buy?: BlockParts['buy'] | undefined
  reverseOrder?: boolean | undefined
}

/** A block without an item, or with one that is not for sale, shows nothing. */
export const ProductItem = ({ block, parts, buy, reverseOrder }: ProductItemProps): ReactNode => {
  const isNamed = ({ id, creatorId }: ProductCard) => id === block.productId && creatorId === (block.creatorId ?? parts.creatorId)
  const product = parts.products.find(isNamed)
  if (!product) return null
  return (
    <Item
      imageUrl={product.iconUrl}
      kind={categoryLabel[product.category].one}
      name={product.name}
      tagline={product.tagline}
      href={productHref(product)}
      price={parts.price(product.pricingConfiguration)}
      buy={buy?.(product)}
      play={parts.play(product)}
      reverseOrder={reverseOrder}
    />
  )
}
