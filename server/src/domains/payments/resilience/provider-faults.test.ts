import { afterEach, expect, test } from 'vitest'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { cards, item, openMoneyShop } from '../../../../testing/money-shop.ts'
import { addCoupon } from '../../../../testing/sample-coupon.ts'
import { addCreator, addProduct } from '../../../../testing/sample-creator.ts'

const money = await openMoneyShop({ answerWithin: 2_000 })
const { db, sandbox } = money
await addCreator(db, { id: 'lowtide' })
await addProduct(db, 'lowtide/tape-one')
const calm = { ...sandbox.faults }
afterEach(() => void Object.assign(sandbox.faults, calm))

const chargesOf = (orderId: string) =>
  db
    .selectFrom('sandbox_payments')
    .innerJoin('payments', 'payments.id', 'sandbox_payments.idempotency_key')
    .select(['sandbox_payments.status', 'sandbox_payments.refunded', 'sandbox_payments.amount'])
    .where('payments.order_id', '=', orderId)
    .where('sandbox_payments.status', '=', 'succeeded')
    .execute()

test('while the provider is down the buyer is told so, nothing is charged, and the next attempt pays', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  sandbox.faults.isDown = true
  const answer = await buyer.pay()
  expect(expectProblem(answer, 503).type).toBe('/problems/provider-away')
  expect(answer.headers['retry-after']).toBe('5')
  expect(await buyer.poll()).toMatchObject({ status: 'Processing' })
  sandbox.faults.isDown = false
  const due = (await buyer.poll()).due
  expect((await buyer.pay(cards.paid, { due })).json()).toMatchObject({ status: 'Completed' })
  expect(await chargesOf(buyer.orderId)).toHaveLength(1)
})

test('a provider that was down and never received it: the cart is reopened a minute later, coupon included', async () => {
  const coupon = await addCoupon(db, { code: 'DOWN', percentage: 0.5, maxUses: 1 })
  const buyer = money.buyer()
  await buyer.put([item('lowtide/tape-one')])
  await db
    .updateTable('orders')
    .set({ coupon_ids: [coupon] })
    .where('id', '=', buyer.orderId)
    .execute()
  await buyer.save()
  sandbox.faults.isDown = true
  await buyer.pay()
  sandbox.faults.isDown = false
  money.later(60)
  await money.reconcile()
  expect(await buyer.poll()).toMatchObject({ status: 'Open' })
  expect(await db.selectFrom('coupons').select('uses').where('id', '=', coupon).executeTakeFirst()).toEqual({ uses: 0 })
  expect(await money.broken()).toEqual([])
})

test('a lost answer: the charge is found by the webhook', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  sandbox.faults.losesAnswers = true
  expectProblem(await buyer.pay(), 503)
  sandbox.faults.losesAnswers = false
  await money.settleDown()
  expect(await buyer.poll()).toMatchObject({ status: 'Completed' })
  expect(await chargesOf(buyer.orderId)).toHaveLength(1)
})

test('a lost answer and a lost webhook: the charge is found by the reconciliation', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  Object.assign(sandbox.faults, { losesAnswers: true, webhooks: 0 })
  expectProblem(await buyer.pay(), 503)
  Object.assign(sandbox.faults, calm)
  money.later(60)
  await money.reconcile()
  expect(await buyer.poll()).toMatchObject({ status: 'Completed' })
  await money.settleDown()
  expect(await money.licensesOf(buyer.orderId)).toHaveLength(1)
  expect(await money.broken()).toEqual([])
})

test('a lost answer, and the same card sent again: one charge', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  sandbox.faults.losesAnswers = true
  expectProblem(await buyer.pay(), 503)
  sandbox.faults.losesAnswers = false
  const { due } = await buyer.poll()
  expect((await buyer.pay(cards.paid, { due })).json()).toMatchObject({ status: 'Completed' })
  expect(await chargesOf(buyer.orderId)).toHaveLength(1)
})

test('a call that reaches the provider after it was cancelled charges nothing', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  // The provider processes it only after we have given up waiting.
  sandbox.faults.waitBefore = 2_500
  expectProblem(await buyer.pay(), 503)
  sandbox.faults.waitBefore = 0
  expect((await buyer.cancel()).json()).toMatchObject({ status: 'Open' })
  await sandbox.untilDone()
  await money.settleDown()
  expect(await chargesOf(buyer.orderId)).toEqual([])
  expect(await buyer.poll()).toMatchObject({ status: 'Open' })
})

test('webhooks that come three times, before the answer and after: everything happens once', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  Object.assign(sandbox.faults, { webhooks: 3, waitAfter: 150 })
  const paying = buyer.pay()
  for (let turn = 0; turn < 5; turn++) await money.settleDown()
  expect((await paying).json()).toMatchObject({ status: 'Completed' })
  await money.settleDown()
  expect(await money.licensesOf(buyer.orderId)).toHaveLength(1)
  expect(await money.broken()).toEqual([])
})

test('a payment that the provider fails after processing fails the order', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  await buyer.pay(cards.slow)
  const { giveUp } = await import('#domains/payments/providers/sandbox/book.ts')
  const { provider_id } = await db
    .selectFrom('payments')
    .select('provider_id')
    .where('order_id', '=', buyer.orderId)
    .executeTakeFirstOrThrow()
  await db.transaction().execute((tx) => giveUp(tx, provider_id ?? '', money.now()))
  await money.settleDown()
  expect(await buyer.poll()).toMatchObject({ status: 'Failed', declined: { reason: 'failed', words: 'The bank did not pay.' } })
  expect((await money.orderOf(buyer.orderId)).status).toBe('Failed')
  expect(await money.broken()).toEqual([])
})

test('a buyer who never confirms gets their cart back after half an hour', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  await buyer.pay(cards.confirm)
  money.later(29 * 60)
  await money.reconcile()
  expect(await buyer.poll()).toMatchObject({ status: 'NeedsConfirmation' })
  money.later(2 * 60)
  await money.reconcile()
  expect(await buyer.poll()).toMatchObject({ status: 'Open' })
  expect((await buyer.confirm()).json()).toMatchObject({ status: 'Open' })
})
