import type { Currency } from '#contract/core/money.ts'
import type { OrderSale } from '#contract/sales/staff-sales.ts'
import { type Invoice, listInvoices } from '#domains/documents/index.ts'
import { describeSteps, findOrder, lineId, type OrderRow } from '#domains/orders/index.ts'
import { describeRefund, locationDocument, refundableUntil } from '#domains/payments/index.ts'
import { listDownloadsOfOrder } from '#domains/releases/index.ts'
import { toWire } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { describeSaleLine, listSaleLines, type SaleLineRow } from '../sale-line.views.ts'
import { findAccount } from './move/order-move.views.ts'
import { listDisputes, listParts, listPayments, listRefunds, type PartRow } from './order-parts.views.ts'
import { findOrderSaleRow } from './order-sale.views.ts'
import { findStanding } from './standing-invoice.rules.ts'

type Amounts = Pick<PartRow, 'gross' | 'discount' | 'tax' | 'due' | 'fee' | 'net'>

const sumsOf = (parts: readonly Amounts[], currency: Currency) => {
  const sum = (name: keyof Amounts) => toWire({ currency, amount: parts.reduce((total, part) => total + part[name], 0) })
  return { gross: sum('gross'), discount: sum('discount'), tax: sum('tax'), due: sum('due'), fee: sum('fee'), net: sum('net') }
}

const stepsOf = ({ snapshot, currency }: OrderRow, id: string): OrderSale['sales'][number]['lines'][number]['steps'] => {
  const line = snapshot?.lines.find((one) => lineId(one) === id)
  return line ? describeSteps(line, currency) : []
}

const describePart = (part: PartRow, lines: readonly SaleLineRow[], order: OrderRow): OrderSale['sales'][number] => ({
  id: part.id,
  creatorId: part.creator_id,
  creatorName: part.creator_name,
  status: part.status,
  ...sumsOf([part], part.currency),
  payoutId: part.payout_id,
  lines: lines
    .filter((line) => line.sale_id === part.id)
    .map((line) => ({
      ...describeSaleLine(line, part.currency),
      steps: stepsOf(order, line.line_id),
    })),
})

const billingOf = ({ customer }: OrderRow): OrderSale['billing'] => ({
  businessName: customer?.businessName ?? null,
  taxId: customer?.taxId ?? null,
  phone: customer?.phone ?? null,
  address: customer?.address ?? null,
})

const describeStanding = (invoice: Invoice | undefined): OrderSale['standing'] => {
  if (!invoice) return null
  const { name, businessName, email, address } = invoice.content.buyer
  return { number: invoice.number, name, businessName, email, address }
}

/** Everything about one paid order that support may be asked. */
export const describeOrderSale = async (db: Reader, orderId: string): Promise<OrderSale> => {
  const row = (await findOrderSaleRow(db, orderId)) ?? refuse('not-found')
  const order = (await findOrder(db, orderId)) ?? refuse('not-found')
  const parts = await listParts(db, orderId)
  const lines = await listSaleLines(db, { orderId })
  const disputes = await listDisputes(db, orderId)
  const refunds = (await listRefunds(db, orderId)).map((refund) => ({ ...describeRefund(refund), askedBy: refund.asked_by_name }))
  const invoices = await listInvoices(db, orderId)
  const { currency } = row.due
  const isDisputed = disputes.some(({ status }) => status !== 'Won')
  return {
    ...row,
    // As it was bought; a list has it by creator.
    what: lines.map(({ name }) => name).join(', '),
    ...sumsOf(parts, currency),
    account: await findAccount(db, order.user_id),
    standing: describeStanding(findStanding(invoices)),
    billing: billingOf(order),
    location: parts[0]?.location ? locationDocument.read(parts[0].location) : null,
    sales: parts.map((part) => describePart(part, lines, order)),
    payments: (await listPayments(db, orderId)).map((payment) => ({
      id: payment.id,
      provider: payment.provider,
      providerId: payment.provider_id,
      method: payment.method_name,
      status: payment.status,
      reason: payment.reason,
      amount: toWire(payment),
      at: payment.created_at.toISOString(),
    })),
    refunds,
    disputes: disputes.map((dispute) => ({
      id: dispute.id,
      status: dispute.status,
      amount: toWire(dispute),
      openedAt: dispute.opened_at.toISOString(),
      dueAt: dispute.due_at?.toISOString() ?? null,
      closedAt: dispute.closed_at?.toISOString() ?? null,
    })),
    invoices: invoices.map(({ kind, number, content, issuedAt }) => ({
      kind,
      number,
      amount: toWire({ currency, amount: content.total.due }),
      at: issuedAt.toISOString(),
    })),
    downloads: await listDownloadsOfOrder(db, orderId),
    utm: order.utm,
    refundableUntil: refundableUntil({ at: new Date(row.at), isDisputed, lines, refunds }),
  }
}
