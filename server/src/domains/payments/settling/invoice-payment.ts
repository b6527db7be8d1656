import {
  findInvoiceByCause,
  findStandingInvoice,
  followCorrections,
  type Invoice,
  type InvoiceLine,
  invoicedAgain,
  sendInvoiceJob,
  suppliedOn,
  writeCreditNote,
  writeInvoice,
} from '#domains/documents/index.ts'
import { writeOrderNumber } from '#domains/orders/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { addJobs } from '#platform/jobs/jobs.ts'
import type { LineSnapshot } from '../payment.documents.ts'
import type { PaymentRow } from '../payment.store.ts'
import { listReturnedRefunds } from '../refunds/refund.store.ts'

const toInvoiceLine = (line: LineSnapshot): InvoiceLine => ({
  what: line.variationName ? `${line.name}, ${line.variationName}` : line.name,
  by: line.creatorName,
  quantity: line.quantity,
  original: line.original,
  discount: line.discount,
  subtotal: line.subtotal,
  tax: line.tax,
  due: line.due,
})

type Paid = { id: string; number: number | null; paidWith: string | null; now: Date }

const toInvoice = (payment: PaymentRow, lines: readonly LineSnapshot[]) => {
  const { order_id: orderId, currency, buyer } = payment
  const { name, businessName, email, address, treatment } = buyer
  return { orderId, currency, buyer: { name, businessName, email, address }, lines: lines.map(toInvoiceLine), treatment }
}

/** The numbered invoice of a payment. */
export const invoicePayment = async (tx: Tx, payment: PaymentRow, { id, number, paidWith, now }: Paid): Promise<void> => {
  const { order_id: orderId, basket } = payment
  const orderNumber = writeOrderNumber(number)
  const written = await writeInvoice(tx, { ...toInvoice(payment, basket), id, cause: `order/${orderId}`, orderNumber, paidWith, now })
  if (written.id !== id) throw new Error(`Order ${orderId} has invoice ${written.number} already`)
}

const linesIn = ({ basket }: PaymentRow, lineIds: readonly string[]): LineSnapshot[] =>
  basket.filter((line) => lineIds.includes(line.lineId))

type Again = { lineIds: readonly string[]; refundId: string; now: Date }

/** What was credited and came back is invoiced again: a credit note, once written, stays. */
export const invoiceAgain = async (tx: Tx, payment: PaymentRow, { lineIds, refundId, now }: Again): Promise<void> => {
  const standing = await findStandingInvoice(tx, payment.order_id)
  const lines = linesIn(payment, lineIds)
  if (!standing || lines.length === 0) return
  const { orderNumber, paidWith, buyer } = standing.content
  const { id } = await writeInvoice(tx, {
    ...toInvoice(payment, lines),
    buyer,
    cause: `${invoicedAgain}${refundId}`,
    orderNumber,
    paidWith,
    suppliedOn: suppliedOn(standing),
    now,
  })
  await addJobs(tx, [sendInvoiceJob(id)])
}

/** The current invoice of a line: that of its last refund that was returned, or that of its order. */
const causeOf = async (tx: Tx, payment: PaymentRow): Promise<(lineId: string) => string> => {
  const returned = await listReturnedRefunds(tx, payment.id)
  return (lineId) => {
    const last = returned.findLast(({ line_ids }) => line_ids.includes(lineId))
    return last ? `${invoicedAgain}${last.id}` : `order/${payment.order_id}`
  }
}

export type InvoicedLines = { invoice: Invoice; lines: InvoiceLine[] }

/** Lines by their current invoice, which may have replaced another. */
export const groupByInvoice = async (tx: Tx, payment: PaymentRow, lineIds: readonly string[]): Promise<InvoicedLines[]> => {
  const invoiceCauseOf = await causeOf(tx, payment)
  const groups: InvoicedLines[] = []
  for (const [cause, lines] of Map.groupBy(linesIn(payment, lineIds), (line) => invoiceCauseOf(line.lineId))) {
    const invoice = await findInvoiceByCause(tx, cause)
    if (invoice) groups.push({ invoice: await followCorrections(tx, invoice), lines: lines.map(toInvoiceLine) })
  }
  return groups
}

/** The credit notes for refunded lines: one for each invoice they are on. */
export const creditLines = async (tx: Tx, payment: PaymentRow, lineIds: readonly string[], cause: string, now: Date): Promise<void> => {
  const groups = await groupByInvoice(tx, payment, lineIds)
  for (const { invoice, lines } of groups) {
    const ownCause = groups.length === 1 ? cause : `${cause}/${invoice.number}`
    const { id } = await writeCreditNote(tx, { cause: ownCause, invoiceId: invoice.id, lines, now })
    await addJobs(tx, [sendInvoiceJob(id)])
  }
}
