import type { Logger } from 'pino'
import { ProviderAway } from '#platform/payments/provider.ts'
import { listOpenEvents } from './event.store.ts'
import { finishRefund } from './finish-refund.ts'
import { toPaymentOrder } from './pay.ts'
import { listUnderWay, type PaymentRow } from './payment.store.ts'
import { listPendingRefunds } from './refund.store.ts'
import { takeTruth } from './take-truth.ts'
import { type WorkGround, workOnEvent } from './work-on-event.ts'

type Ground = WorkGround & { log: Logger }

const second = 1000
/** Younger ones may still be in the hands of the request that made them. */
const quietFor = 20 * second
/** Somebody who does not confirm for so long has gone. */
const abandonedAfter = 30 * 60 * second
const most = 200
const atOnce = 8

/** Asks what became of a payment. One the provider has never heard of, or nobody confirms any more, is called off there: it cannot be charged later. */
const ask = async ({ provider }: Ground, payment: PaymentRow, now: Date) => {
  const { id, provider_id: providerId, created_at: begun } = payment
  const found = await provider.find(id, providerId)
  const isAbandoned = found?.status === 'NeedsConfirmation' && now.getTime() - begun.getTime() > abandonedAfter
  return found && !isAbandoned ? found : provider.cancel(toPaymentOrder(payment), providerId)
}

const lookAt = async (ground: Ground, payment: PaymentRow): Promise<void> => {
  const { db, clock } = ground
  if (payment.provider !== ground.provider.name) return
  const truth = await ask(ground, payment, clock.now())
  await db.transaction().execute((tx) => takeTruth(tx, payment.id, payment.order_id, truth, clock.now()))
}

/** Several at once, and one that fails does not keep the others waiting. */
const each = async <Item>(ground: Ground, items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const waiting = [...items]
  const take = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await work(item).catch((error: unknown) => {
        if (error instanceof ProviderAway) waiting.length = 0
        ground.log.warn({ err: error }, 'could not be reconciled')
      })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, take))
}

/** Everything that is under way is held against the provider's book: at start, and every minute. */
export const reconcile = async (ground: Ground): Promise<void> => {
  const before = new Date(ground.clock.now().getTime() - quietFor)
  await each(ground, await listUnderWay(ground.db, before, most), (payment) => lookAt(ground, payment))
  await each(ground, await listPendingRefunds(ground.db, before, most), ({ id }) => finishRefund(ground, id))
  await each(ground, await listOpenEvents(ground.db, before, most), (event) => workOnEvent(ground, event))
}
