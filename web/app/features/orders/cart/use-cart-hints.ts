import type { CartHints } from '#contract/orders/cart-hints.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import type { CartOrder } from '../order.ts'
import { getCartHints } from '../order-routes.ts'
import { isPriced } from './cart.rules.ts'

const nothing: CartHints = { covered: [], cheaper: null }

/**
 * Duplicates in the cart and cheaper alternatives, as the server computes them for the cart it last received. The cart works without them.
 */
export const useCartHints = (order: CartOrder): CartHints => {
  const hasProducts = order.items.some(({ type, gone }) => type === 'Product' && gone === undefined)
  const { data } = useRead(read(getCartHints, { params: { orderId: order.id } }), {
    enabled: hasProducts && isPriced(order),
    // A coupon, or signing in, changes the total but no line.
    version: `${order.changes} ${order.currency} ${order.total.due.amount}`,
    keepsPrevious: true,
  })
  return hasProducts && data ? data : nothing
}
