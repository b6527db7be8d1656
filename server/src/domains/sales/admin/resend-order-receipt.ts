import { sql } from 'kysely'
import { record } from '#domains/audit/index.ts'
import { listInvoices, sendInvoiceAgainJob } from '#domains/documents/index.ts'
import { lockKnownOrder } from '#domains/orders/index.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { addJobs } from '#platform/jobs/jobs.ts'
import { findStanding } from './standing-invoice.rules.ts'

type Resending = { orderId: string; userId: string; network: string; now: Date }

const pause = 60_000

/** Two who look at the same complaint press the same button. The order is held meanwhile. */
const wasJustSent = async (tx: Tx, orderId: string, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    select from audit_log a where a.subject = ${orderId} and a.action = 'receipt.sent-again' and a.at > ${new Date(now.getTime() - pause)}`.execute(
    tx,
  )
  return rows.length > 0
}

/** The receipt goes out once more, with the invoice that stands. */
export const resendOrderReceipt = async (tx: Tx, { orderId, userId, network, now }: Resending): Promise<void> => {
  await lockKnownOrder(tx, orderId)
  const invoice = findStanding(await listInvoices(tx, orderId)) ?? refuse('not-found')
  if (await wasJustSent(tx, orderId, now)) {
    return refuse('already-done', { detail: 'The receipt was sent again a moment ago. Wait a minute before you resend it.' })
  }
  await addJobs(tx, [sendInvoiceAgainJob(invoice.id, newId('eml', now))])
  await record(tx, {
    action: 'receipt.sent-again',
    at: now,
    actorId: userId,
    subject: orderId,
    details: { invoice: invoice.number },
    network,
  })
}
