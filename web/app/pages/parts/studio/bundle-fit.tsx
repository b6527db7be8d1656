import { useBundleFit } from '#web/lib/catalog/use-bundle-fit.ts'
import type { Studio } from '#web/lib/session/my-studio.ts'
import { FitText } from './fit-text.tsx'

type BundleFitProps = { products: readonly { creatorId: string; id: string; included: boolean }[]; studio: Studio }

export const BundleFit = ({ products, studio }: BundleFitProps) => {
  const fit = useBundleFit(products, studio)
  return fit ? <FitText fit={fit} studio={studio} /> : null
}
