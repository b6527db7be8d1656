import { missPayment, putOffPayment } from '#domains/subscriptions/index.ts'
import type { Tx } from '#platform/database/database.ts'
import type { PaymentReport } from '#platform/payments/provider.ts'
import type { PaymentRow } from '../payment.store.ts'

type Missed = { payment: PaymentRow; report: PaymentReport; now: Date }

const soon = 10 * 60 * 1000

/** A renewal failed. If it was cancelled before anybody was asked, the card did not fail. */
export const missRenewal = async (tx: Tx, { payment, report, now }: Missed): Promise<void> => {
  const wasAsked = report.status !== 'Cancelled' || payment.status === 'NeedsConfirmation'
  for (const { renews } of payment.basket) {
    if (!renews) continue
    if (wasAsked) await missPayment(tx, { subscriptionId: renews, reason: report.reason ?? 'The card was declined.', now })
    else await putOffPayment(tx, renews, new Date(now.getTime() + soon))
  }
}
