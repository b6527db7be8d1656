import { listUnpaidOrders } from '#domains/subscriptions/index.ts'
import type { WorkDeps } from '../events/work-on-event.ts'
import { toPaymentOrder } from '../pay.ts'
import { isUnderWay } from '../payment.states.ts'
import { findLastPayment } from '../payment.store.ts'
import { applyPaymentStatus } from '../settling/apply-payment-status.ts'

/**
 * A license was revoked by hand while somebody is paying for it: payments waiting for the buyer are cancelled at the provider, so that
 * they cannot be charged any more, and new ones are refused. A charge already made pays the period.
 */
export const stopCheckouts = async ({ db, providers, clock }: WorkDeps, licenseId: string): Promise<void> => {
  for (const orderId of await listUnpaidOrders(db, licenseId)) {
    const payment = await findLastPayment(db, orderId)
    if (!payment || !isUnderWay(payment.status) || payment.saved_method !== null) continue
    const report = await providers.get(payment.provider).cancel(toPaymentOrder(payment), payment.provider_id)
    await db.transaction().execute((tx) => applyPaymentStatus(tx, payment.id, orderId, report, clock.now()))
  }
}
