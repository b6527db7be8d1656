import { type ReactNode, Suspense, useState } from 'react'
import type { FitSubject } from '#web/lib/catalog/needed-plugin.ts'
import { type Studio, useStudio } from '#web/lib/session/my-studio.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useInheritedFocus } from '#web/ui/use-inherited-focus.ts'
import { StudioButton } from './studio-button.tsx'

// What fits is judged by code that only visitors who have described their studio load.
const ProductFit = lazyPart(() => import('./product-fit.tsx').then((part) => part.ProductFit))
const BundleFit = lazyPart(() => import('./bundle-fit.tsx').then((part) => part.BundleFit))

/**
 * The pages are the same for everybody: the line is there before anything is known, at the same height. When the studio becomes known, a
 * separate button at the other end replaces the first, so that neither moves. A button in use stays, and a focused one passes its focus on.
 */
const Line = ({ isKnown, room, children }: { isKnown: boolean; room: string; children: ReactNode }) => {
  const [used, setUsed] = useState<'known' | 'asked'>()
  const ref = useInheritedFocus<HTMLButtonElement>()
  const button = used ?? (isKnown ? 'known' : 'asked')
  return (
    <p className={`mt-4 flex items-center gap-2.5 text-14 ${room}`}>
      {children}
      <StudioButton key={button} ref={ref} onOpen={() => setUsed(button)} className={isKnown ? 'ml-auto shrink-0' : undefined}>
        {isKnown ? 'My studio' : 'Does it fit your studio?'}
      </StudioButton>
    </p>
  )
}

/** Nothing is said before the studio is known. */
const Fits = ({ room, judge }: { room: string; judge: (studio: Studio) => ReactNode }) => {
  const studio = useStudio()
  return (
    <Line isKnown={studio !== null} room={room}>
      {studio && <Suspense fallback={null}>{judge(studio)}</Suspense>}
    </Line>
  )
}

/** Whether a product fits the visitor's studio. What a pack needs takes a line more than what a plugin lacks. */
export const FitsLine = ({ product }: { product: FitSubject }) => (
  <Fits
    room={product.compatibility.systems.length > 0 ? 'min-h-12' : 'min-h-16'}
    judge={(studio) => <ProductFit product={product} studio={studio} />}
  />
)

type BundleFitsLineProps = { products: readonly { creatorId: string; id: string; included: boolean }[] }

/** The same for all products of a bundle. */
export const BundleFitsLine = ({ products }: BundleFitsLineProps) => (
  <Fits room="min-h-26" judge={(studio) => <BundleFit products={products} studio={studio} />} />
)
