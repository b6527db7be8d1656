import type { OrderEvent } from '#contract/sales/order-story.ts'
import type { Invoice } from '#domains/documents/index.ts'
import type { listEventsOfOrder } from '#domains/payments/index.ts'
import type { listDisputes, listPayments, listRefunds } from '../order-parts.views.ts'
import { eventOf } from './story-events.ts'

type Rows<Read extends (...input: never[]) => Promise<unknown>> = Awaited<ReturnType<Read>>
type Payment = Rows<typeof listPayments>[number]

const payment = eventOf('payment')
const refund = eventOf('refund')
const dispute = eventOf('dispute')

const endings: Partial<Record<Payment['status'], { text: string; isBad: boolean }>> = {
  Succeeded: { text: 'Paid', isBad: false },
  Declined: { text: 'The card was declined', isBad: true },
  Cancelled: { text: 'The payment was cancelled', isBad: false },
  Failed: { text: 'The payment failed', isBad: true },
  LateCapture: { text: 'Charged after the order was closed: it is refunded', isBad: true },
}

const waysOf = ({ provider, method_name }: Payment): string =>
  provider === 'None' ? 'Nothing to pay' : [provider, method_name].filter(Boolean).join(', ')

/** When a payment began, and how it ended. */
export const paymentEvents = (one: Payment): OrderEvent[] => {
  const ending = endings[one.status]
  const reference = one.provider_id ?? one.id
  const begun = payment({ id: one.id, at: one.created_at, text: `Payment started: ${waysOf(one)}`, reference: one.id, money: one })
  if (!ending) return [begun]
  return [begun, payment({ id: `${one.id}/end`, at: one.updated_at, ...ending, note: one.reason, reference, money: one })]
}

export const refundEvents = (one: Rows<typeof listRefunds>[number]): OrderEvent[] => {
  const facts = { reference: one.provider_id ?? one.id, money: one }
  const asked = refund({ id: one.id, at: one.created_at, text: 'Refund requested', by: one.asked_by_name, note: one.reason, ...facts })
  if (one.by_hand)
    return [refund({ id: one.id, at: one.created_at, text: 'Refund paid another way', by: one.asked_by_name, note: one.reason, ...facts })]
  const isGiven = one.status === 'Succeeded' || one.returned_at !== null
  const done = { text: isGiven ? 'Refunded' : 'The refund failed', isBad: !isGiven }
  return [
    asked,
    ...(one.done_at ? [refund({ id: `${one.id}/end`, at: one.done_at, ...done, ...facts })] : []),
    ...(one.returned_at
      ? [refund({ id: `${one.id}/back`, at: one.returned_at, text: 'The bank sent the refund back', isBad: true, ...facts })]
      : []),
  ]
}

export const disputeEvents = (one: Rows<typeof listDisputes>[number]): OrderEvent[] => {
  const facts = { reference: one.provider_id, money: one }
  const end = one.status === 'Won' ? 'The bank decided for us' : 'The bank decided for the buyer'
  return [
    dispute({ id: one.id, at: one.opened_at, text: 'The buyer’s bank disputes the payment', isBad: true, ...facts }),
    ...(one.closed_at ? [dispute({ id: `${one.id}/end`, at: one.closed_at, text: end, isBad: one.status === 'Lost', ...facts })] : []),
  ]
}

export const webhookEvent = (one: Rows<typeof listEventsOfOrder>[number]): OrderEvent =>
  eventOf('webhook')({
    id: `${one.provider}/${one.id}`,
    at: one.received_at,
    text: `${one.provider} sent ${one.type}`,
    note: one.done_at ? null : 'Not processed yet',
    reference: one.id,
  })

export const invoiceEvent = ({ id, kind, number, content, issuedAt }: Invoice): OrderEvent =>
  eventOf('invoice')({
    id,
    at: issuedAt,
    text: kind === 'Invoice' ? `Invoice ${number} issued` : `Credit note ${number} issued`,
    note: content.corrects && `Corrects ${content.corrects}`,
    money: { currency: content.currency, amount: content.total.due },
  })
