import { refundLines, strayLines, turn, writeEntry } from '#domains/ledger/index.ts'
import { revokeLicenses } from '#domains/licensing/index.ts'
import { lockKnownOrder } from '#domains/orders/index.ts'
import { giveCouponsBack } from '#domains/promotions/index.ts'
import { takePeriodsBack } from '#domains/subscriptions/index.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { PaymentProvider, RefundTruth } from '#platform/payments/provider.ts'
import { creditLines } from '../invoice-payment.ts'
import { addRefunded, findPayment, lockPayment, type PaymentRow } from '../payment.store.ts'
import { saleStatus } from '../sale-status.rules.ts'
import {
  closeRefund,
  findRefund,
  listSaleLines,
  lockRefund,
  type RefundRow,
  releaseLines,
  type SaleLineRow,
  setSaleStatus,
} from './refund.store.ts'

type Ground = { db: Reader; provider: PaymentProvider; clock: Clock }

export const toSold = (line: SaleLineRow) => ({
  lineId: line.line_id,
  creatorId: line.creator_id,
  tax: line.tax,
  fee: line.fee,
  net: line.net,
  due: line.due,
  country: line.country,
})

export const restateSales = async (tx: Tx, lines: readonly SaleLineRow[]): Promise<void> => {
  for (const [saleId, own] of Map.groupBy(lines, (line) => line.sale_id)) {
    await setSaleStatus(tx, saleId, saleStatus(own.map((line) => ({ isRefunded: line.refund_id !== null }))))
  }
}

/** The money is back: tax, fee and share are reversed, the licenses end, and the coupons of a wholly refunded order are free again. */
const giveBack = async (tx: Tx, refund: RefundRow, payment: PaymentRow, now: Date): Promise<void> => {
  const { id, order_id: orderId, currency } = refund
  if (payment.status === 'Stray') {
    await writeEntry(tx, { kind: 'StrayReturned', reference: id, orderId, currency, lines: turn(strayLines(refund.amount)), now })
    return
  }
  const lines = await listSaleLines(tx, orderId)
  const own = lines.filter((line) => line.refund_id === id)
  await writeEntry(tx, { kind: 'Refund', reference: id, orderId, currency, lines: refundLines(own.map(toSold)), now })
  await revokeLicenses(tx, orderId, refund.line_ids, 'refund', now)
  await takePeriodsBack(tx, { orderId, lineIds: refund.line_ids, because: 'refund', now })
  await restateSales(tx, lines)
  if (lines.every((line) => line.refund_id !== null)) await giveCouponsBack(tx, orderId)
  await creditLines(tx, payment, refund.line_ids, `refund/${id}`, now)
}

const takeRefund = async (tx: Tx, refundId: string, orderId: string, truth: RefundTruth, now: Date): Promise<void> => {
  await lockKnownOrder(tx, orderId)
  const before = await findRefund(tx, refundId)
  const payment = await lockPayment(tx, before?.payment_id ?? '')
  const refund = await lockRefund(tx, refundId)
  if (refund.status !== 'Pending' || truth.status === 'Pending') return
  await closeRefund(tx, refundId, truth.status, truth.providerId, now)
  if (truth.status === 'Succeeded') return giveBack(tx, refund, payment, now)
  await releaseLines(tx, refundId)
  await addRefunded(tx, payment.id, 0 - refund.amount)
}

/** Tells the provider, with the refund's id as the key: told twice it is done once. What costs nothing needs nobody. */
export const finishRefund = async ({ db, provider, clock }: Ground, refundId: string): Promise<void> => {
  const refund = await findRefund(db, refundId)
  if (refund?.status !== 'Pending') return
  const payment = await findPayment(db, refund.payment_id)
  if (!payment) return
  const { amount } = refund
  const truth: RefundTruth =
    amount === 0 || !payment.provider_id
      ? { providerId: '', reference: refundId, status: 'Succeeded', amount }
      : await provider.refund({ reference: refundId, paymentProviderId: payment.provider_id, amount })
  await db.transaction().execute((tx) => takeRefund(tx, refundId, refund.order_id, truth, clock.now()))
}
