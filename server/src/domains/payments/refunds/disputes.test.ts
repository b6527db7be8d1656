import { expect, test } from 'vitest'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { cards } from '../../../../testing/money-shop.ts'
import { openRefundShop, tapeTwo } from '../../../../testing/refund-shop.ts'
import { finishRefund } from './finish-refund.ts'
import { takeDispute } from './take-dispute.ts'

const { money, db, buy, refund, statusesOf, licenseStates, owed } = await openRefundShop()

const disputeOf = (orderId: string) =>
  db
    .selectFrom('sandbox_disputes')
    .innerJoin('sandbox_payments', 'sandbox_payments.id', 'sandbox_disputes.payment_id')
    .innerJoin('payments', 'payments.id', 'sandbox_payments.idempotency_key')
    .select('sandbox_disputes.id')
    .where('payments.order_id', '=', orderId)
    .executeTakeFirstOrThrow()
const decide = async (orderId: string, won: boolean): Promise<void> => {
  const { closeDispute } = await import('#domains/payments/providers/sandbox/book.ts')
  const { id } = await disputeOf(orderId)
  await db.transaction().execute((tx) => closeDispute(tx, id, won, money.now()))
}

test('§6 a dispute holds the amount and revokes; winning it restores both', async () => {
  const before = await owed('lowtide')
  const buyer = await buy(['lowtide/tape-one'], cards.disputed)
  expect(await owed('lowtide')).toBe(before + 6_715)
  money.later(10)
  await money.settleDown()
  expect(await statusesOf(buyer.orderId)).toEqual(['Disputed'])
  expect(await licenseStates(buyer.orderId)).toEqual(['tape-one Revoked'])
  expect(await owed('lowtide')).toBe(before)
  expectProblem(await refund(buyer.orderId), 409)
  expect(await money.broken()).toEqual([])
  await decide(buyer.orderId, true)
  await money.settleDown()
  expect(await statusesOf(buyer.orderId)).toEqual(['Completed'])
  expect(await licenseStates(buyer.orderId)).toEqual(['tape-one Active'])
  expect(await owed('lowtide')).toBe(before + 6_715)
  expect(await money.broken()).toEqual([])
})

test('§6 a lost dispute takes the money, also when both events come at once and in the wrong order', async () => {
  const before = await owed('lowtide')
  const buyer = await buy(['lowtide/tape-one', 'lowtide/tape-two'], cards.disputed)
  await refund(buyer.orderId, { lineIds: [tapeTwo] })
  await money.settleDown()
  money.later(10)
  money.sandbox.faults.webhooks = 0
  await money.sandbox.deliver()
  await decide(buyer.orderId, false)
  const events = await db
    .selectFrom('sandbox_events')
    .select(['id', 'type'])
    .where('type', 'like', 'dispute.%')
    .where('next_try_at', 'is not', null)
    .execute()
  expect(events).toHaveLength(2)
  // The decision arrives first, the opening later.
  const opened = events.find(({ type }) => type === 'dispute.opened')
  await db
    .updateTable('sandbox_events')
    .set({ next_try_at: new Date(money.now().getTime() + 1_000) })
    .where('id', '=', opened?.id ?? '')
    .execute()
  money.sandbox.faults.webhooks = 2
  await money.settleDown()
  money.later(2)
  await money.settleDown()
  money.sandbox.faults.webhooks = 1
  expect(await statusesOf(buyer.orderId)).toEqual(['Disputed'])
  expect(await licenseStates(buyer.orderId)).toEqual(['tape-one Revoked', 'tape-two Revoked'])
  expect(await owed('lowtide')).toBe(before)
  const payment = await db
    .selectFrom('payments')
    .select(['captured', 'refunded'])
    .where('order_id', '=', buyer.orderId)
    .executeTakeFirstOrThrow()
  expect(payment).toEqual({ captured: 15_800, refunded: 15_800 })
  expect(await money.broken()).toEqual([])
})

/** A refund that is asked for, and before the provider hears of it the bank disputes the payment. */
const disputeDuringRefund = async () => {
  const before = await owed('lowtide')
  const buyer = await buy(['lowtide/tape-one', 'lowtide/tape-two'], cards.disputed)
  const { id } = (await refund(buyer.orderId, { lineIds: [tapeTwo] })).json()
  money.later(10)
  const { letTimePass } = await import('#domains/payments/providers/sandbox/book.ts')
  await db.transaction().execute((tx) => letTimePass(tx, money.now()))
  const deps = { db, providers: money.shop.payments, clock: { now: money.now } }
  await takeDispute(deps, money.shop.payments.current, (await disputeOf(buyer.orderId)).id)
  return { buyer, before, finish: () => finishRefund(deps, id) }
}
const payouts = async (orderId: string) =>
  db.selectFrom('payments').select(['captured', 'refunded']).where('order_id', '=', orderId).executeTakeFirstOrThrow()

test('§6 a dispute that comes before a refund covers the refused line too; when it is won, everything is as it was', async () => {
  const { buyer, before, finish } = await disputeDuringRefund()
  expect(await statusesOf(buyer.orderId)).toEqual(['Disputed'])
  expect(await owed('lowtide')).toBe(before + 6_715)
  expect(await money.broken()).toEqual([])
  await finish()
  expect(await owed('lowtide')).toBe(before)
  expect(await licenseStates(buyer.orderId)).toEqual(['tape-one Revoked', 'tape-two Revoked'])
  expect(await payouts(buyer.orderId)).toEqual({ captured: 15_800, refunded: 0 })
  expect(await money.broken()).toEqual([])
  await decide(buyer.orderId, true)
  await money.settleDown()
  expect(await statusesOf(buyer.orderId)).toEqual(['Completed'])
  expect(await licenseStates(buyer.orderId)).toEqual(['tape-one Active', 'tape-two Active'])
  expect(await owed('lowtide')).toBe(before + 2 * 6_715)
  expect(await money.broken()).toEqual([])
})

test.each([
  ['before', true],
  ['after', false],
])('§6 a dispute is lost %s the refund is refused: all the money is gone, once', async (_when, isRefusedLast) => {
  const { buyer, before, finish } = await disputeDuringRefund()
  if (!isRefusedLast) await finish()
  await decide(buyer.orderId, false)
  await money.settleDown()
  if (isRefusedLast) await finish()
  expect(await statusesOf(buyer.orderId)).toEqual(['Disputed'])
  expect(await licenseStates(buyer.orderId)).toEqual(['tape-one Revoked', 'tape-two Revoked'])
  expect(await owed('lowtide')).toBe(before)
  expect(await payouts(buyer.orderId)).toEqual({ captured: 15_800, refunded: 15_800 })
  expect(await money.broken()).toEqual([])
})
