import { useState } from 'react'
import { read } from '#web/lib/api/page-reads.ts'
import { getBundle, getProduct } from '#web/lib/api/storefront-routes.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import type { Fit } from '#web/lib/catalog/fits-studio.ts'
import { useBundleFit } from '#web/lib/catalog/use-bundle-fit.ts'
import { useProductFit } from '#web/lib/catalog/use-product-fit.ts'
import { type Studio, useIsStudioAwaited, useStudio } from '#web/lib/session/my-studio.ts'
import type { CartLine } from '../order.ts'

type LineOf<Type> = Extract<CartLine, { type: Type }>
type FitProps<Type> = { line: LineOf<Type>; studio: Studio }

/** Its space is reserved from the start, so that nothing moves when it is known: what does not fit takes two lines on a phone. */
const Verdict = ({ fit }: { fit: Fit | null | undefined }) => (
  <p className={`mt-1.5 min-h-5 max-sm:min-h-9 text-12 wrap-anywhere ${fit?.fits === 'yes' ? 'text-ok' : 'text-warn'}`}>{fit?.text}</p>
)

const ProductFit = ({ line, studio }: FitProps<'Product'>) => {
  const { data } = useRead(read(getProduct, { params: { creatorId: line.creatorId, productId: line.productId }, query: {} }))
  return <Verdict fit={useProductFit(data, studio)} />
}

const BundleFit = ({ line, studio }: FitProps<'Bundle'>) => {
  const { data: bundle } = useRead(read(getBundle, { params: { creatorId: line.creatorId, bundleId: line.bundleId }, query: {} }))
  return <Verdict fit={useBundleFit(bundle?.products, studio)} />
}

/** Whether a line of the cart fits the buyer's studio; nothing where they have not described it. */
export const LineFit = ({ line }: { line: CartLine }) => {
  const studio = useStudio()
  const isAwaited = useIsStudioAwaited()
  const [hasRoom] = useState(isAwaited)
  if (!studio) return hasRoom ? <Verdict fit={null} /> : null
  return line.type === 'Product' ? <ProductFit line={line} studio={studio} /> : <BundleFit line={line} studio={studio} />
}
