import type { Currency } from '#contract/core/money.ts'
import type { Order } from '#contract/orders/orders.ts'
import { toWire } from '#kernel/money.ts'

type Total = { original: number; discount: number; subtotal: number; tax: number; due: number }

/** The total of an order, as the storefront shows it. */
export const describeTotal = (total: Total, currency: Currency): Order['total'] => {
  const money = (amount: number) => toWire({ currency, amount })
  return {
    original: money(total.original),
    discount: money(total.discount),
    subtotal: money(total.subtotal),
    taxes: money(total.tax),
    due: money(total.due),
  }
}
