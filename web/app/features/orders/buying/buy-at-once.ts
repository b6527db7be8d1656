import type { Variation } from '#contract/catalog/catalog.ts'
import { askAndPut } from '../cart/add-item.ts'
import { isInCart } from '../cart/cart.rules.ts'
import { showCartPanel } from '../cart/cart-panel.ts'
import { theCart } from '../cart/cart-store.ts'
import { startCheckout } from '../checkout/start-checkout.ts'
import type { CartItem } from '../order.ts'

/**
 * Adds the item to the cart and opens the checkout. Where the cart has other items, the cart is shown instead: nobody should pay for more
 * than the button said.
 */
export const buyAtOnce = async (item: CartItem, variation: Variation): Promise<false> => {
  // Only the variation whose price the button says: a subscription to it may be in the cart as well.
  if (!isInCart(theCart().read().order, item, variation) && !askAndPut(item, variation)) return false
  const { items } = theCart().read().order
  if (items.length === 1 && items[0]?.quantity === 1) await startCheckout()
  else showCartPanel({ kind: 'drawer' })
  return false
}
