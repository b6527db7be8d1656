import { customerKey } from '#domains/promotions/index.ts'
import type { Visitor } from '#platform/http/visitor.ts'
import type { OrderRow } from './order.store.ts'

/** One customer: the account where there is one, else the address, without its decorations. */
export const customerOf = (order: Pick<OrderRow, 'customer'>, visitor: Visitor): string | null => {
  const email = visitor.kind === 'user' ? visitor.user.email : order.customer?.email
  return email ? customerKey(email) : null
}
