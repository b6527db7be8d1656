import type { z } from 'zod'
import type { Address } from '#contract/core/address.ts'
import { findAddressFaults } from '#contract/core/address-rules.ts'
import type { invoiceCorrection } from '#contract/sales/order-story.ts'
import { record } from '#domains/audit/index.ts'
import { correctInvoice, sendInvoiceJob } from '#domains/documents/index.ts'
import { lockKnownOrder } from '#domains/orders/index.ts'
import { taxCountryOf } from '#domains/pricing/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { addJobs } from '#platform/jobs/jobs.ts'
import { findLastPayment, lockPayment } from '../payment.store.ts'
import { findStandingDispute } from '../refunds/dispute.store.ts'
import { listSaleLines } from '../refunds/refund.store.ts'
import { groupByInvoice, type InvoicedLines } from './invoice-payment.ts'

type Correcting = { orderId: string; form: z.output<typeof invoiceCorrection>; userId: string; network: string; now: Date }

/** What was not refunded, by the invoices it is on. */
const findStanding = async (tx: Tx, orderId: string): Promise<InvoicedLines[]> => {
  await lockKnownOrder(tx, orderId)
  const last = (await findLastPayment(tx, orderId)) ?? refuse('not-found')
  const payment = await lockPayment(tx, last.id)
  if (await findStandingDispute(tx, payment.id)) {
    refuse('not-possible', { detail: 'The buyer’s bank has disputed this payment. Wait until that is decided.' })
  }
  const lines = (await listSaleLines(tx, orderId)).filter(({ is_refunded }) => !is_refunded)
  return groupByInvoice(
    tx,
    payment,
    lines.map(({ line_id }) => line_id),
  )
}

const requireSameTax = (groups: readonly InvoicedLines[], address: Address): void => {
  const before = groups[0]?.invoice.content.buyer.address
  const instead = 'Refund the order and ask the buyer to buy again with the right one.'
  if (before && before.countryCode !== address.countryCode) {
    refuse('invalid-input', { errors: { 'address.countryCode': [`Another country is taxed differently. ${instead}`] } })
  }
  if (before && taxCountryOf(before) !== taxCountryOf(address)) {
    refuse('invalid-input', { errors: { 'address.postCode': [`This part of the country is taxed differently. ${instead}`] } })
  }
  const faults = findAddressFaults(address)
  if (faults.length > 0) {
    refuse('invalid-input', { errors: Object.fromEntries(faults.map(({ field, text }) => [`address.${field}`, [text]])) })
  }
}

/** Another name or address on the invoice: the first is credited, a new one replaces it and is mailed. No money moves. */
export const correctOrderInvoice = async (
  tx: Tx,
  { orderId, form, userId, network, now }: Correcting,
): Promise<{ number: string; creditNote: string }> => {
  const { standing, address, name, businessName, email } = form
  const groups = await findStanding(tx, orderId)
  if (groups.length === 0) return refuse('not-possible', { detail: 'Everything on this invoice has been refunded.' })
  if (!groups.some(({ invoice }) => invoice.number === standing)) {
    return refuse('edited-elsewhere', { detail: 'Someone else has corrected this invoice in the meantime. Check it again.' })
  }
  requireSameTax(groups, address)
  const buyer = { name, businessName, email, address }
  const written = []
  for (const group of groups) written.push(await correctInvoice(tx, { ...group, buyer, now }))
  await addJobs(
    tx,
    written.map(({ invoice }) => sendInvoiceJob(invoice.id)),
  )
  const [first] = written
  const details = { from: standing, to: first?.invoice.number, credit: first?.creditNote.number }
  await record(tx, { action: 'invoice.corrected', at: now, actorId: userId, subject: orderId, details, network })
  return { number: first?.invoice.number ?? '', creditNote: first?.creditNote.number ?? '' }
}
