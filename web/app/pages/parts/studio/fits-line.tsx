import { type ReactNode, Suspense, useState } from 'react'
import type { Compatibility } from '#contract/catalog/catalog.ts'
import { fitStudio } from '#web/lib/catalog/fits-studio.ts'
import { useStudio } from '#web/lib/session/my-studio.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useInheritedFocus } from '#web/ui/use-inherited-focus.ts'
import { FitText } from './fit-text.tsx'
import { StudioButton } from './studio-button.tsx'

// What is in a bundle is asked for by whoever has said what they use.
const BundleFit = lazyPart(() => import('./bundle-fit.tsx').then((part) => part.BundleFit))

/**
 * The pages are the same for everybody: the line stands there before anything is known, at the same height. A studio that becomes known
 * has a button of its own at the other end, so that none moves; whoever is using the first one keeps it, and the focus goes along.
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

/** Whether a product fits whoever looks. */
export const FitsLine = ({ compatibility }: { compatibility: Compatibility }) => {
  const studio = useStudio()
  const fit = studio && fitStudio(compatibility, studio)
  return <Line isKnown={studio !== null}>{fit && <FitText fit={fit} studio={studio} />}</Line>
}

type BundleFitsLineProps = { products: readonly { creatorId: string; id: string; included: boolean }[] }

/** The same for all that a bundle would bring. */
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
