import { lockKnownOrder } from '#domains/orders/index.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { PaymentProviders, RefundReport } from '#platform/payments/provider.ts'
import { findPayment, lockPayment } from '../payment.store.ts'
import { failRefund, takeRefundBack } from './fail-refund.ts'
import { type Finishing, giveBack } from './give-back.ts'
import { closeRefund, findRefund, lockRefund, type RefundRow, returnRefund } from './refund.store.ts'
import { restateSales } from './restate-sales.ts'

type Deps = { db: Reader; providers: PaymentProviders; clock: Clock }

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
 * Asks the provider, with the refund's id as the key: asked twice it is done once, and the answer is its current state. A free
 * order needs no provider.
 */
export const finishRefund = async ({ db, providers, clock }: Deps, refundId: string): Promise<void> => {
  const refund = await findRefund(db, refundId)
  // For what staff paid themselves, no provider is asked.
  if (!refund || refund.status === 'Failed' || refund.by_hand) return
  const payment = await findPayment(db, refund.payment_id)
  if (!payment) return
  const { amount } = refund
  const report: RefundReport =
    amount === 0 || !payment.provider_id
      ? { providerId: null, reference: refundId, status: 'Succeeded', amount }
      : await providers.get(payment.provider).refund({ reference: refundId, paymentProviderId: payment.provider_id, amount })
  await db.transaction().execute((tx) => takeRefund(tx, refundId, refund.order_id, report, clock.now()))
}
