import { findInvoiceByCause, type InvoiceLine, sendInvoiceJob, writeCreditNote, writeInvoice } from '#domains/documents/index.ts'
import { writeOrderNumber } from '#domains/orders/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { addJobs } from '#platform/jobs/jobs.ts'
import type { LineSnapshot } from './payment.documents.ts'
import type { PaymentRow } from './payment.store.ts'

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

/** The numbered invoice of a payment. */
export const invoicePayment = async (tx: Tx, payment: PaymentRow, { id, number, paidWith, now }: Paid): Promise<void> => {
  const { order_id: orderId, currency, basket, buyer } = payment
  const { name, businessName, email, address, treatment } = buyer
  const written = await writeInvoice(tx, {
    id,
    cause: `order/${orderId}`,
    orderId,
    orderNumber: writeOrderNumber(number),
    currency,
    buyer: { name, businessName, email, address },
    lines: basket.map(toInvoiceLine),
    treatment,
    paidWith,
    now,
  })
  if (written.id !== id) throw new Error(`Order ${orderId} has invoice ${written.number} already`)
}

/** The credit note for lines that were given back. */
export const creditLines = async (tx: Tx, payment: PaymentRow, lineIds: readonly string[], cause: string, now: Date): Promise<void> => {
  const lines = payment.basket.filter((line) => lineIds.includes(line.lineId)).map(toInvoiceLine)
  const invoice = await findInvoiceByCause(tx, `order/${payment.order_id}`)
  if (!invoice || lines.length === 0) return
  const { id } = await writeCreditNote(tx, { cause, invoiceId: invoice.id, lines, now })
  await addJobs(tx, [sendInvoiceJob(id)])
}
