import { giveCouponsBack } from '#domains/coupons/index.ts'
import { paidByHand } from '#domains/documents/index.ts'
import { lateCaptureLines, refundLines, turn, writeEntry } from '#domains/ledger/index.ts'
import { takeLinesBack } from '#domains/subscriptions/index.ts'
import type { Tx } from '#platform/database/database.ts'
import type { PaymentRow } from '../payment.store.ts'
import { creditLines } from '../settling/invoice-payment.ts'
import { listSaleLines, type RefundRow } from './refund.store.ts'
import { toSaleLine } from './sale-line.ts'

export type Finishing = { refund: RefundRow; payment: PaymentRow; now: Date }

/** The money is back: tax, fee and share are reversed, the licenses end, and the coupons of a fully refunded order are free again. */
export const giveBack = async (tx: Tx, { refund, payment, now }: Finishing): Promise<void> => {
  const { id, order_id: orderId, currency, by_hand: isByHand } = refund
  const from = isByHand ? 'Bank' : 'Provider'
  if (payment.status === 'LateCapture') {
    const lines = turn(lateCaptureLines(refund.amount, from))
    return writeEntry(tx, { kind: 'LateCaptureReturned', reference: id, orderId, currency, lines, now })
  }
  const lines = await listSaleLines(tx, orderId)
  const own = lines.filter((line) => line.refund_id === id)
  await writeEntry(tx, { kind: 'Refund', reference: id, orderId, currency, lines: refundLines(own.map(toSaleLine), from), now })
  await takeLinesBack(tx, { orderId, lineIds: refund.line_ids, because: 'refund', now })
  if (lines.every((line) => line.is_refunded)) await giveCouponsBack(tx, orderId)
  await creditLines(tx, payment, refund.line_ids, `${isByHand ? paidByHand : 'refund/'}${id}`, now)
}
