import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { Card, PaymentOrder } from '../../../../platform/payments/provider.ts'
import { playCard, playSavedCard } from './card.rules.ts'
import './sandbox.tables.ts'

/** What the Sandbox refuses, in place of an answer. */
export class SandboxSaysNo extends Error {
  readonly status: number

  constructor(status: number, text: string) {
    super(text)
    this.status = status
  }
}

const after = (now: Date, milliseconds: number | undefined): Date | null =>
  milliseconds === undefined ? null : new Date(now.getTime() + milliseconds)

const tell = async (tx: Tx, type: string, object: Record<string, unknown>, now: Date): Promise<void> => {
  const id = newId('evt', now)
  const body = JSON.stringify({ id, type, object })
  await tx.insertInto('sandbox_events').values({ id, type, body, created_at: now, next_try_at: now }).execute()
}

const lock = async (tx: Tx, id: string) =>
  (await tx.selectFrom('sandbox_payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ??
  (() => {
    throw new SandboxSaysNo(404, 'No such payment')
  })()

type Row = Awaited<ReturnType<typeof lock>>

const become = async (tx: Tx, row: Row, change: { status: Row['status']; reason?: string; disputedAt?: Date | null }, now: Date) => {
  const { status, reason = null } = change
  await tx
    .updateTable('sandbox_payments')
    .set({ status, reason, settles_at: null, ...(change.disputedAt && { disputed_at: change.disputedAt }) })
    .where('id', '=', row.id)
    .execute()
  await tell(tx, `payment.${status}`, { payment: row.id, reference: row.idempotency_key }, now)
  return { ...row, status, reason }
}

const findByKey = (db: Reader, key: string) =>
  db.selectFrom('sandbox_payments').selectAll().where('idempotency_key', '=', key).executeTakeFirst()

/** The same key again returns the same payment; with another amount it is an error. */
const requireSame = (row: Row, { amount, currency }: Pick<PaymentOrder, 'amount' | 'currency'>): Row => {
  if (row.amount !== amount || row.currency !== currency) throw new SandboxSaysNo(409, 'This key was used for another payment')
  return row
}

const insert = (tx: Tx, key: string, order: PaymentOrder, row: Partial<Row> & Pick<Row, 'status' | 'method'>, now: Date) =>
  tx
    .insertInto('sandbox_payments')
    .values({
      id: newId('sbx', now),
      idempotency_key: key,
      reason: null,
      currency: order.currency,
      amount: order.amount,
      country: 'US',
      created_at: now,
      settles_at: null,
      disputed_at: null,
      ...row,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returningAll()
    .executeTakeFirst()

const cardNumber = (order: PaymentOrder): string =>
  (order.savedMethod ?? order.chosenMethod)?.replace('pm_', '') ?? order.card?.number ?? ''

const play = ({ card, savedMethod, chosenMethod }: PaymentOrder, now: Date) => {
  if (chosenMethod) return playCard({ number: chosenMethod.replace('pm_', ''), expiry: '12/99' }, now)
  if (savedMethod) return playSavedCard(savedMethod.replace('pm_', ''), now)
  if (!card) throw new SandboxSaysNo(400, 'A card is needed')
  return playCard(card, now)
}

/** Saves a card to be charged later. A declined or expired one is not saved. */
export const storeCard = (card: Card | undefined, now: Date): { method: string } | { reason: string } => {
  if (!card) throw new SandboxSaysNo(400, 'A card is needed')
  const { status, reason = 'The card was declined.' } = playCard(card, now)
  return status === 'declined' ? { reason } : { method: `pm_${card.number}` }
}

export const pay = async (tx: Tx, key: string, order: PaymentOrder, now: Date): Promise<Row> => {
  const outcome = play(order, now)
  const made = await insert(
    tx,
    key,
    order,
    {
      status: outcome.status,
      reason: outcome.reason ?? null,
      method: `pm_${cardNumber(order)}`,
      settles_at: after(now, outcome.settlesAfter),
      disputed_at: after(now, outcome.disputedAfter),
    },
    now,
  )
  if (!made) return requireSame((await findByKey(tx, key)) as Row, order)
  if (made.status !== 'requires_confirmation') {
    await tell(tx, `payment.${made.status}`, { payment: made.id, reference: key }, now)
  }
  return made
}

export const confirm = async (tx: Tx, id: string, approved: boolean, now: Date): Promise<Row> => {
  const row = await lock(tx, id)
  if (row.status !== 'requires_confirmation') return row
  if (approved) return become(tx, row, { status: 'succeeded' }, now)
  return become(tx, row, { status: 'declined', reason: 'The payment wasn’t confirmed.' }, now)
}

/** Cancelling an unknown payment reserves its key: when the payment arrives, it is refused. */
export const cancel = async (tx: Tx, key: string, order: PaymentOrder, now: Date): Promise<Row> => {
  const made = await insert(tx, key, order, { status: 'canceled', method: 'none' }, now)
  if (made) return made
  const row = await lock(tx, ((await findByKey(tx, key)) as Row).id)
  const isOpen = row.status === 'requires_confirmation' || row.status === 'processing'
  return isOpen ? become(tx, row, { status: 'canceled' }, now) : row
}

export const find = (db: Reader, key: string) => findByKey(db, key)

const isDisputed = async (tx: Tx, paymentId: string): Promise<boolean> =>
  (await tx
    .selectFrom('sandbox_disputes')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('status', '<>', 'won')
    .executeTakeFirst()) !== undefined

/** No refund above what was captured, or of what the bank has taken already: that is a final answer. */
export const refund = async (tx: Tx, key: string, { paymentId, amount }: { paymentId: string; amount: number }, now: Date) => {
  const row = await lock(tx, paymentId)
  const known = await tx.selectFrom('sandbox_refunds').selectAll().where('idempotency_key', '=', key).executeTakeFirst()
  if (known) return known
  const isGood = row.status === 'succeeded' && row.refunded + amount <= row.amount && !(await isDisputed(tx, paymentId))
  const status = isGood ? ('succeeded' as const) : ('failed' as const)
  if (isGood) {
    await tx
      .updateTable('sandbox_payments')
      .set({ refunded: sql<number>`refunded + ${amount}` })
      .where('id', '=', paymentId)
      .execute()
  }
  const made = { id: newId('sbr', now), idempotency_key: key, payment_id: paymentId, amount, status, created_at: now }
  await tx.insertInto('sandbox_refunds').values(made).execute()
  await tell(tx, `refund.${status}`, { refund: made.id, reference: key }, now)
  return made
}

/** A bank returns a refund, long after it was made. */
export const sendRefundBack = async (tx: Tx, key: string, now: Date): Promise<void> => {
  const made = await tx
    .updateTable('sandbox_refunds')
    .set({ status: 'failed' })
    .where('idempotency_key', '=', key)
    .where('status', '=', 'succeeded')
    .returningAll()
    .executeTakeFirst()
  if (!made) return
  await tx
    .updateTable('sandbox_payments')
    .set({ refunded: sql<number>`refunded - ${made.amount}` })
    .where('id', '=', made.payment_id)
    .execute()
  await tell(tx, 'refund.failed', { refund: made.id, reference: key }, now)
}

export const findDispute = (db: Reader, id: string) => db.selectFrom('sandbox_disputes').selectAll().where('id', '=', id).executeTakeFirst()

export const closeDispute = async (tx: Tx, id: string, won: boolean, now: Date): Promise<void> => {
  const status = won ? 'won' : 'lost'
  const { numUpdatedRows } = await tx
    .updateTable('sandbox_disputes')
    .set({ status })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (numUpdatedRows === 1n) await tell(tx, `dispute.${status}`, { dispute: id }, now)
}

/** The provider gives up on a payment that was processing. */
export const giveUp = async (tx: Tx, id: string, now: Date): Promise<Row> => {
  const row = await lock(tx, id)
  return row.status === 'processing' ? become(tx, row, { status: 'failed', reason: 'The bank did not pay.' }, now) : row
}

const openDispute = async (tx: Tx, row: Pick<Row, 'id' | 'amount'>, now: Date): Promise<void> => {
  const id = newId('sbd', now)
  const made = await tx
    .insertInto('sandbox_disputes')
    .values({ id, payment_id: row.id, amount: row.amount, status: 'open', created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  await tx.updateTable('sandbox_payments').set({ disputed_at: null }).where('id', '=', row.id).execute()
  if (made.numInsertedOrUpdatedRows === 1n) await tell(tx, 'dispute.opened', { dispute: id }, now)
}

/** What happens by itself: payments in processing are paid, and some are disputed. */
export const letTimePass = async (tx: Tx, now: Date): Promise<void> => {
  const due = (column: 'settles_at' | 'disputed_at') =>
    tx.selectFrom('sandbox_payments').selectAll().where(column, '<=', now).limit(100).forUpdate().skipLocked().execute()
  for (const row of await due('settles_at')) await become(tx, row, { status: 'succeeded' }, now)
  for (const row of await due('disputed_at')) await openDispute(tx, row, now)
}
