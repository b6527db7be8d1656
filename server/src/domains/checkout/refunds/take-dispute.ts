import { disputeLines, disputeLostLines, listEntryLines, turn, writeEntry } from '#domains/ledger/index.ts'
import { restoreLicenses, revokeLicenses } from '#domains/licensing/index.ts'
import { lockKnownOrder } from '#domains/orders/index.ts'
import { givePeriodsBack, takePeriodsBack } from '#domains/subscriptions/index.ts'
import type { Clock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { DisputeTruth, PaymentProvider } from '#platform/payments/provider.ts'
import { creditLines } from '../invoice-payment.ts'
import { addRefunded, findPaymentByProvider, lockPayment, type PaymentRow } from '../payment.store.ts'
import { closeDispute, findDisputeRow, insertDispute } from './dispute.store.ts'
import { restateSales, toSold } from './finish-refund.ts'
import { listSaleLines, setSaleStatus } from './refund.store.ts'

type Ground = { db: Reader; provider: PaymentProvider; clock: Clock }

/** Holds what was not given back yet, and revokes its licenses. */
const open = async (tx: Tx, payment: PaymentRow, truth: DisputeTruth, now: Date): Promise<string> => {
  const id = newId('dsp', now)
  const { order_id: orderId, currency } = payment
  const lines = (await listSaleLines(tx, orderId)).filter((line) => line.refund_id === null)
  await insertDispute(tx, { id, paymentId: payment.id, providerId: truth.providerId, currency, amount: truth.amount, now })
  await writeEntry(tx, { kind: 'DisputeOpened', reference: id, orderId, currency, lines: disputeLines(lines.map(toSold)), now })
  const lineIds = lines.map((line) => line.line_id)
  await revokeLicenses(tx, orderId, lineIds, id, now)
  await takePeriodsBack(tx, { orderId, lineIds, because: id, now })
  for (const saleId of new Set(lines.map((line) => line.sale_id))) await setSaleStatus(tx, saleId, 'Disputed')
  return id
}

const close = async (tx: Tx, payment: PaymentRow, id: string, status: 'Won' | 'Lost', now: Date): Promise<void> => {
  const { order_id: orderId, currency } = payment
  await closeDispute(tx, id, status, now)
  const held = await listEntryLines(tx, 'DisputeOpened', id)
  if (status === 'Won') {
    await writeEntry(tx, { kind: 'DisputeWon', reference: id, orderId, currency, lines: turn(held), now })
    await restoreLicenses(tx, orderId, id, now)
    await givePeriodsBack(tx, orderId, id, now)
    return restateSales(tx, await listSaleLines(tx, orderId))
  }
  const amount = held.filter((line) => line.account === 'Held').reduce((sum, line) => sum - line.amount, 0)
  await addRefunded(tx, payment.id, amount)
  await writeEntry(tx, { kind: 'DisputeLost', reference: id, orderId, currency, lines: disputeLostLines(amount), now })
  const lineIds = [...new Set(held.flatMap((line) => line.lineId ?? []))]
  await creditLines(tx, payment, lineIds, `dispute/${id}`, now)
}

const act = async (tx: Tx, known: { id: string; order_id: string }, truth: DisputeTruth, now: Date): Promise<void> => {
  await lockKnownOrder(tx, known.order_id)
  const payment = await lockPayment(tx, known.id)
  if (payment.status !== 'Succeeded') throw new Error(`A dispute over ${payment.id}, which is not settled yet`)
  const row = await findDisputeRow(tx, truth.providerId)
  const id = row?.id ?? (await open(tx, payment, truth, now))
  if (truth.status !== 'Open' && (row?.status ?? 'Open') === 'Open') await close(tx, payment, id, truth.status, now)
}

/** The buyer's bank disputes a payment, or has decided. A decision that comes first opens and closes at once. */
export const takeDispute = async ({ db, provider, clock }: Ground, disputeId: string): Promise<void> => {
  const truth = await provider.findDispute(disputeId)
  if (!truth) return
  const known = await findPaymentByProvider(db, provider.name, truth.paymentProviderId)
  if (known) await db.transaction().execute((tx) => act(tx, known, truth, clock.now()))
}
