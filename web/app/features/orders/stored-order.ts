import { currencies } from '#contract/core/currencies.ts'
import { cartKey } from '#web/lib/session/cart-glance.ts'
import type { CartOrder } from './order.ts'

/** The stored value may come from another tab, an older release, or from somebody who edited it. */
const isOrder = (value: unknown): value is CartOrder => {
  const order = value as CartOrder | null
  return (
    typeof order === 'object' &&
    order !== null &&
    typeof order.id === 'string' &&
    currencies.includes(order.currency) &&
    Array.isArray(order.items) &&
    order.items.every(
      (line) =>
        typeof line?.id === 'string' &&
        Number.isInteger(line.quantity) &&
        line.quantity > 0 &&
        typeof line.variation?.price?.USD === 'number' &&
        typeof (line.type === 'Product' ? line.product : line.bundle)?.creator?.slug === 'string',
    )
  )
}

/** Defaults for the fields that a stored plain order does not have. */
const defaults = { changes: 0, unsent: false, notes: [], couponsApplied: [] } satisfies Partial<CartOrder>

let inMemory: CartOrder | undefined

/** The cart is stored in `localStorage` under `order`. Where storage is full or forbidden it lasts as long as the page. */
export const storedOrder = {
  read: (): CartOrder | undefined => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(cartKey) ?? 'null')
      if (isOrder(stored)) return { ...defaults, ...stored, status: 'Open' }
    } catch {
      // Not parseable.
    }
    return inMemory
  },
  write: (order: CartOrder): void => {
    inMemory = undefined
    try {
      localStorage.setItem(cartKey, JSON.stringify(order))
    } catch {
      inMemory = order
    }
  },
}
