import type { Currency } from '#contract/core/money.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import '../payments.tables.ts'

/** One that is open, or was lost: the money is not ours to refund. */
export const findStandingDispute = (db: Reader, paymentId: string) =>
  db
    .selectFrom('disputes')
    .select(['id', 'status'])
    .where('payment_id', '=', paymentId)
    .where('status', '<>', 'Won')
    .limit(1)
    .executeTakeFirst()

/** Why disputed or lost money cannot be refunded. */
export const whyNotRefunded = ({ status }: { status: 'Open' | 'Won' | 'Lost' }): string =>
  status === 'Lost'
    ? 'The buyer’s bank has taken this payment back. There is nothing left to refund.'
    : 'The buyer’s bank has disputed this payment. Wait until that is decided.'

export const findDisputeRow = (db: Reader, providerId: string) =>
  db.selectFrom('disputes').selectAll().where('provider_id', '=', providerId).executeTakeFirst()

/** The minimum that card schemes give, where a provider names no deadline. */
const answerTime = 7 * 24 * 60 * 60 * 1000

type NewDispute = { id: string; paymentId: string; providerId: string; currency: Currency; amount: number; dueAt: Date | null; now: Date }

export const insertDispute = (tx: Tx, { id, paymentId, providerId, currency, amount, dueAt, now }: NewDispute) =>
  tx
    .insertInto('disputes')
    .values({
      id,
      payment_id: paymentId,
      provider_id: providerId,
      status: 'Open',
      currency,
      amount,
      opened_at: now,
      due_at: dueAt ?? new Date(now.getTime() + answerTime),
    })
    .execute()

export const closeDispute = (tx: Tx, id: string, status: 'Won' | 'Lost', now: Date) =>
  tx.updateTable('disputes').set({ status, closed_at: now }).where('id', '=', id).execute()
