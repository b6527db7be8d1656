import type { OrderSale } from '#contract/sales/staff-sales.ts'
import type { EvidenceSection } from '#domains/documents/index.ts'
import type { OrderRow } from '#domains/orders/index.ts'
import { writeAmount, writeLines, writeTime } from './write-values.ts'

const given = (facts: readonly (readonly [string, string | null])[]): (readonly [string, string])[] =>
  facts.filter((fact): fact is [string, string] => Boolean(fact[1]))

/** What was bought, by whom, for how much. */
export const orderSection = (sale: OrderSale, order: OrderRow): EvidenceSection => ({
  title: 'The order',
  facts: given([
    ['Order', sale.orderNumber],
    ['Paid on', writeTime(sale.at)],
    ['Buyer', sale.customer.name],
    ['E-mail', sale.customer.email],
    ['Account', order.user_id ?? 'bought without signing in'],
    ['Company', sale.billing.businessName],
    ['Tax id', sale.billing.taxId],
    ['Phone', sale.billing.phone],
    ['Total paid', writeAmount(sale.due)],
    ['Tax included', writeAmount(sale.tax)],
  ]),
  table: {
    head: ['What', 'By', 'Quantity', 'Price', 'Paid'],
    widths: [0.42, 0.22, 0.1, 0.13, 0.13],
    rows: sale.sales.flatMap(({ creatorName, lines }) =>
      lines.map((line) => [
        `${line.name}, ${line.variationName}`,
        creatorName,
        String(line.quantity),
        writeAmount(line.original),
        writeAmount(line.due),
      ]),
    ),
  },
})

export const paymentSection = ({ payments }: OrderSale): EvidenceSection => ({
  title: 'Payments',
  text: 'Every attempt to pay for this order.',
  table: {
    head: ['Time', 'With', 'Status', 'Provider’s number', 'Amount'],
    widths: [0.22, 0.2, 0.14, 0.31, 0.13],
    rows: payments.map((payment) => [
      writeTime(payment.at),
      payment.method ?? payment.provider,
      [payment.status, payment.reason].filter(Boolean).join(': '),
      payment.providerId ?? '',
      writeAmount(payment.amount),
    ]),
  },
})

/** What was taken back or is argued about. */
export const disputeSections = ({ disputes, refunds }: OrderSale): EvidenceSection[] => [
  ...(disputes.length > 0
    ? [
        {
          title: 'Disputes',
          table: {
            head: ['Dispute', 'Opened', 'Closed', 'Status', 'Amount'],
            widths: [0.34, 0.22, 0.22, 0.09, 0.13],
            rows: disputes.map(({ id, openedAt, closedAt, status, amount }) => [
              id,
              writeTime(openedAt),
              closedAt ? writeTime(closedAt) : '',
              status,
              writeAmount(amount),
            ]),
          },
        },
      ]
    : []),
  ...(refunds.length > 0
    ? [
        {
          title: 'Refunds',
          table: {
            head: ['Time', 'Why', 'Status', 'Amount'],
            widths: [0.22, 0.5, 0.15, 0.13],
            rows: refunds.map(({ at, reason, status, isByHand, amount }) => [
              writeTime(at),
              reason,
              isByHand ? 'Paid another way' : status,
              writeAmount(amount),
            ]),
          },
        },
      ]
    : []),
]

/** The consent to immediate delivery, word for word. */
export const consentSection = ({ consent }: OrderRow): EvidenceSection =>
  consent
    ? {
        title: 'Consent',
        text: 'Before paying, the buyer agreed to this:',
        facts: [
          ['Text', `“${consent.text}”`],
          ['Agreed on', writeTime(consent.at)],
          ['From network', consent.address],
        ],
      }
    : { title: 'Consent', note: 'None was recorded: no box was ticked for this order, as with the renewal of a subscription.' }

export const addressFacts = ({ billing }: OrderSale): [string, string][] =>
  billing.address ? [['Billing address', writeLines(billing.address)]] : []
