import type { Logger } from 'pino'
import { doEach } from './do-each.ts'
import { listOpenEvents } from './events/event.store.ts'
import { type WorkDeps, workOnEvent } from './events/work-on-event.ts'
import { toPaymentOrder } from './pay.ts'
import { listUnderWay, type PaymentRow } from './payment.store.ts'
import { finishRefund } from './refunds/finish-refund.ts'
import { listPendingRefunds } from './refunds/refund.store.ts'
import { applyPaymentStatus } from './settling/apply-payment-status.ts'

type Deps = WorkDeps & { log: Logger }

const second = 1000
/** Younger ones may still be handled by the request that made them. */
const quietFor = 20 * second
/** A buyer who has not confirmed for this long has gone. */
const abandonedAfter = 30 * 60 * second
const limit = 200

/** Asks the provider about a payment. One it has never heard of, or that nobody confirms any more, is cancelled there: it cannot be charged later. */
const ask = async ({ providers }: Deps, payment: PaymentRow, now: Date) => {
  const provider = providers.get(payment.provider)
  const { id, provider_id: providerId, created_at: begun } = payment
  const found = await provider.find(id, providerId)
  const isAbandoned = found?.status === 'NeedsConfirmation' && now.getTime() - begun.getTime() > abandonedAfter
  if (found && !isAbandoned) return found
  // A renewal that was begun is sent again under its key: no buyer is waiting who could be confused by it.
  if (!found && payment.saved_method !== null) return provider.start(toPaymentOrder(payment))
  return provider.cancel(toPaymentOrder(payment), providerId)
}

const lookAt = async (deps: Deps, payment: PaymentRow): Promise<void> => {
  const { db, clock } = deps
  const report = await ask(deps, payment, clock.now())
  await db.transaction().execute((tx) => applyPaymentStatus(tx, payment.id, payment.order_id, report, clock.now()))
}

/** Compares everything in progress with its provider: at start, and every minute. */
export const reconcile = async (deps: Deps): Promise<void> => {
  const before = new Date(deps.clock.now().getTime() - quietFor)
  for (const { name } of deps.providers.all) {
    await doEach(deps.log, await listUnderWay(deps.db, name, before, limit), (payment) => lookAt(deps, payment))
    await doEach(deps.log, await listOpenEvents(deps.db, name, before, limit), (event) => workOnEvent(deps, event))
  }
  const names = ['None' as const, ...deps.providers.all.map(({ name }) => name)]
  await doEach(deps.log, await listPendingRefunds(deps.db, names, before, limit), ({ id }) => finishRefund(deps, id))
}
