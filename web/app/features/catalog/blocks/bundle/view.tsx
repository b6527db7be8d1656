import { bundleHref } from '#web/lib/catalog/item-hrefs.ts'
import type { BlockViewProps } from '../block-parts.ts'
import { Item } from '../item.tsx'

export const BundleView = ({ block, parts }: BlockViewProps<'BundleBlock'>) => {
  const bundle = parts.bundles.find(({ id, creatorId }) => id === block.bundleId && creatorId === (block.creatorId ?? parts.creatorId))
  if (!bundle) return null
  return (
    <Item
      imageUrl={bundle.imageUrl}
      kind={`Bundle of ${bundle.productCount}`}
      name={bundle.name}
      tagline={bundle.tagline}
      href={bundleHref(bundle)}
      price={parts.price(bundle.pricingConfiguration)}
      buy={parts.buy(bundle)}
      play={parts.play(bundle)}
    />
  )
}
