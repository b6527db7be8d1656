import { showCartPanel } from '../cart/cart-panel.ts'
import { listLeftCheckouts } from './left-checkouts.ts'
import { recallCheckout } from './open-checkout.ts'

/**
 * The page was reloaded, or reached by Forward, with the checkout over it; or the checkout of that order was left in the middle of paying.
 * False where there is none to open.
 */
export const resumeCheckout = (orderId?: string): boolean => {
  const recalled = recallCheckout()
  const open = orderId === undefined ? recalled : [recalled, ...listLeftCheckouts()].find((one) => one?.orderId === orderId)
  if (!open) return false
  showCartPanel({ kind: 'checkout', ...open })
  return true
}
