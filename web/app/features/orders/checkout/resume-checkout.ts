import { showCartPanel } from '../cart/cart-panel.ts'
import { recallCheckout } from './open-checkout.ts'

/** The page was reloaded, or reached by Forward, with the checkout over it. False where there is none to open. */
export const resumeCheckout = (): boolean => {
  const open = recallCheckout()
  if (open) showCartPanel({ kind: 'checkout', ...open })
  return open !== undefined
}
