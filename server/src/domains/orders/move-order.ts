import { move } from '#kernel/states.ts'
import type { Tx } from '#platform/database/database.ts'
import { writeOptional } from '#platform/database/stored-document.ts'
import { type OrderStatus, orderMoves } from './order.states.ts'
import type { OrderRow } from './order.store.ts'
import { type OrderSnapshot, snapshotDocument } from './snapshots/order-snapshot.ts'

type Change = { snapshot?: OrderSnapshot | null; number?: number; completedAt?: Date; userId?: string }

/** The only way to change an order's status, by one move or several at once. The caller has locked the order. */
export const moveOrder = async (
  tx: Tx,
  order: OrderRow,
  to: OrderStatus | readonly OrderStatus[],
  { snapshot, number, completedAt, userId }: Change = {},
): Promise<void> => {
  const status = [to].flat().reduce((from: OrderStatus, next) => move(orderMoves, from, next), order.status)
  await tx
    .updateTable('orders')
    .set({
      status,
      ...(snapshot !== undefined && { snapshot: writeOptional(snapshotDocument, snapshot) }),
      ...(number !== undefined && { number }),
      ...(completedAt && { completed_at: completedAt }),
      ...(userId && { user_id: userId }),
    })
    .where('id', '=', order.id)
    .execute()
}
