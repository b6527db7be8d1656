import { call } from '#web/lib/api/call.ts'
import { currentUser } from '#web/lib/session/viewer.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { isCheckoutOpen, showCartPanel, untilNoCheckout } from '../cart/cart-panel.ts'
import { getOrder } from '../order-routes.ts'
import { forgetLeft, type LeftCheckout, listLeftCheckouts, rememberLeft } from './left-checkouts.ts'
import { checkoutHash, type OpenCheckout, recallCheckout, rememberCheckout } from './open-checkout.ts'
import { settleOrder } from './settle-order.ts'

/** Milliseconds between looks: a payment mostly ends within seconds, and at the latest within a minute. */
const pauses = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000]

/** Milliseconds after which nothing more is expected of a payment. */
const followedFor = 60_000

const followed = new Map<string, LeftCheckout>()

/** The end of an order that the buyer did not see, because its checkout was closed. */
export const tellCompleted = (checkout: OpenCheckout): void => {
  const run = (): void => {
    rememberCheckout(checkout)
    showCartPanel({ kind: 'checkout', ...checkout })
  }
  toast({ kind: 'ok', text: 'Your order is complete', action: { label: 'Show order', run } })
}

const statusOf = async (orderId: string) => {
  const order = await call(getOrder, { params: { orderId } }).catch(() => undefined)
  return order?.status
}

const follow = async (left: LeftCheckout): Promise<void> => {
  const { orderId } = left
  followed.set(orderId, left)
  const viewer = currentUser()?.id
  // Opened again, the checkout tells everything itself. The next person at this browser is told nothing: signing out forgets it.
  const isOvertaken = (): boolean =>
    followed.get(orderId) !== left ||
    isCheckoutOpen(orderId) ||
    !listLeftCheckouts().some((one) => one.orderId === orderId) ||
    (viewer !== undefined && currentUser()?.id !== viewer)
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (isOvertaken()) return
    const status = await statusOf(orderId)
    if (isOvertaken()) return
    if (status === 'Completed') {
      settleOrder(orderId)
      await untilNoCheckout()
      if (isOvertaken()) return
      tellCompleted(left)
    }
    if (status === 'Completed' || status === 'Failed') break
  }
  forgetLeft(orderId)
}

/** Back was pressed, perhaps while a payment was under way, whose end the closed checkout cannot tell: the page tells it. */
export const followLeftCheckout = (checkout: OpenCheckout, leftAt: number): void => {
  const left = { ...checkout, leftAt }
  rememberLeft(left)
  void follow(left)
}

/** The page was loaded anew meanwhile, perhaps before it knew that the checkout was left. */
export const followLeftCheckouts = (now: number): void => {
  const opening = location.hash === checkoutHash ? recallCheckout()?.orderId : undefined
  for (const left of listLeftCheckouts().filter(({ orderId }) => orderId !== opening)) {
    if (left.leftAt !== null && now - left.leftAt > followedFor) forgetLeft(left.orderId)
    else if (!followed.has(left.orderId)) followLeftCheckout(left, left.leftAt ?? now)
  }
}
