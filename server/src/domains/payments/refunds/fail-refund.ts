import { lateCaptureLines, listEntryLines, turn, writeEntry } from '#domains/ledger/index.ts'
import { giveLinesBack } from '#domains/subscriptions/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { addRefunded, type PaymentRow } from '../payment.store.ts'
import { invoiceAgain } from '../settling/invoice-payment.ts'
import { findStandingDispute } from './dispute.store.ts'
import { holdLines, loseLateCapture, loseLines } from './hold-lines.ts'
import { listSaleLines, type RefundRow, releaseLines } from './refund.store.ts'

type Failing = { refund: RefundRow; payment: PaymentRow; now: Date }

/** The money stays where it is. If the bank disputes the payment meanwhile, that covers these lines as well. */
export const failRefund = async (tx: Tx, { refund, payment, now }: Failing): Promise<void> => {
  const { id, order_id: orderId, line_ids: lineIds, amount } = refund
  await releaseLines(tx, id)
  await addRefunded(tx, payment.id, 0 - amount)
  const dispute = await findStandingDispute(tx, payment.id)
  if (!dispute) return
  const cause = `${dispute.id}/${id}`
  if (payment.status === 'LateCapture') {
    if (dispute.status === 'Lost') await loseLateCapture(tx, { payment, cause, amount, now })
    return
  }
  const lines = (await listSaleLines(tx, orderId)).filter((line) => lineIds.includes(line.line_id))
  await holdLines(tx, { payment, disputeId: dispute.id, cause, lines, now })
  if (dispute.status === 'Lost') await loseLines(tx, { payment, cause, lineIds, amount, now })
}

/**
 * Weeks after a refund, a bank may return the money, for instance because an account was closed. The ledger then reverses
 * the refund: the sale is valid again, with its shares, its licenses and an invoice. The coupons stay free: others may have used them.
 * Staff find it among the failed refunds, and can refund it again.
 */
export const takeRefundBack = async (tx: Tx, { refund, payment, now }: Failing): Promise<void> => {
  const { id, order_id: orderId, line_ids: lineIds, currency, amount } = refund
  const isLate = payment.status === 'LateCapture'
  const lines = isLate ? lateCaptureLines(amount) : turn(await listEntryLines(tx, { kind: 'Refund', orderId, cause: id }))
  await writeEntry(tx, { kind: 'RefundFailed', reference: id, orderId, currency, lines, now })
  if (!isLate) {
    await giveLinesBack(tx, { orderId, lineIds, because: 'refund', now })
    await invoiceAgain(tx, payment, { lineIds, refundId: id, now })
  }
  await failRefund(tx, { refund, payment, now })
}
