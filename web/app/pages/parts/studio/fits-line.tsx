import { type ReactNode, Suspense, useState } from 'react'
import type { Compatibility } from '#contract/catalog/catalog.ts'
import { fitStudio } from '#web/lib/catalog/fits-studio.ts'
import { useStudio } from '#web/lib/session/my-studio.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useInheritedFocus } from '#web/ui/use-inherited-focus.ts'
import { FitText } from './fit-text.tsx'
import { StudioButton } from './studio-button.tsx'

// The contents of a bundle are loaded only for visitors who have described their studio.
const BundleFit = lazyPart(() => import('./bundle-fit.tsx').then((part) => part.BundleFit))

/**
 * The pages are the same for everybody: the line is there before anything is known, at the same height. When the studio becomes known, a
 * separate button at the other end replaces the first, so that neither moves. A button in use stays, and a focused one passes its focus on.
 */
const Line = ({ isKnown, children }: { isKnown: boolean; children: ReactNode }) => {
  const [used, setUsed] = useState<'known' | 'asked'>()
  const ref = useInheritedFocus<HTMLButtonElement>()
  const button = used ?? (isKnown ? 'known' : 'asked')
  return (
    <p className="mt-4 flex min-h-12 items-center gap-2.5 text-14">
      {children}
      <StudioButton key={button} ref={ref} onOpen={() => setUsed(button)} className={isKnown ? 'ml-auto shrink-0' : undefined}>
        {isKnown ? 'My studio' : 'Does it fit your studio?'}
      </StudioButton>
    </p>
  )
}

/** Whether a product fits the visitor's studio. */
export const FitsLine = ({ compatibility }: { compatibility: Compatibility }) => {
  const studio = useStudio()
  const fit = studio && fitStudio(compatibility, studio)
  return <Line isKnown={studio !== null}>{fit && <FitText fit={fit} studio={studio} />}</Line>
}

type BundleFitsLineProps = { products: readonly { creatorId: string; id: string; included: boolean }[] }

/** The same for all products of a bundle. */
export const BundleFitsLine = ({ products }: BundleFitsLineProps) => {
  const studio = useStudio()
  return (
    <Line isKnown={studio !== null}>
      {studio && (
        <Suspense fallback={null}>
          <BundleFit products={products} studio={studio} />
        </Suspense>
      )}
    </Line>
  )
}
