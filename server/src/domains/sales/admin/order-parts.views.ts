import type { Reader } from '#platform/database/database.ts'
import { nameOrder } from '#platform/database/name-order.ts'
import { payoutOf } from '../payout-of.ts'

/** The creators' parts of an order, by name. */
export const listParts = (db: Reader, orderId: string) =>
  db
    .selectFrom('sales as s')
    .innerJoin('creators', 'creators.id', 's.creator_id')
    .selectAll('s')
    .select(['creators.name as creator_name', payoutOf.as('payout_id')])
    .where('s.order_id', '=', orderId)
    .orderBy(nameOrder('creators.name'))
    .orderBy('s.id')
    .execute()

export type PartRow = Awaited<ReturnType<typeof listParts>>[number]

/** Every try to pay it, the first one first. */
export const listPayments = (db: Reader, orderId: string) =>
  db.selectFrom('payments').selectAll().where('order_id', '=', orderId).orderBy('index').execute()

/** With who asked for it by the name of today; what the shop gave back by itself has nobody's. */
export const listRefunds = (db: Reader, orderId: string) =>
  db
    .selectFrom('refunds')
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'refunds.asked_by').on('users.deleted_at', 'is', null))
    .selectAll('refunds')
    .select('users.name as asked_by_name')
    .where('refunds.order_id', '=', orderId)
    .orderBy('refunds.created_at')
    .execute()

export const listDisputes = (db: Reader, orderId: string) =>
  db
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.payment_id')
    .selectAll('disputes')
    .where('payments.order_id', '=', orderId)
    .orderBy('disputes.opened_at')
    .execute()
