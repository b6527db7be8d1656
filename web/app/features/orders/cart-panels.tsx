import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useEver } from '#web/ui/overlays/use-ever.ts'
import { useCartPanel } from './cart-panel.ts'

const OpenPanel = lazyPart(() => import('./open-panel.tsx').then((part) => part.OpenPanel))

/** Where the cart's drawer and its questions stand, on every page. Their code is loaded when one first opens. */
export const CartPanels = () => {
  const panel = useCartPanel()
  const isNeeded = useEver(panel !== null)
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <OpenPanel panel={panel} />
      </Suspense>
    )
  )
}
