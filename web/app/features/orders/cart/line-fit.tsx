import { Suspense, useState } from 'react'
import { useIsStudioAwaited, useStudio } from '#web/lib/session/my-studio.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { CartLine } from '../order.ts'
import { LineVerdict } from './line-verdict.tsx'

// What fits is judged by code that only buyers who have described their studio load.
const JudgedLine = lazyPart(() => import('./judged-line.tsx').then((part) => part.JudgedLine))

/** Whether a line of the cart fits the buyer's studio; nothing where they have not described it. */
export const LineFit = ({ line }: { line: CartLine }) => {
  const studio = useStudio()
  const isAwaited = useIsStudioAwaited()
  const [hasRoom] = useState(isAwaited)
  if (!studio) return hasRoom ? <LineVerdict fit={null} /> : null
  return (
    <Suspense fallback={<LineVerdict fit={null} />}>
      <JudgedLine line={line} studio={studio} />
    </Suspense>
  )
}
