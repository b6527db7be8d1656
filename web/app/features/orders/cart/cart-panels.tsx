import { Suspense, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { arriveQuietly } from '#web/chunks/arrive.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useEver } from '#web/ui/overlays/use-ever.ts'
import { hasLeftCheckouts } from '../checkout/has-left-checkouts.ts'
import { useCartPanel } from './cart-panel.ts'

const OpenPanel = lazyPart(() => import('./open-panel.tsx').then((part) => part.OpenPanel))

/** The container of the cart's drawer and dialogs, on every page. Their code is loaded when one first opens. */
export const CartPanels = () => {
  const panel = useCartPanel()
  const isNeeded = useEver(panel !== null)
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const resume = useEffectEvent(async (at: string) => {
    if (at !== '#checkout' || panel?.kind === 'checkout') return
    const part = await arriveQuietly(import('../checkout/resume-checkout.ts'))
    // A copied address: the checkout belongs to somebody else.
    if (part && !part.resumeCheckout()) void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  })
  useEffect(() => void resume(hash), [hash])
  useEffect(() => {
    if (!hasLeftCheckouts()) return
    void arriveQuietly(import('../checkout/follow-left-checkout.ts')).then((part) => part?.followLeftCheckouts(Date.now()))
  }, [])
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <OpenPanel panel={panel} />
      </Suspense>
    )
  )
}
