import { showCartPanel } from './cart-panel.ts'
import { theCart } from './cart-store.ts'
import { checkoutHash, rememberCheckout } from './open-checkout.ts'

/** Hands the cart over and opens the checkout over the page. The way back leads to where the buyer is now. */
export const startCheckout = async (): Promise<void> => {
  const { checkoutUrl, embeddedCheckoutUrl, id } = await theCart().checkout({ returnUrl: window.location.href.replace(checkoutHash, '') })
  // A shop may answer at several addresses. The frame stays at the one the buyer is at, because their session lives there.
  const { pathname, search } = new URL(embeddedCheckoutUrl ?? checkoutUrl)
  const open = { url: `${window.location.origin}${pathname}${search}`, orderId: id }
  rememberCheckout(open)
  showCartPanel({ kind: 'checkout', ...open })
}
