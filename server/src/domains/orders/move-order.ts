import { move } from '#kernel/states.ts'
import type { Tx } from '#platform/database/database.ts'
import { type OrderStatus, orderMoves } from './order.states.ts'
import type { OrderRow } from './order.store.ts'
import type { ShownOrder } from './orders.tables.ts'

type Change = { shown?: ShownOrder | null; number?: number; completedAt?: Date; userId?: string }

/** The one way an order changes its status, by one move or by several at once. The caller holds the order. */
export const moveOrder = async (
  tx: Tx,
  order: OrderRow,
  to: OrderStatus | readonly OrderStatus[],
  { shown, number, completedAt, userId }: Change = {},
): Promise<void> => {
  const status = [to].flat().reduce((from: OrderStatus, next) => move(orderMoves, from, next), order.status)
  await tx
    .updateTable('orders')
    .set({
      status,
      ...(shown !== undefined && { shown: shown && JSON.stringify(shown) }),
      ...(number !== undefined && { number }),
      ...(completedAt && { completed_at: completedAt }),
      ...(userId && { user_id: userId }),
    })
    .where('id', '=', order.id)
    .execute()
}
