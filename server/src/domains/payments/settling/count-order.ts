import { createHash } from 'node:crypto'
import { countEventJob } from '#domains/analytics/index.ts'
import { type OrderRow, writeOrderNumber } from '#domains/orders/index.ts'
import { toDecimal } from '#kernel/money.ts'
import type { NewJob } from '#platform/jobs/jobs.ts'
import type { PaymentRow } from '../payment.store.ts'

type Counted = { order: OrderRow; number: number; payment: PaymentRow; userId: string; now: Date }

const different = (values: readonly string[]): string[] => [...new Set(values)].sort()

/** The same UUID at every attempt, and not the order's own id: that one gives access. */
const eventIdOf = (orderId: string): string => {
  const bytes = createHash('sha256').update(`order_completed ${orderId}`).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Reports every completed order to analytics: what was bought, and nothing that identifies the buyer. */
export const countOrderJob = ({ order, number, payment, userId, now }: Counted): NewJob => {
  const { basket, currency, amount } = payment
  return countEventJob({
    id: eventIdOf(order.id),
    name: 'order_completed',
    distinctId: userId,
    at: now.toISOString(),
    properties: {
      orderNumber: writeOrderNumber(number),
      currency,
      total: toDecimal(amount, currency),
      items: basket.length,
      creators: different(basket.map((line) => line.creatorId)),
      coupons: different(basket.flatMap((line) => line.coupons.map((coupon) => coupon.code))),
      ...order.utm,
    },
  })
}
