import { read } from '#web/lib/api/page-reads.ts'
import { getBundle, getProduct } from '#web/lib/api/storefront-routes.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useBundleFit } from '#web/lib/catalog/use-bundle-fit.ts'
import { useProductFit } from '#web/lib/catalog/use-product-fit.ts'
import type { Studio } from '#web/lib/session/my-studio.ts'
import type { CartLine } from '../order.ts'
import { LineVerdict } from './line-verdict.tsx'

type JudgedProps<Type = CartLine['type']> = { line: Extract<CartLine, { type: Type }>; studio: Studio }

const ProductFit = ({ line, studio }: JudgedProps<'Product'>) => {
  const { data } = useRead(read(getProduct, { params: { creatorId: line.creatorId, productId: line.productId }, query: {} }))
  return <LineVerdict fit={useProductFit(data, studio)} />
}

const BundleFit = ({ line, studio }: JudgedProps<'Bundle'>) => {
  const { data: bundle } = useRead(read(getBundle, { params: { creatorId: line.creatorId, bundleId: line.bundleId }, query: {} }))
  return <LineVerdict fit={useBundleFit(bundle?.products, studio)} />
}

/** Whether a line fits a studio. */
export const JudgedLine = ({ line, studio }: { line: CartLine; studio: Studio }) =>
  line.type === 'Product' ? <ProductFit line={line} studio={studio} /> : <BundleFit line={line} studio={studio} />
