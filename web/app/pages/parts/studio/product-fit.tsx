import type { FitSubject } from '#web/lib/catalog/needed-plugin.ts'
import { useProductFit } from '#web/lib/catalog/use-product-fit.ts'
import type { Studio } from '#web/lib/session/my-studio.ts'
import { FitText } from './fit-text.tsx'

export const ProductFit = ({ product, studio }: { product: FitSubject; studio: Studio }) => {
  const fit = useProductFit(product, studio)
  return fit ? <FitText fit={fit} studio={studio} /> : null
}
