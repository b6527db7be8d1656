import { getProduct } from '#contract/storefront/storefront.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { fitStudio } from '#web/lib/catalog/fits-studio.ts'
import { type Studio, useStudio } from '#web/lib/session/my-studio.ts'
import type { CartLine } from './order.ts'

type ProductLine = Extract<CartLine, { type: 'Product' }>

const Fit = ({ line, studio }: { line: ProductLine; studio: Studio }) => {
  const { data } = useRead(read(getProduct, { params: { creatorId: line.creatorId, productId: line.productId }, query: {} }))
  const fit = data && fitStudio(data.compatibility, studio)
  // Its place is there from the start: nothing moves when it is known.
  return <p className={`mt-1.5 min-h-5 text-12 ${fit?.fits === 'yes' ? 'text-ok' : 'text-warn'}`}>{fit?.text}</p>
}

/** Whether a product in the cart fits whoever buys it; nothing where they have not said what they use. */
export const LineFit = ({ line }: { line: ProductLine }) => {
  const studio = useStudio()
  return studio && <Fit line={line} studio={studio} />
}
