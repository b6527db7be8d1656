import { Link } from 'react-router'
import { getInventoryProduct } from '#contract/licensing/inventory.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'

type OwnedProductProps = { productId: string; slug: string | undefined }

const OwnedProduct = ({ productId, slug }: OwnedProductProps) => {
  const { data } = useRead(read(getInventoryProduct, { params: { productId } }))
  if (!data || ![data.creatorSlug, data.creatorId].includes(slug ?? '')) return null
  return (
    <p>
      You own {data.name}:{' '}
      <Link to={`/account/licenses?q=${encodeURIComponent(data.name)}`} className="link">
        see it in your licenses
      </Link>
      .
    </p>
  )
}

/**
 * A product that has left the shop has no page, but its owners still have their licenses. Read by the browser alone: the page is the same
 * for everybody.
 */
export const OwnedInstead = ({ products, pathname }: { products: readonly string[]; pathname: string }) =>
  products.map((productId) => <OwnedProduct key={productId} productId={productId} slug={pathname.split('/')[1]} />)
