import type { WireMoney } from '#contract/core/money.ts'
import { record } from '#domains/audit/index.ts'
import { lockKnownOrder } from '#domains/orders/index.ts'
import { newId } from '#kernel/ids.ts'
import { toWire } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { lockPayment, type PaymentRow } from '../payment.store.ts'
import { findStandingDispute, whyNotRefunded } from './dispute.store.ts'
import { giveBack } from './give-back.ts'
import type { RefundRow } from './refund.store.ts'
import { claimLines, closeRefund, findRefund, insertRefund, listFailedRefundsOf, listSaleLines, lockRefund } from './refund.store.ts'
import { restateSales } from './restate-sales.ts'

type Noted = {
  refundId: string
  note: string
  /** A payment from our bank account, as entered by staff. */
  amount: WireMoney
  userId: string
  network: string
  now: Date
}
type Owed = { lineIds: string[]; amount: number }

/** What is still owed to the buyer of a failed refund, as the list of them shows: what failed again since is owed there. */
const findOwed = async (tx: Tx, { id, line_ids }: RefundRow, payment: PaymentRow): Promise<Owed> => {
  const later = (await listFailedRefundsOf(tx, payment.id)).filter((other) => other.id > id)
  if (payment.status === 'LateCapture') return { lineIds: [], amount: later.length > 0 ? 0 : payment.captured - payment.refunded }
  const isOwed = ({ line_id, refund_id }: { line_id: string; refund_id: string | null }): boolean =>
    refund_id === null && line_ids.includes(line_id) && !later.some((other) => other.line_ids.includes(line_id))
  const lines = (await listSaleLines(tx, payment.order_id)).filter(isOwed)
  return { lineIds: lines.map(({ line_id }) => line_id), amount: lines.reduce((sum, { due }) => sum + due, 0) }
}

/**
 * A refund failed, and staff have paid the buyer in another way. It is a refund like any other, for the creator, the licenses and the
 * buyer's documents; only the money left our own bank account, and no provider is asked.
 */
export const notePaidByHand = async (tx: Tx, { refundId, note, amount: paidAmount, userId, network, now }: Noted): Promise<RefundRow> => {
  const known = (await findRefund(tx, refundId)) ?? refuse('not-found')
  const { order_id: orderId, currency } = known
  await lockKnownOrder(tx, orderId)
  const payment = await lockPayment(tx, known.payment_id)
  const failed = await lockRefund(tx, refundId)
  const dispute = await findStandingDispute(tx, payment.id)
  if (dispute) refuse('already-done', { detail: whyNotRefunded(dispute) })
  const { lineIds, amount } = await findOwed(tx, failed, payment)
  if (failed.status !== 'Failed' || amount === 0) return refuse('already-done', { detail: 'Nothing from this refund is still owed.' })
  const owed = toWire({ currency, amount })
  if (owed.currency !== paidAmount.currency || owed.amount !== paidAmount.amount)
    refuse('already-done', { detail: 'What is owed has changed in the meantime. Close this and check the list again.' })
  const id = newId('rfd', now)
  const paid = { id, paymentId: payment.id, orderId, lineIds, currency, amount, reason: note, askedBy: userId, isByHand: true, now }
  const refund = await insertRefund(tx, paid)
  if (lineIds.length > 0) await claimLines(tx, orderId, lineIds, id)
  await closeRefund(tx, id, 'Succeeded', null, now)
  await giveBack(tx, { refund, payment, now })
  await restateSales(tx, { orderId, paymentId: payment.id })
  // The note may name somebody's bank, and the log can never be deleted from: the note stays with the refund.
  const details = { refundId: id, instead: refundId, amount, currency }
  await record(tx, { action: 'refund.paid-by-hand', at: now, actorId: userId, subject: orderId, details, network })
  return (await findRefund(tx, id)) ?? refund
}
