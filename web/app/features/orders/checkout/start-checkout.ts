import type { Variation } from '#contract/catalog/catalog.ts'
import { arriveQuietly } from '#web/chunks/arrive.ts'
import { call } from '#web/lib/api/call.ts'
import { isRefusal, MessageError } from '#web/lib/api/call-error.ts'
import { startOrder } from '../buying/start-order.ts'
import { addItem } from '../cart/cart.rules.ts'
import { bodyOf } from '../cart/cart-answer.rules.ts'
import { isDrawerOpen, showCartPanel } from '../cart/cart-panel.ts'
import { theCart } from '../cart/cart-store.ts'
import type { CartItem, Channel } from '../order.ts'
import { patchOrder } from '../order-routes.ts'
import { checkoutHash, rememberCheckout } from './open-checkout.ts'

type Begun = { id: string; checkoutUrl: string | null; embeddedCheckoutUrl: string | null }

const open = ({ id, checkoutUrl, embeddedCheckoutUrl }: Begun): void => {
  const address = embeddedCheckoutUrl ?? checkoutUrl
  if (!address) throw new MessageError('Could not create checkout')
  // A shop may have several addresses. The frame stays at the one of this page, because the buyer's session belongs to it.
  const { pathname, search } = new URL(address)
  const checkout = { url: `${window.location.origin}${pathname}${search}`, orderId: id, isOverDrawer: isDrawerOpen() }
  rememberCheckout(checkout)
  showCartPanel({ kind: 'checkout', ...checkout })
}

/** The address to return to: the current page. */
const hereNow = (): string => window.location.href.replace(checkoutHash, '')

/** Sends the cart and opens the checkout over the page. One that was left in the middle of paying is opened again, and says how that ended. */
export const startCheckout = async (): Promise<void> => {
  const { id } = theCart().read().order
  try {
    open(await theCart().checkout({ returnUrl: hereNow() }))
  } catch (error) {
    const part = isRefusal(error, 'already-done') ? await arriveQuietly(import('./resume-checkout.ts')) : undefined
    if (!part?.resumeCheckout(id)) throw error
  }
}

/** Opens the checkout of one free item, as an order of its own: the cart stays as it is. */
export const startFree = async (item: CartItem, variation: Variation, channel?: Channel): Promise<void> => {
  const order = addItem(startOrder(crypto.randomUUID(), theCart().read().order.currency), item, variation, channel)
  const query = { checkout: 'true' as const, returnUrl: hereNow() }
  open(await call(patchOrder, { params: { orderId: order.id }, query, body: bodyOf(order) }))
}
