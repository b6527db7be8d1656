import type { BundleCard, ProductCard } from '#contract/catalog/catalog.ts'
import { triedOf } from '#web/features/licensing/trials/tried.ts'
import { TryButton } from '#web/features/licensing/trials/try-button.tsx'
import { productHref } from '#web/lib/catalog/item-hrefs.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { BuyAction } from './buy-action.tsx'

const isProduct = (item: ProductCard | BundleCard): item is ProductCard => 'category' in item

const BlockTry = ({ product }: { product: ProductCard }) => {
  const owned = useUser()?.ownedProducts ?? []
  const { pricingConfiguration } = product
  if (!pricingConfiguration || owned.includes(`${product.creatorId}/${product.id}`)) return null
  const tried = triedOf(product, productHref(product), pricingConfiguration)
  return tried && <TryButton tried={tried} />
}

/** The actions on an item inside a page, as on its own page: add to cart, or start a trial. */
export const BlockBuy = ({ item }: { item: ProductCard | BundleCard }) => (
  <>
    <BuyAction
      item={isProduct(item) ? { kind: 'product', item } : { kind: 'bundle', item }}
      variation={item.pricingConfiguration ?? undefined}
    />
    {isProduct(item) && <BlockTry product={item} />}
  </>
)
