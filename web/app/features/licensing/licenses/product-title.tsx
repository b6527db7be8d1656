import { Link } from 'react-router'
import type { License } from '#contract/licensing/inventory.ts'
import { titleHref } from './license-list.ts'

type ProductTitleProps = {
  product: Pick<License['product'], 'creatorSlug' | 'productId' | 'name' | 'isWithdrawn'>
  /** Whether its downloads are available to the customer. */
  isOwned: boolean
}

export const ProductTitle = ({ product, isOwned }: ProductTitleProps) => {
  const href = titleHref(product, isOwned)
  return (
    <h3 className="text-20 wrap-anywhere">
      {href === undefined ? (
        product.name
      ) : (
        <Link to={href} className="underline-offset-[0.2em] hover:underline">
          {product.name}
        </Link>
      )}
    </h3>
  )
}
