import type { Clock } from '#kernel/clock.ts'
import type { Reader } from '#platform/database/database.ts'
import type { PaymentProvider, ProviderEvent } from '#platform/payments/provider.ts'
import { applyPaymentStatus } from './apply-payment-status.ts'
import { closeEvent, findEvent } from './event.store.ts'
import { findPayment } from './payment.store.ts'
import { finishRefund } from './refunds/finish-refund.ts'
import { takeDispute } from './refunds/take-dispute.ts'

export type WorkGround = { db: Reader; provider: PaymentProvider; clock: Clock }

const askAboutPayment = async ({ db, provider, clock }: WorkGround, reference: string): Promise<void> => {
  const payment = await findPayment(db, reference)
  // Not ours, or long done: most events tell what the buyer's own return has told before.
  if (!payment || payment.status === 'Succeeded' || payment.status === 'Stray') return
  const report = await provider.find(payment.id, payment.provider_id)
  if (report) await db.transaction().execute((tx) => applyPaymentStatus(tx, payment.id, payment.order_id, report, clock.now()))
}

const workOn = async (ground: WorkGround, event: ProviderEvent): Promise<void> => {
  switch (event.about) {
    case 'payment':
      return askAboutPayment(ground, event.reference)
    case 'refund':
      return finishRefund(ground, event.reference)
    case 'dispute':
      return takeDispute(ground, event.disputeId)
    case 'nothing':
      return
  }
}

/** What is true is asked of the provider, so that events may come late, twice, and in any order. */
export const workOnEvent = async (ground: WorkGround, { provider, id }: { provider: string; id: string }): Promise<void> => {
  const row = await findEvent(ground.db, provider, id)
  if (!row || row.done_at || provider !== ground.provider.name) return
  await workOn(ground, JSON.parse(row.body) as ProviderEvent)
  await closeEvent(ground.db, provider, id, ground.clock.now())
}
