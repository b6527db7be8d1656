import { Link } from 'react-router'
import type { License } from '#contract/licensing/inventory.ts'

type ProductTitleProps = { product: Pick<License['product'], 'creatorSlug' | 'productId' | 'name'> }

export const ProductTitle = ({ product: { creatorSlug, productId, name } }: ProductTitleProps) => (
  <h3 className="text-20 wrap-anywhere">
    <Link to={`/${creatorSlug}/${productId}`} className="underline-offset-[0.2em] hover:underline">
      {name}
    </Link>
  </h3>
)
