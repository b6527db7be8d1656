import { listEntryLines, turn, writeEntry } from '#domains/ledger/index.ts'
import { restoreLicenses } from '#domains/licensing/index.ts'
import { lockKnownOrder } from '#domains/orders/index.ts'
import { givePeriodsBack } from '#domains/subscriptions/index.ts'
import type { Clock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { DisputeReport, PaymentProvider } from '#platform/payments/provider.ts'
import { findPaymentByProvider, lockPayment, type PaymentRow } from '../payment.store.ts'
import { askLateReturn } from './ask-late-return.ts'
import { closeDispute, findDisputeRow, insertDispute } from './dispute.store.ts'
import { holdLines, loseLateCapture, loseLines, losePaidByHand } from './hold-lines.ts'
import { listSaleLines } from './refund.store.ts'
import { restateSales } from './restate-sales.ts'

type Deps = { db: Reader; clock: Clock }

/** Holds what was neither refunded nor is about to be. */
const open = async (tx: Tx, payment: PaymentRow, report: DisputeReport, now: Date): Promise<string> => {
  const id = newId('dsp', now)
  const { order_id: orderId, currency } = payment
  await insertDispute(tx, {
    id,
    paymentId: payment.id,
    providerId: report.providerId,
    currency,
    amount: report.amount,
    dueAt: report.dueAt,
    now,
  })
  const lines = (await listSaleLines(tx, orderId)).filter((line) => line.refund_id === null)
  await holdLines(tx, { payment, disputeId: id, cause: id, lines, now })
  return id
}

type Closing = { id: string; status: 'Won' | 'Lost'; disputed: number; now: Date }

const close = async (tx: Tx, payment: PaymentRow, { id, status, disputed, now }: Closing): Promise<void> => {
  const { order_id: orderId, currency } = payment
  await closeDispute(tx, id, status, now)
  const held = await listEntryLines(tx, { kind: 'DisputeOpened', orderId, cause: id })
  if (status === 'Won') {
    await writeEntry(tx, { kind: 'DisputeWon', reference: id, orderId, currency, lines: turn(held), now })
    await restoreLicenses(tx, orderId, id, now)
    return givePeriodsBack(tx, orderId, id, now)
  }
  const amount = held.filter((line) => line.account === 'Held').reduce((sum, line) => sum - line.amount, 0)
  const lineIds = [...new Set(held.flatMap((line) => line.lineId ?? []))]
  await loseLines(tx, { payment, cause: id, lineIds, amount, now })
  await losePaidByHand(tx, { payment, cause: id, amount: disputed - amount, now })
}

/**
 * A dispute over a late capture, which belongs to the buyer. Nothing is held; if it is lost, the bank has refunded what
 * we had not; if it is won, we refund it after all.
 */
const takeLate = async (tx: Tx, payment: PaymentRow, report: DisputeReport, now: Date): Promise<void> => {
  const { currency } = payment
  const row = await findDisputeRow(tx, report.providerId)
  if (row && row.status !== 'Open') return
  const id = row?.id ?? newId('dsp', now)
  if (!row)
    await insertDispute(tx, {
      id,
      paymentId: payment.id,
      providerId: report.providerId,
      currency,
      amount: report.amount,
      dueAt: report.dueAt,
      now,
    })
  if (report.status === 'Open') return
  await closeDispute(tx, id, report.status, now)
  const left = payment.captured - payment.refunded
  if (report.status === 'Lost') await losePaidByHand(tx, { payment, cause: id, amount: report.amount - left, now })
  if (left === 0) return
  if (report.status === 'Lost') return loseLateCapture(tx, { payment, cause: id, amount: left, now })
  await askLateReturn(tx, payment, left, now)
}

const act = async (tx: Tx, known: { id: string; order_id: string }, report: DisputeReport, now: Date): Promise<void> => {
  await lockKnownOrder(tx, known.order_id)
  const payment = await lockPayment(tx, known.id)
  if (payment.status === 'LateCapture') return takeLate(tx, payment, report, now)
  if (payment.status !== 'Succeeded') throw new Error(`A dispute over ${payment.id}, which is not settled yet`)
  const row = await findDisputeRow(tx, report.providerId)
  const id = row?.id ?? (await open(tx, payment, report, now))
  if (report.status !== 'Open' && (row?.status ?? 'Open') === 'Open') {
    await close(tx, payment, { id, status: report.status, disputed: report.amount, now })
  }
  await restateSales(tx, { orderId: payment.order_id, paymentId: payment.id })
}

/** The buyer's bank disputes a payment, or has decided. A decision that arrives first opens and closes the dispute at once. */
export const takeDispute = async ({ db, clock }: Deps, provider: PaymentProvider, disputeId: string): Promise<void> => {
  const report = await provider.findDispute(disputeId)
  if (!report) return
  const known = await findPaymentByProvider(db, provider.name, report.paymentProviderId)
  if (known) await db.transaction().execute((tx) => act(tx, known, report, clock.now()))
}
