import { showCartPanel } from './cart-panel.ts'
import { theCart } from './cart-store.ts'

/** Hands the cart over and opens the checkout over the page. The way back leads to where the buyer is now. */
export const startCheckout = async (): Promise<void> => {
  const { checkoutUrl, embeddedCheckoutUrl, id } = await theCart().checkout({ returnUrl: window.location.href })
  showCartPanel({ kind: 'checkout', url: embeddedCheckoutUrl ?? checkoutUrl, orderId: id })
}
