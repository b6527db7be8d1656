import { countCoupons } from '#domains/coupons/index.ts'
import { sendInvoiceJob } from '#domains/documents/index.ts'
import { findPayer } from '#domains/identity/index.ts'
import { saleLines, writeEntry } from '#domains/ledger/index.ts'
import { type Grant, issueLicenses, type NewLicense, paidUntil } from '#domains/licensing/index.ts'
import { lineId, moveOrder, nextOrderNumber, type OrderRow, type OrderSnapshot } from '#domains/orders/index.ts'
import { judgeLocation } from '#domains/pricing/index.ts'
import { newId } from '#kernel/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { addJobs, newJob } from '#platform/jobs/jobs.ts'
import type { PaymentReport } from '#platform/payments/provider.ts'
import type { LineSnapshot } from '../payment.documents.ts'
import { movePayment, type PaymentRow } from '../payment.store.ts'
import { followSubscriptions } from '../renewals/follow-subscriptions.ts'
import { keepCard } from '../saved-card.store.ts'
import { countOrderJob } from './count-order.ts'
import { invoicePayment } from './invoice-payment.ts'
import { orderCompleted } from './order-completed.ts'
import { insertSales } from './sale.store.ts'

const grantsOf = (line: LineSnapshot, now: Date): Grant[] =>
  line.grants.map((grant) => ({
    ...grant,
    creatorId: line.creatorId,
    variationId: line.variationId,
    bundleId: line.kind === 'bundle' ? line.itemId : null,
    lineId: line.lineId,
    quantity: line.quantity,
    expiresAt: line.cycle && paidUntil(now, line.cycle),
  }))

type Given = Pick<NewLicense, 'id' | 'productId' | 'lineId'>

const byProduct = (own: readonly Given[]): Record<string, string[]> => {
  const licenses: Record<string, string[]> = {}
  for (const { productId, id } of own) licenses[productId] = [...(licenses[productId] ?? []), id]
  return licenses
}

const fulfilled = (snapshot: OrderSnapshot, licenses: readonly Given[]): OrderSnapshot => ({
  ...snapshot,
  lines: snapshot.lines.map((line) => ({ ...line, licenses: byProduct(licenses.filter((license) => license.lineId === lineId(line))) })),
})

/** A payment fulfils only its own order, amount and currency. */
const requireOwn = (payment: PaymentRow, report: PaymentReport): void => {
  const fits = report.reference === payment.id && report.amount === payment.amount && report.currency === payment.currency
  if (!fits) throw new Error(`The provider's payment ${report.providerId} does not fit ${payment.id}`)
}

/** The evidence for the country that was taxed, and whether two pieces of it agree. */
const locationOf = (billing: string | null, card: string | null) => {
  if (billing === null) return null
  const proofs = { billing, network: null, card }
  return { ...proofs, isProven: judgeLocation(proofs).proven }
}

type Settling = { order: OrderRow; payment: PaymentRow; report: PaymentReport | undefined; now: Date }

/**
 * A sale, in one transaction: the order is Paid and Completed, licenses are issued, the ledger and the creators' sales are
 * written, the coupons counted, the invoice numbered; subscriptions begin or continue. The caller has locked order and payment. What may
 * happen a second later is added as jobs.
 */
export const settlePayment = async (tx: Tx, { order, payment, report, now }: Settling): Promise<void> => {
  if (report) requireOwn(payment, report)
  const { basket, buyer, currency } = payment
  await movePayment(tx, payment, 'Succeeded', report, now)
  const number = await nextOrderNumber(tx)

  const userId = await findPayer(tx, { userId: buyer.userId, email: buyer.email, name: buyer.name, now })
  const grants = basket.flatMap((line) => grantsOf(line, now))
  const licenses = await issueLicenses(tx, { grants, cause: { type: 'Order', orderId: order.id }, userId, email: buyer.email, now })
  const followers = await followSubscriptions(tx, { order, payment, report, userId, now })
  const location = locationOf(buyer.country, report?.cardCountry ?? null)
  await insertSales(tx, { order: { ...order, number }, payment, userId, location, now })
  const lines = basket.map((line) => ({ ...line, country: buyer.country }))
  await writeEntry(tx, { kind: 'Sale', reference: payment.id, orderId: order.id, currency, lines: saleLines(lines), now })
  await countCoupons(tx, order.id)
  await keepCard(tx, payment, report, now)

  const snapshot = order.snapshot && fulfilled(order.snapshot, [...licenses, ...followers])
  await moveOrder(tx, order, ['Paid', 'Completed'], { snapshot, number, completedAt: now, userId })
  const invoiceId = newId('ivc', now)
  await addJobs(tx, [
    // Somebody who was signed in needs no link to their account.
    ...(buyer.userId === userId ? [] : [newJob(orderCompleted, { orderId: order.id, userId }, { queue: 'receipts' })]),
    countOrderJob({ order, number, payment, userId, now }),
    sendInvoiceJob(invoiceId),
  ])
  // Last: the next payment to settle waits for its number.
  await invoicePayment(tx, payment, { id: invoiceId, number, paidWith: report?.methodName ?? null, now })
}
