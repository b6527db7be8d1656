import { type Currency, defaultCurrency } from '#contract/core/currencies.ts'
import type { CartOrder } from '../order.ts'

/** A cart starts as an empty Open order. The browser makes its id. */
export const startOrder = (id: string, currency: Currency = defaultCurrency): CartOrder => {
  const none = { currency, amount: 0 }
  return {
    id,
    currency,
    status: 'Open',
    customer: null,
    couponsApplied: [],
    total: { original: none, discount: none, subtotal: none, taxes: none, due: none },
    items: [],
    checkoutUrl: null,
    embeddedCheckoutUrl: null,
    changes: 0,
    unsent: false,
    notes: [],
  }
}
