import { expect, test } from 'vitest'
import { closeDispute, letTimePass, sendRefundBack } from '#domains/payments/providers/sandbox/book.ts'
import { type Buyer, cards, item, openMoneyShop } from '../../../../testing/money-shop.ts'
import { addAccount } from '../../../../testing/sample-account.ts'
import { addCreator, addProduct } from '../../../../testing/sample-creator.ts'

import { listFailedRefunds } from './failed-refund.views.ts'
import { notePaidByHand } from './note-paid-by-hand.ts'

/** What a provider charges after its order has moved on. */

const money = await openMoneyShop()
const { db } = money
await addCreator(db, { id: 'lowtide' })
await addProduct(db, 'lowtide/tape-one')

const chargesOf = (orderId: string) =>
  db
    .selectFrom('sandbox_payments')
    .innerJoin('payments', 'payments.id', 'sandbox_payments.idempotency_key')
    .select(['sandbox_payments.status', 'sandbox_payments.refunded', 'sandbox_payments.amount'])
    .where('payments.order_id', '=', orderId)
    .where('sandbox_payments.status', '=', 'succeeded')
    .execute()

const chargeTooLate = async (): Promise<Buyer> => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  await buyer.pay(cards.confirm)
  // A misbehaving provider: it confirms a cancellation, and charges all the same.
  await buyer.cancel()
  const { id } = await db.selectFrom('payments').select('id').where('order_id', '=', buyer.orderId).executeTakeFirstOrThrow()
  await db.updateTable('sandbox_payments').set({ status: 'succeeded' }).where('idempotency_key', '=', id).execute()
  const body = JSON.stringify({ id: `evt_${id}`, type: 'payment.succeeded', object: { reference: id } })
  await db
    .insertInto('sandbox_events')
    .values({ id: `evt_${id}`, type: 'payment.succeeded', body, created_at: money.now(), next_try_at: money.now() })
    .execute()
  return buyer
}

test('a late capture is recorded and refunded', async () => {
  const buyer = await chargeTooLate()
  await money.settleDown()
  expect(await chargesOf(buyer.orderId)).toEqual([{ status: 'succeeded', amount: 7_900, refunded: 7_900 }])
  expect(await buyer.poll()).toMatchObject({ status: 'Open' })
  expect(await money.licensesOf(buyer.orderId)).toEqual([])
  expect(await money.broken()).toEqual([])
})

/** The bank disputes the late capture before it could be refunded. */
const disputeTooLate = async () => {
  const buyer = await chargeTooLate()
  // What happened to the payment is received first: sent together, the dispute may arrive before it, and is tried again seconds later.
  await money.sandbox.deliver()
  const charge = await db
    .selectFrom('sandbox_payments as s')
    .innerJoin('payments as p', 'p.id', 's.idempotency_key')
    .select(['s.id', 's.amount'])
    .where('p.order_id', '=', buyer.orderId)
    .executeTakeFirstOrThrow()
  await db.updateTable('sandbox_payments').set({ disputed_at: money.now() }).where('id', '=', charge.id).execute()
  await db.transaction().execute((tx) => letTimePass(tx, money.now()))
  await money.settleDown()
  const dispute = await db.selectFrom('sandbox_disputes').select('id').where('payment_id', '=', charge.id).executeTakeFirstOrThrow()
  return { buyer, dispute }
}
const bookedFor = async (orderId: string) => {
  const rows = await db
    .selectFrom('ledger_lines as l')
    .innerJoin('ledger_entries as e', 'e.id', 'l.entry_id')
    .select(['l.account', 'l.amount'])
    .where('e.order_id', '=', orderId)
    .execute()
  return Object.fromEntries(
    [...Map.groupBy(rows, (row) => row.account)].map(([account, of]) => [account, of.reduce((sum, { amount }) => sum + amount, 0)]),
  )
}

test.each([
  { won: false, refunded: 0 },
  { won: true, refunded: 7_900 },
])('15.7 a dispute over a late capture ends: won $won', async ({ won, refunded }) => {
  const { buyer, dispute } = await disputeTooLate()
  expect(await bookedFor(buyer.orderId)).toEqual({ Provider: 7_900, LateCapture: -7_900 })
  await db.transaction().execute((tx) => closeDispute(tx, dispute.id, won, money.now()))
  money.later(60)
  await money.settleDown()
  await money.settleDown()
  const row = await db.selectFrom('disputes').select('status').where('provider_id', '=', dispute.id).executeTakeFirstOrThrow()
  expect(row.status).toBe(won ? 'Won' : 'Lost')
  expect(await bookedFor(buyer.orderId)).toEqual({ Provider: 0, LateCapture: 0 })
  expect(await chargesOf(buyer.orderId)).toMatchObject([{ refunded }])
  expect(await db.selectFrom('provider_events').select('id').where('done_at', 'is', null).execute()).toEqual([])
  expect(await money.broken()).toEqual([])
})

test('15.7 a late capture that could not be returned and was paid another way is settled', async () => {
  const buyer = await chargeTooLate()
  await money.settleDown()
  const { id: refundId } = await db.selectFrom('refunds').select('id').where('order_id', '=', buyer.orderId).executeTakeFirstOrThrow()
  money.later(60)
  await db.transaction().execute((tx) => sendRefundBack(tx, refundId, money.now()))
  await money.settleDown()
  expect(await bookedFor(buyer.orderId)).toEqual({ Provider: 7_900, LateCapture: -7_900 })
  const { id: userId } = await addAccount(db)
  money.later(60)
  const amount = { currency: 'USD', amount: 79 } as const
  const noted = { refundId, note: 'By bank transfer', amount, userId, network: '', now: money.now() }
  await db.transaction().execute((tx) => notePaidByHand(tx, noted))
  expect(await bookedFor(buyer.orderId)).toEqual({ Provider: 7_900, LateCapture: 0, Bank: -7_900 })
  expect(await listFailedRefunds(db, money.now())).toEqual([])
  expect(await money.broken()).toEqual([])
})
