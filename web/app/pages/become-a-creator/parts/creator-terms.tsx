import { Suspense, useState } from 'react'
import { Fold } from '#web/ui/fold.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LoadingTerms } from './loading-terms.tsx'

const TermsText = lazyPart(
  () => import('./terms-text.tsx').then((part) => part.TermsText),
  (text) => <p className="mt-2 text-bad">{text}</p>,
)

/** The terms for creators, shown where they are accepted. */
export const CreatorTerms = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Fold label="Read the terms for creators" onOpen={() => setOpen(true)}>
      {isOpen ? (
        <Suspense fallback={<LoadingTerms />}>
          <TermsText />
        </Suspense>
      ) : (
        <LoadingTerms />
      )}
    </Fold>
  )
}
