import { customerKey } from '#domains/coupons/index.ts'
import { isProven, type Visitor } from '#platform/http/visitor.ts'
import type { OrderRow } from './order.store.ts'

/** Identifies a customer: by the account if its address is confirmed, else by the normalised address that was entered. */
export const customerOf = (order: Pick<OrderRow, 'customer'>, visitor: Visitor): string | null => {
  const email = isProven(visitor) ? visitor.user.email : order.customer?.email
  return email ? customerKey(email) : null
}
