import { giveCouponsBack } from '#domains/coupons/index.ts'
import { lateCaptureLines, refundLines, turn, writeEntry } from '#domains/ledger/index.ts'
import { lockKnownOrder } from '#domains/orders/index.ts'
import { takeLinesBack } from '#domains/subscriptions/index.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { PaymentProviders, RefundReport } from '#platform/payments/provider.ts'
import { creditLines } from '../invoice-payment.ts'
import { addRefunded, findPayment, lockPayment, type PaymentRow } from '../payment.store.ts'
import { findStandingDispute } from './dispute.store.ts'
import { holdLines, loseLines } from './hold-lines.ts'
import { closeRefund, findRefund, listSaleLines, lockRefund, type RefundRow, releaseLines } from './refund.store.ts'
import { restateSales } from './restate-sales.ts'
import { toSaleLine } from './sale-line.ts'

type Deps = { db: Reader; providers: PaymentProviders; clock: Clock }

/** The money is back: tax, fee and share are reversed, the licenses end, and the coupons of a wholly refunded order are free again. */
const giveBack = async (tx: Tx, refund: RefundRow, payment: PaymentRow, now: Date): Promise<void> => {
  const { id, order_id: orderId, currency } = refund
  if (payment.status === 'LateCapture') {
    await writeEntry(tx, {
      kind: 'LateCaptureReturned',
      reference: id,
      orderId,
      currency,
      lines: turn(lateCaptureLines(refund.amount)),
      now,
    })
    return
  }
  const lines = await listSaleLines(tx, orderId)
  const own = lines.filter((line) => line.refund_id === id)
  await writeEntry(tx, { kind: 'Refund', reference: id, orderId, currency, lines: refundLines(own.map(toSaleLine)), now })
  await takeLinesBack(tx, { orderId, lineIds: refund.line_ids, because: 'refund', now })
  if (lines.every((line) => line.is_refunded)) await giveCouponsBack(tx, orderId)
  await creditLines(tx, payment, refund.line_ids, `refund/${id}`, now)
}

/** The money stays where it is. If the bank disputes the payment meanwhile, that is about these lines as well. */
const endFailed = async (tx: Tx, refund: RefundRow, payment: PaymentRow, now: Date): Promise<void> => {
  const { id, order_id: orderId, line_ids: lineIds, amount } = refund
  await releaseLines(tx, id)
  await addRefunded(tx, payment.id, 0 - amount)
  const dispute = await findStandingDispute(tx, payment.id)
  if (!dispute) return
  const lines = (await listSaleLines(tx, orderId)).filter((line) => lineIds.includes(line.line_id))
  const cause = `${dispute.id}/${id}`
  await holdLines(tx, { payment, disputeId: dispute.id, cause, lines, now })
  if (dispute.status === 'Lost') await loseLines(tx, { payment, cause, lineIds, amount, now })
}

const takeRefund = async (tx: Tx, refundId: string, orderId: string, report: RefundReport, now: Date): Promise<void> => {
  await lockKnownOrder(tx, orderId)
  const before = await findRefund(tx, refundId)
  const payment = await lockPayment(tx, before?.payment_id ?? '')
  const refund = await lockRefund(tx, refundId)
  if (refund.status !== 'Pending' || report.status === 'Pending') return
  await closeRefund(tx, refundId, report.status, report.providerId, now)
  await (report.status === 'Succeeded' ? giveBack : endFailed)(tx, refund, payment, now)
  await restateSales(tx, { orderId, paymentId: payment.id })
}

/** Tells the provider, with the refund's id as the key: told twice it is done once. What costs nothing needs nobody. */
export const finishRefund = async ({ db, providers, clock }: Deps, refundId: string): Promise<void> => {
  const refund = await findRefund(db, refundId)
  if (refund?.status !== 'Pending') return
  const payment = await findPayment(db, refund.payment_id)
  if (!payment) return
  const { amount } = refund
  const report: RefundReport =
    amount === 0 || !payment.provider_id
      ? { providerId: null, reference: refundId, status: 'Succeeded', amount }
      : await providers.get(payment.provider).refund({ reference: refundId, paymentProviderId: payment.provider_id, amount })
  await db.transaction().execute((tx) => takeRefund(tx, refundId, refund.order_id, report, clock.now()))
}
