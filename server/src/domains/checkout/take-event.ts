import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { addJob, job } from '#platform/jobs/jobs.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import { insertEvent } from './event.store.ts'

/** A provider told something; what it means is found out a moment later. */
export const providerTold = job('provider-told', z.object({ provider: z.string(), id: z.string() }))

/** Keeps an event by its id and answers at once. A forged one is refused; one that came before is old news. */
export const takeEvent = async (
  tx: Tx,
  provider: PaymentProvider,
  body: string,
  headers: IncomingHttpHeaders,
  now: Date,
): Promise<void> => {
  const event = provider.readEvent(body, headers)
  if (!event) return refuse('not-signed')
  const isNew = await insertEvent(tx, { provider: provider.name, id: event.id, type: event.type, body: JSON.stringify(event), now })
  if (isNew) await addJob(tx, providerTold, { provider: provider.name, id: event.id })
}
