import type { Clock } from '#kernel/clock.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Stored } from '#platform/database/stored-document.ts'
import type { PaymentProvider, PaymentProviders, ProviderEvent } from '#platform/payments/provider.ts'
import { findPayment } from '../payment.store.ts'
import { finishRefund } from '../refunds/finish-refund.ts'
import { takeDispute } from '../refunds/take-dispute.ts'
import { applyPaymentStatus } from '../settling/apply-payment-status.ts'
import { eventDocument } from './event.document.ts'
import { closeEvent, findEvent } from './event.store.ts'

export type WorkDeps = { db: Reader; providers: PaymentProviders; clock: Clock }

const askAboutPayment = async ({ db, providers, clock }: WorkDeps, reference: string): Promise<void> => {
  const payment = await findPayment(db, reference)
  // Not ours, or done before: most events repeat what the buyer's own return has reported.
  if (!payment || payment.status === 'Succeeded' || payment.status === 'LateCapture') return
  const report = await providers.get(payment.provider).find(payment.id, payment.provider_id)
  if (report) await db.transaction().execute((tx) => applyPaymentStatus(tx, payment.id, payment.order_id, report, clock.now()))
}

const workOn = async (deps: WorkDeps, provider: PaymentProvider, event: ProviderEvent): Promise<void> => {
  switch (event.about) {
    case 'payment':
      return askAboutPayment(deps, event.reference)
    case 'refund':
      return finishRefund(deps, event.reference)
    case 'dispute':
      return takeDispute(deps, provider, event.disputeId)
    case 'nothing':
      return
  }
}

/** The provider is asked for the current state, so that events may come late, twice, and in any order. */
export const workOnEvent = async (deps: WorkDeps, { provider: name, id }: { provider: string; id: string }): Promise<void> => {
  const row = await findEvent(deps.db, name, id)
  const provider = deps.providers.find(name)
  if (!row || row.done_at || !provider) return
  await workOn(deps, provider, eventDocument.read(JSON.parse(row.body) as Stored<ProviderEvent>))
  await closeEvent(deps.db, name, id, deps.clock.now())
}
