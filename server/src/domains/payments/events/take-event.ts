import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { addJob, job } from '#platform/jobs/jobs.ts'
import type { PaymentProvider, ProviderEvent } from '#platform/payments/provider.ts'
import { findPayment } from '../payment.store.ts'
import { eventDocument } from './event.document.ts'
import { closeEvent, insertEvent } from './event.store.ts'

/** A provider sent an event; a job works out a moment later what it means. */
export const providerTold = job('provider-told', z.object({ provider: z.string(), id: z.string() }))

const referenceOf = (event: ProviderEvent): string | null => {
  switch (event.about) {
    case 'payment':
    case 'refund':
      return event.reference
    case 'dispute':
      return event.disputeId
    case 'nothing':
      return null
  }
}

/** Stores an event by its id and answers at once. A forged one is refused; a repeated one changes nothing. */
export const takeEvent = async (
  tx: Tx,
  provider: PaymentProvider,
  body: string,
  headers: IncomingHttpHeaders,
  now: Date,
): Promise<void> => {
  const event = provider.readEvent(body, headers)
  if (!event) return refuse('not-signed')
  const told = { provider: provider.name, id: event.id, type: event.type, body: eventDocument.write(event), reference: referenceOf(event) }
  const isNew = await insertEvent(tx, { ...told, now })
  if (!isNew) return
  // Most events repeat what the buyer's own return has reported before.
  const isOldNews = event.about === 'payment' && (await findPayment(tx, event.reference))?.status === 'Succeeded'
  if (isOldNews) await closeEvent(tx, provider.name, event.id, now)
  else await addJob(tx, providerTold, { provider: provider.name, id: event.id })
}
