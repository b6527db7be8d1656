import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ShownBlock } from '#contract/catalog/page-blocks.ts'
import { classes } from '#web/ui/classes.ts'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { categoryLabel } from '../category-label.ts'
import { bundleHref, productHref } from '../hrefs.ts'
import { VariationPrice } from '../variation-price.tsx'
import type { BlockParts } from './page-blocks.tsx'

type ItemProps = {
  imageUrl: string | null
  kind: string
  name: string
  tagline: string | null
  href: string
  price: ReactNode
  buy: ReactNode
  reverseOrder?: boolean
}

/** Something for sale in the middle of a page: its cover, its name, its price, the way to it. */
const Item = ({ imageUrl, kind, name, tagline, href, price, buy, reverseOrder = false }: ItemProps) => (
  <div className="grid items-center gap-7 md:grid-cols-2 md:gap-14">
    <Link to={href} tabIndex={-1} aria-hidden="true" className={classes('block rounded', reverseOrder && 'md:order-last')}>
      <Cover src={imageUrl} alt="" width={600} sizes="(min-width: 800px) 580px, 100vw" />
    </Link>
    <div>
      <Tag>{kind}</Tag>
      <h2 className="mt-2 text-28">
        <Link to={href} className="underline-offset-[0.15em] hover:underline">
          {name}
        </Link>
      </h2>
      {tagline && <p className="mt-2 max-w-[44ch] text-ink-2">{tagline}</p>}
      <div className="mt-5 flex items-center gap-4">
        {buy}
        {price}
      </div>
    </div>
  </div>
)

type ProductKind = Extract<ShownBlock, { type: 'ProductBlock' | 'BasicProductBlock' }>

/** A block that names nothing, or something that is not for sale, shows nothing. */
export const ProductBlockView = ({ block, parts }: { block: ProductKind; parts: BlockParts }) => {
  const product = parts.products.find(({ id, creatorId }) => id === block.productId && creatorId === (block.creatorId ?? parts.creatorId))
  if (!product) return null
  return (
    <Item
      imageUrl={product.iconUrl}
      kind={categoryLabel[product.category].one}
      name={product.name}
      tagline={product.tagline}
      href={productHref(product)}
      price={<VariationPrice variation={product.pricingConfiguration} className="text-20 font-semibold" />}
      buy={block.type === 'ProductBlock' ? parts.buy(product) : null}
      reverseOrder={block.type === 'BasicProductBlock' && block.reverseOrder}
    />
  )
}

export const BundleBlockView = ({ block, parts }: { block: Extract<ShownBlock, { type: 'BundleBlock' }>; parts: BlockParts }) => {
  const bundle = parts.bundles.find(({ id, creatorId }) => id === block.bundleId && creatorId === (block.creatorId ?? parts.creatorId))
  if (!bundle) return null
  return (
    <Item
      imageUrl={bundle.imageUrl}
      kind={`Bundle of ${bundle.productCount}`}
      name={bundle.name}
      tagline={bundle.tagline}
      href={bundleHref(bundle)}
      price={<VariationPrice variation={bundle.pricingConfiguration} className="text-20 font-semibold" />}
      buy={parts.buy(bundle)}
    />
  )
}
