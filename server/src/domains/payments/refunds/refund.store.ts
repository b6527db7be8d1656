import { sql } from 'kysely'
import type { Currency } from '#contract/core/money.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { addRefunded, type PaymentRow } from '../payment.store.ts'
import '../payments.tables.ts'

export const findRefund = (db: Reader, id: string) => db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()

export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>

export const lockRefund = (tx: Tx, id: string) =>
  tx.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

type NewRefund = {
  id: string
  paymentId: string
  orderId: string
  lineIds: string[]
  currency: Currency
  amount: number
  reason: string
  askedBy: string | null
  /** Staff have paid it themselves. */
  isByHand?: boolean
  now: Date
}

export const insertRefund = async (tx: Tx, refund: NewRefund): Promise<RefundRow> => {
  // Reserved from what can be refunded before anybody is told; the database refuses more than was captured.
  await addRefunded(tx, refund.paymentId, refund.amount)
  return tx
    .insertInto('refunds')
    .values({
      id: refund.id,
      payment_id: refund.paymentId,
      order_id: refund.orderId,
      line_ids: refund.lineIds,
      status: 'Pending',
      currency: refund.currency,
      amount: refund.amount,
      reason: refund.reason,
      asked_by: refund.askedBy,
      by_hand: refund.isByHand ?? false,
      created_at: refund.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const closeRefund = (tx: Tx, id: string, status: 'Succeeded' | 'Failed', providerId: string | null, now: Date) =>
  tx.updateTable('refunds').set({ status, provider_id: providerId, done_at: now }).where('id', '=', id).execute()

/** It was done, and the bank has returned it. */
export const returnRefund = (tx: Tx, id: string, now: Date) =>
  tx.updateTable('refunds').set({ status: 'Failed', returned_at: now }).where('id', '=', id).execute()

/** Marks lines as refunded; returns only those that were not before. */
export const claimLines = (tx: Tx, orderId: string, lineIds: readonly string[], refundId: string) =>
  tx
    .updateTable('sale_lines')
    .set({ refund_id: refundId })
    .where('order_id', '=', orderId)
    .where('line_id', 'in', [...lineIds])
    .where('refund_id', 'is', null)
    .execute()

export const releaseLines = (tx: Tx, refundId: string) =>
  tx.updateTable('sale_lines').set({ refund_id: null }).where('refund_id', '=', refundId).execute()

export const listSaleLines = (db: Reader, orderId: string) =>
  db
    .selectFrom('sale_lines')
    .innerJoin('sales', 'sales.id', 'sale_lines.sale_id')
    .leftJoin('refunds', 'refunds.id', 'sale_lines.refund_id')
    .selectAll('sale_lines')
    .select(['sales.country', sql<boolean>`refunds.status is not distinct from 'Succeeded'`.as('is_refunded')])
    .where('sale_lines.order_id', '=', orderId)
    .orderBy('sale_lines.index')
    .execute()

export type SaleLineRow = Awaited<ReturnType<typeof listSaleLines>>[number]

type SaleStand = { status: 'Completed' | 'PartiallyRefunded' | 'Refunded' | 'Disputed'; refunded: number; earned: number }

export const setSaleStand = (tx: Tx, saleId: string, stand: SaleStand) =>
  tx.updateTable('sales').set(stand).where('id', '=', saleId).execute()

/** Those of a payment that the bank returned, in that order. */
export const listReturnedRefunds = (db: Reader, paymentId: string) =>
  db
    .selectFrom('refunds')
    .select(['id', 'line_ids', 'returned_at'])
    .where('payment_id', '=', paymentId)
    .where('returned_at', 'is not', null)
    .orderBy('returned_at')
    .orderBy('id')
    .execute()

export const listFailedRefundsOf = (db: Reader, paymentId: string) =>
  db
    .selectFrom('refunds')
    .select(['id', 'line_ids', 'status', 'returned_at', 'done_at'])
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'Failed')
    .execute()

/** What staff refunded of a payment themselves, while the provider kept the money. */
export const sumPaidByHand = async (db: Reader, paymentId: string): Promise<number> => {
  const paid = await db.selectFrom('refunds').select('amount').where('payment_id', '=', paymentId).where('by_hand', '=', true).execute()
  return paid.reduce((sum, { amount }) => sum + amount, 0)
}

/** A provider that is not configured cannot be asked: its refunds wait, without delaying others. */
export const listPendingRefunds = (db: Reader, providers: readonly PaymentRow['provider'][], before: Date, limit: number) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('refunds.id')
    .where('refunds.status', '=', 'Pending')
    .where('refunds.created_at', '<', before)
    .where('payments.provider', 'in', [...providers])
    .orderBy('refunds.created_at')
    .limit(limit)
    .execute()
