import { record } from '#domains/audit/index.ts'
import { listInvoices, sendInvoiceAgainJob } from '#domains/documents/index.ts'
import { findOwnSale } from '#domains/payments/index.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { addJobs } from '#platform/jobs/jobs.ts'
import { findStanding } from '../admin/standing-invoice.rules.ts'

type Resending = { saleId: string; creatorId: string; userId: string; network: string; now: Date }

/** The receipt goes out once more, to the buyer alone: whoever asks for it never sees what else the order held. */
export const resendReceipt = async (tx: Tx, { saleId, creatorId, userId, network, now }: Resending): Promise<void> => {
  const sale = (await findOwnSale(tx, saleId, creatorId)) ?? refuse('not-found')
  const invoice = findStanding(await listInvoices(tx, sale.order_id)) ?? refuse('not-found')
  await addJobs(tx, [sendInvoiceAgainJob(invoice.id, newId('eml', now))])
  await record(tx, { action: 'receipt.sent-again', at: now, actorId: userId, creatorId, subject: saleId, details: {}, network })
}
