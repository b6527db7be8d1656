import { giveCouponsBack } from '#domains/coupons/index.ts'
import { lateCaptureLines, writeEntry } from '#domains/ledger/index.ts'
import { lockKnownOrder, moveOrder, type OrderRow } from '#domains/orders/index.ts'
import type { Tx } from '#platform/database/database.ts'
import type { PaymentReport } from '#platform/payments/provider.ts'
import { isUnderWay } from '../payment.states.ts'
import { lockPayment, movePayment, type PaymentRow } from '../payment.store.ts'
import { askLateReturn } from '../refunds/ask-late-return.ts'
import { missRenewal } from '../renewals/miss-renewal.ts'
import { settlePayment } from './settle-payment.ts'

type Taking = { order: OrderRow; payment: PaymentRow; report: PaymentReport; now: Date }

/** Nothing was paid: the cart is open again, and its coupons can be used by others. */
const release = async (tx: Tx, { order, payment, report, now }: Taking, to: 'Declined' | 'Cancelled'): Promise<void> => {
  await movePayment(tx, payment, to, report, now)
  await moveOrder(tx, order, 'Open', { snapshot: null })
  await giveCouponsBack(tx, order.id)
}

/** The provider gave up on a payment that was processing. */
const fail = async (tx: Tx, { order, payment, report, now }: Taking): Promise<void> => {
  await movePayment(tx, payment, 'Failed', report, now)
  await moveOrder(tx, order, 'Failed')
  await giveCouponsBack(tx, order.id)
}

/** Charged after its order had moved on. It is recorded and refunded. */
const returnLateCapture = async (tx: Tx, { payment, report, now }: Taking): Promise<void> => {
  const { id, order_id: orderId, currency, amount } = payment
  await movePayment(tx, payment, 'LateCapture', report, now)
  await writeEntry(tx, { kind: 'LateCapture', reference: id, orderId, currency, lines: lateCaptureLines(amount), now })
  await askLateReturn(tx, payment, amount, now)
}

const isRefused = ({ status }: PaymentReport): boolean => status === 'Declined' || status === 'Failed' || status === 'Cancelled'

/**
 * Applies what the provider says about a payment now. The browser's return, a webhook and the reconciliation may all report it
 * at once, and again later: the first one does the work, the others find it done.
 */
export const applyPaymentStatus = async (tx: Tx, paymentId: string, orderId: string, report: PaymentReport, now: Date): Promise<void> => {
  // Always the order first, then the payment, so that locks are taken in one order.
  const order = await lockKnownOrder(tx, orderId)
  const payment = await lockPayment(tx, paymentId)
  if (!order || report.reference !== payment.id) throw new Error(`The provider's payment ${report.providerId} does not fit ${paymentId}`)
  const taking = { order, payment, report, now }
  if (payment.status === 'Succeeded' || payment.status === 'LateCapture') return
  if (!isUnderWay(payment.status)) {
    if (report.status === 'Succeeded') await returnLateCapture(tx, taking)
    return
  }
  if (payment.saved_method !== null && isRefused(report)) {
    await release(tx, taking, report.status === 'Cancelled' ? 'Cancelled' : 'Declined')
    return missRenewal(tx, taking)
  }
  switch (report.status) {
    case 'Succeeded':
      return settlePayment(tx, taking)
    case 'Declined':
      // A buyer whose card is declined is still there; after a payment that was processing nobody is waiting any more.
      return payment.status === 'Processing' ? fail(tx, taking) : release(tx, taking, 'Declined')
    case 'Cancelled':
      return release(tx, taking, 'Cancelled')
    case 'Failed':
      return fail(tx, taking)
    default:
      return movePayment(tx, payment, report.status, report, now)
  }
}
