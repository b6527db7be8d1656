import { Link } from 'react-router'
import type { ProductHolding } from '#contract/storefront/holdings.ts'

type OwnersBundleProps = { bundle: NonNullable<ProductHolding['bundle']>; slug: string }

/** How much owning a product reduces the price of a bundle that contains it: "25% off Studio Bundle". */
export const OwnersBundle = ({ bundle, slug }: OwnersBundleProps) => (
  <>
    {Math.max(1, Math.round(bundle.takesOff * 100))}% off{' '}
    <Link to={`/${slug}/bundles/${bundle.id}`} className="link">
      {bundle.name}
    </Link>
  </>
)
