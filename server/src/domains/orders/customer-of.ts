import { customerKey } from '#domains/coupons/index.ts'
import { isProven, type Visitor } from '#platform/http/visitor.ts'
import type { OrderRow } from './order.store.ts'

/** One customer: the account where it has proved its address, else the address that was entered, without its decorations. */
export const customerOf = (order: Pick<OrderRow, 'customer'>, visitor: Visitor): string | null => {
  const email = isProven(visitor) ? visitor.user.email : order.customer?.email
  return email ? customerKey(email) : null
}
