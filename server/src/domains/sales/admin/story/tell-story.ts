import type { OrderEvent } from '#contract/sales/order-story.ts'
import { listInvoices } from '#domains/documents/index.ts'
import { listSentMailRows, type SentMailRow } from '#domains/email/index.ts'
import { listLicenseEventsOfOrder } from '#domains/licensing/index.ts'
import { findOrder, type OrderRow, writeOrderNumber } from '#domains/orders/index.ts'
import { listEventsOfOrder } from '#domains/payments/index.ts'
import { listDownloadsOfOrder } from '#domains/releases/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { listDisputes, listPayments, listRefunds } from '../order-parts.views.ts'
import { disputeEvents, invoiceEvent, paymentEvents, refundEvents, webhookEvent } from './money-events.ts'
import { listStaffActs, type StaffAct } from './order-story.views.ts'
import { eventOf } from './story-events.ts'

/** Of each kind; a license used on many machines for years has more. */
const limit = 200

const cart = eventOf('cart')

const cartEvents = ({ id, created_at, completed_at, number, consent, customer }: OrderRow): OrderEvent[] => [
  cart({ id, at: created_at, text: 'Cart started' }),
  ...(consent
    ? [cart({ id: `${id}/consent`, at: new Date(consent.at), text: 'Agreed to immediate delivery', note: customer?.email ?? null })]
    : []),
  ...(completed_at ? [cart({ id: `${id}/end`, at: completed_at, text: `Completed as ${writeOrderNumber(number)}` })] : []),
]

const mailEvent = (one: SentMailRow): OrderEvent =>
  eventOf('mail')({
    id: one.id,
    at: one.at,
    text: one.state === 'Sent' ? `E-mail sent: ${one.subject}` : `E-mail not accepted: ${one.subject}`,
    note: one.reason ?? (one.email || null),
    isBad: one.state === 'Failed',
  })

const deviceKinds: readonly string[] = ['Activated', 'Reactivated', 'Released']

const licenseEvent = (one: Awaited<ReturnType<typeof listLicenseEventsOfOrder>>[number]): OrderEvent =>
  eventOf(deviceKinds.includes(one.kind) ? 'activation' : 'license')({
    id: String(one.id),
    at: one.at,
    text: `${one.product}: ${one.text}`,
    by: one.actor,
    note: one.note,
    reference: one.license_id,
  })

const downloadEvent = (one: Awaited<ReturnType<typeof listDownloadsOfOrder>>[number]): OrderEvent =>
  eventOf('download')({
    id: one.id,
    at: new Date(one.startedAt),
    text: `Downloaded ${one.name} ${one.version}${one.finishedAt ? '' : ', not finished'}`,
    by: one.by,
    note: [one.device, one.network].filter(Boolean).join(', ') || null,
  })

const actTexts: Record<string, string> = {
  'order.moved': 'Moved to another account',
  'invoice.corrected': 'Invoice corrected',
  'receipt.sent-again': 'Receipt sent again',
}

const staffEvent = ({ id, at, action, actor, details }: StaffAct): OrderEvent =>
  eventOf('staff')({
    id: String(id),
    at,
    text: actTexts[action] ?? action,
    by: actor,
    note: typeof details.reason === 'string' ? details.reason : null,
  })

/** Everything that happened to an order, as one story, the newest first. Each part comes from the domain that recorded it. */
export const tellStory = async (db: Reader, orderId: string): Promise<{ events: OrderEvent[]; isCut: boolean }> => {
  const order = await findOrder(db, orderId)
  if (!order?.number) return refuse('not-found')
  const webhooks = await listEventsOfOrder(db, orderId, limit)
  const mails = await listSentMailRows(db, { orderId }, limit)
  const licenses = await listLicenseEventsOfOrder(db, orderId, limit)
  const downloads = await listDownloadsOfOrder(db, orderId, limit)
  const acts = await listStaffActs(db, orderId, limit)
  const events = [
    ...cartEvents(order),
    ...(await listPayments(db, orderId)).flatMap(paymentEvents),
    ...(await listRefunds(db, orderId)).flatMap(refundEvents),
    ...(await listDisputes(db, orderId)).flatMap(disputeEvents),
    ...(await listInvoices(db, orderId)).map(invoiceEvent),
    ...webhooks.map(webhookEvent),
    ...mails.map(mailEvent),
    ...licenses.map(licenseEvent),
    ...downloads.map(downloadEvent),
    ...acts.map(staffEvent),
  ]
  return {
    // What happened in the same moment stands as it was told above, the last one first.
    events: events.reverse().toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0)),
    isCut: [webhooks, mails, licenses, downloads, acts].some((rows) => rows.length === limit),
  }
}
