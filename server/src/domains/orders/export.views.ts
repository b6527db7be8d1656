import { toDecimal } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'
import { readOptional } from '#platform/database/stored-document.ts'
import { consentDocument, customerDocument } from './order.documents.ts'
import { writeOrderNumber } from './order-number.ts'
import { snapshotDocument } from './snapshots/order-snapshot.ts'

/** What an account has ordered: what was entered, what was in it and what it cost. Carts without anything entered say nothing of a person. */
export const exportOrders = async (db: Reader, userId: string) => {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'currency', 'customer', 'consent', 'snapshot', 'created_at', 'completed_at'])
    .where('user_id', '=', userId)
    .where('customer', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, number, status, currency, customer, consent, snapshot, created_at, completed_at }) => {
    const paid = readOptional(snapshotDocument, snapshot)
    return {
      id,
      number: number === null ? null : writeOrderNumber(number),
      status,
      createdAt: created_at,
      completedAt: completed_at,
      enteredDetails: readOptional(customerDocument, customer),
      consent: readOptional(consentDocument, consent),
      currency,
      total: paid && toDecimal(paid.total.due, currency),
      lines:
        paid?.lines.map(({ creatorName, name, quantity, due }) => ({ creatorName, name, quantity, due: toDecimal(due, currency) })) ?? [],
    }
  })
}
