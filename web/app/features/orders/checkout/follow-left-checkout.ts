import { call } from '#web/lib/api/call.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { isPanelOpen, showCartPanel } from '../cart/cart-panel.ts'
import { getOrder } from '../order-routes.ts'
import type { OpenCheckout } from './open-checkout.ts'
import { settleOrder } from './settle-order.ts'

/** Milliseconds between looks: a payment mostly ends within seconds, and at the latest within a minute. */
const pauses = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000]

let last = 0

const statusOf = async (orderId: string) => {
  const order = await call(getOrder, { params: { orderId } }).catch(() => undefined)
  return order?.status
}

/** Back was pressed, perhaps while a payment was under way, whose end the closed checkout cannot tell: the page tells it. */
export const followLeftCheckout = async (left: OpenCheckout): Promise<void> => {
  const mine = ++last
  // Opened again, it tells everything itself.
  const isOvertaken = (): boolean => mine !== last || isPanelOpen('checkout')
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (isOvertaken()) return
    const status = await statusOf(left.orderId)
    if (isOvertaken() || status === 'Failed') return
    if (status !== 'Completed') continue
    settleOrder(left.orderId)
    toast({
      kind: 'ok',
      text: 'Your payment went through',
      action: { label: 'Show order', run: () => showCartPanel({ kind: 'checkout', ...left }) },
    })
    return
  }
}
