import { giveCouponsBack } from '#domains/coupons/index.ts'
import { lateCaptureLines, refundLines, turn, writeEntry } from '#domains/ledger/index.ts'
import { lockKnownOrder } from '#domains/orders/index.ts'
import { takeLinesBack } from '#domains/subscriptions/index.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { PaymentProviders, RefundReport } from '#platform/payments/provider.ts'
import { creditLines } from '../invoice-payment.ts'
import { findPayment, lockPayment, type PaymentRow } from '../payment.store.ts'
import { failRefund, takeRefundBack } from './fail-refund.ts'
import { closeRefund, findRefund, listSaleLines, lockRefund, type RefundRow, returnRefund } from './refund.store.ts'
import { restateSales } from './restate-sales.ts'
import { toSaleLine } from './sale-line.ts'

type Deps = { db: Reader; providers: PaymentProviders; clock: Clock }
type Finishing = { refund: RefundRow; payment: PaymentRow; now: Date }

/** The money is back: tax, fee and share are reversed, the licenses end, and the coupons of a wholly refunded order are free again. */
const giveBack = async (tx: Tx, { refund, payment, now }: Finishing): Promise<void> => {
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

const takeReport = async (tx: Tx, finishing: Finishing, report: RefundReport): Promise<void> => {
  const { refund, now } = finishing
  if (refund.status === 'Succeeded') {
    await returnRefund(tx, refund.id, now)
    return takeRefundBack(tx, finishing)
  }
  const status = report.status === 'Succeeded' ? 'Succeeded' : 'Failed'
  await closeRefund(tx, refund.id, status, report.providerId, now)
  return (status === 'Succeeded' ? giveBack : failRefund)(tx, finishing)
}

/** What was done stays done, unless the money came back; what failed stays failed. */
const isNews = (refund: RefundRow, { status }: RefundReport): boolean =>
  refund.status === 'Succeeded' ? status === 'Failed' : refund.status === 'Pending' && status !== 'Pending'

const takeRefund = async (tx: Tx, refundId: string, orderId: string, report: RefundReport, now: Date): Promise<void> => {
  await lockKnownOrder(tx, orderId)
  const before = await findRefund(tx, refundId)
  const payment = await lockPayment(tx, before?.payment_id ?? '')
  const refund = await lockRefund(tx, refundId)
  if (!isNews(refund, report)) return
  await takeReport(tx, { refund, payment, now }, report)
  await restateSales(tx, { orderId, paymentId: payment.id })
}

/**
 * Tells the provider, with the refund's id as the key: told twice it is done once, and the answer is how it stands now. What costs
 * nothing needs nobody.
 */
export const finishRefund = async ({ db, providers, clock }: Deps, refundId: string): Promise<void> => {
  const refund = await findRefund(db, refundId)
  if (!refund || refund.status === 'Failed') return
  const payment = await findPayment(db, refund.payment_id)
  if (!payment) return
  const { amount } = refund
  const report: RefundReport =
    amount === 0 || !payment.provider_id
      ? { providerId: null, reference: refundId, status: 'Succeeded', amount }
      : await providers.get(payment.provider).refund({ reference: refundId, paymentProviderId: payment.provider_id, amount })
  await db.transaction().execute((tx) => takeRefund(tx, refundId, refund.order_id, report, clock.now()))
}
