import { expect, test } from 'vitest'
import { applyCoupon } from '#contract/orders/orders.ts'
import * as contract from '#contract/payments/refunds.ts'
import { getOrderSale } from '#contract/sales/staff-sales.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { item } from '../../../../testing/money-shop.ts'
import { openRefundShop, tapeOne, tapeTwo } from '../../../../testing/refund-shop.ts'
import { addCoupon } from '../../../../testing/sample-coupon.ts'

const { money, db, signIn, ada, buy, refund, salesOf, statusesOf, licenseStates, owed } = await openRefundShop()

test('§6 a full refund reverses everything: money, shares, licenses, coupon', async () => {
  const coupon = await addCoupon(db, { code: 'BACK', percentage: 0.1, maxUses: 1 })
  const buyer = money.buyer()
  await buyer.put([item('lowtide/tape-one'), item('glasshouse/pane')])
  await buyer.browser.call(applyCoupon, { params: { orderId: buyer.orderId }, query: { code: 'BACK' } })
  await buyer.save()
  const before = { lowtide: await owed('lowtide'), glasshouse: await owed('glasshouse') }
  await buyer.pay()
  const answer = await refund(buyer.orderId)
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({ status: 'Pending', amount: { currency: 'USD', amount: 150.1 } })
  await money.settleDown()
  expect(await statusesOf(buyer.orderId)).toEqual(['Refunded', 'Refunded'])
  expect(await licenseStates(buyer.orderId)).toEqual(['pane Revoked', 'tape-one Revoked'])
  expect({ lowtide: await owed('lowtide'), glasshouse: await owed('glasshouse') }).toEqual(before)
  expect(await db.selectFrom('coupons').select('uses').where('id', '=', coupon).executeTakeFirst()).toEqual({ uses: 0 })
  expect(expectProblem(await refund(buyer.orderId), 409).detail).toBe('Everything has already been refunded.')
  expect(await money.broken()).toEqual([])
})

test('§6 a refund of one line leaves the others', async () => {
  const buyer = await buy(['lowtide/tape-one', 'lowtide/tape-two', 'glasshouse/pane'])
  await refund(buyer.orderId, { lineIds: [tapeOne] })
  await money.settleDown()
  expect(await statusesOf(buyer.orderId)).toEqual(['Completed', 'PartiallyRefunded'])
  expect(await licenseStates(buyer.orderId)).toEqual(['pane Active', 'tape-one Revoked', 'tape-two Active'])
  expectProblem(await refund(buyer.orderId, { lineIds: [tapeOne] }), 409)
  expectProblem(await refund(buyer.orderId, { lineIds: ['p/lowtide/nothing/perpetual'] }), 400)
  expect(await money.broken()).toEqual([])
})

test('§6 a creator refunds only its own lines, and nobody else’s sale', async () => {
  const buyer = await buy(['lowtide/tape-one', 'glasshouse/pane'])
  const [glasshouse, lowtide] = await salesOf(buyer.orderId)
  const call = (saleId = '', body: object = {}) => ada.call(contract.refundSale, { params: { saleId }, body: { reason: 'Sorry', ...body } })
  expectProblem(await call(glasshouse?.id), 404)
  expectProblem(await call(lowtide?.id, { lineIds: ['p/glasshouse/pane/perpetual'] }), 400)
  expect((await call(lowtide?.id)).json()).toMatchObject({ amount: { amount: 79 } })
  await money.settleDown()
  expect(await statusesOf(buyer.orderId)).toEqual(['Completed', 'Refunded'])
  expect(await money.broken()).toEqual([])
})

test('§6 after 60 days it is too late', async () => {
  const buyer = await buy(['lowtide/tape-one'])
  const bought = money.now()
  money.later(60 * 24 * 3600 + 1)
  const back = await signIn({ staff: ['Owner'] })
  const answer = await back.call(contract.refundOrder, { params: { orderId: buyer.orderId }, body: { reason: 'Late' } })
  expect(expectProblem(answer, 409).detail).toBe('Orders can be refunded for 60 days.')
  money.later((bought.getTime() - money.now().getTime()) / 1000)
})

test('the same refund requested many times at once is made once', async () => {
  const buyer = await buy(['lowtide/tape-one', 'glasshouse/pane'])
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => refund(buyer.orderId)),
    ...Array.from({ length: 6 }, () => refund(buyer.orderId, { lineIds: ['p/glasshouse/pane/perpetual'] })),
  ])
  await money.settleDown()
  await money.settleDown()
  const given = answers.filter((answer) => answer.statusCode === 201).map((answer) => answer.json().amount.amount)
  expect(given.reduce((sum, amount) => sum + amount, 0)).toBe(158)
  const { refunded } = await db
    .selectFrom('sandbox_payments')
    .innerJoin('payments', 'payments.id', 'sandbox_payments.idempotency_key')
    .select('sandbox_payments.refunded')
    .where('payments.order_id', '=', buyer.orderId)
    .executeTakeFirstOrThrow()
  expect(refunded).toBe(15_800)
  expect(await money.broken()).toEqual([])
})

test('a refund waits while the provider is down, and is made once it is back', async () => {
  const buyer = await buy(['lowtide/tape-one'])
  money.sandbox.faults.isDown = true
  await refund(buyer.orderId)
  await money.settleDown().catch(() => undefined)
  expect(await statusesOf(buyer.orderId)).toEqual(['Completed'])
  money.sandbox.faults.isDown = false
  money.later(60)
  await money.reconcile()
  expect(await statusesOf(buyer.orderId)).toEqual(['Refunded'])
  expect(await money.broken()).toEqual([])
})

test('the ledger cannot be changed, and refuses entries that do not sum to zero', async () => {
  for (const table of ['ledger_lines', 'ledger_entries'] as const) {
    await expect(db.deleteFrom(table).execute()).rejects.toThrow('permission denied')
  }
  await expect(db.updateTable('ledger_lines').set({ amount: 1 }).execute()).rejects.toThrow('permission denied')
  const line = { entry_id: 'led_none', index: 0, account: 'Fees' as const, currency: 'USD' as const, amount: 5 }
  await expect(db.insertInto('ledger_lines').values(line).execute()).rejects.toThrow('does not sum to zero')
})

/** The provider refuses this refund, as it does for disputed charges. */
const exhaust = async (orderId: string): Promise<void> => {
  await db
    .updateTable('sandbox_payments')
    .from('payments')
    .set((set) => ({ refunded: set.ref('sandbox_payments.amount') }))
    .whereRef('payments.id', '=', 'sandbox_payments.idempotency_key')
    .where('payments.order_id', '=', orderId)
    .execute()
}

test('a refund that the provider refuses has failed: the line can be refunded later, and no other refund waits for it', async () => {
  const buyer = await buy(['lowtide/tape-one'])
  await exhaust(buyer.orderId)
  const before = await owed('lowtide')
  await refund(buyer.orderId)
  await money.settleDown()
  const made = await db.selectFrom('refunds').select(['status', 'amount']).where('order_id', '=', buyer.orderId).execute()
  expect(made).toEqual([{ status: 'Failed', amount: 7_900 }])
  expect(await statusesOf(buyer.orderId)).toEqual(['Completed'])
  expect(await licenseStates(buyer.orderId)).toEqual(['tape-one Active'])
  expect(await owed('lowtide')).toBe(before)
  expect(await money.broken()).toEqual([])
  expect((await refund(buyer.orderId)).statusCode).toBe(201)
  await money.settleDown()
})

test('of two refunds one fails: the order is not fully refunded, and its coupon stays used', async () => {
  const coupon = await addCoupon(db, { code: 'HALFBACK', percentage: 0.1, maxUses: 1 })
  const buyer = money.buyer()
  await buyer.put([item('lowtide/tape-one'), item('lowtide/tape-two')])
  await buyer.browser.call(applyCoupon, { params: { orderId: buyer.orderId }, query: { code: 'HALFBACK' } })
  await buyer.save()
  await buyer.pay()
  await money.settleDown()
  await refund(buyer.orderId, { lineIds: [tapeOne] })
  const second = (await refund(buyer.orderId, { lineIds: [tapeTwo] })).json()
  // The second is refused before it is sent, the first succeeds.
  await db
    .insertInto('sandbox_refunds')
    .values({
      id: `sbr_${second.id}`,
      idempotency_key: second.id,
      payment_id: (await db.selectFrom('payments').select('provider_id').where('order_id', '=', buyer.orderId).executeTakeFirstOrThrow())
        .provider_id as string,
      amount: 7_110,
      status: 'failed',
      created_at: money.now(),
    })
    .execute()
  await money.settleDown()
  expect(await statusesOf(buyer.orderId)).toEqual(['PartiallyRefunded'])
  expect(await licenseStates(buyer.orderId)).toEqual(['tape-one Revoked', 'tape-two Active'])
  expect(await db.selectFrom('coupons').select('uses').where('id', '=', coupon).executeTakeFirst()).toEqual({ uses: 1 })
  expect(await money.broken()).toEqual([])
})

test('15.7 a line whose refund is in progress says so', async () => {
  const buyer = await buy(['lowtide/tape-one', 'lowtide/tape-two'])
  money.sandbox.faults.isDown = true
  await refund(buyer.orderId, { lineIds: [tapeTwo] })
  const refundsOf = async () => {
    const staff = await signIn({ staff: ['CustomerSupport'] })
    const order = (await staff.call(getOrderSale, { params: { orderId: buyer.orderId } })).json()
    return order.sales.flatMap((sale: { lines: { refund: string | null }[] }) => sale.lines.map((line) => line.refund))
  }
  expect(await refundsOf()).toEqual([null, 'Pending'])
  money.sandbox.faults.isDown = false
  money.later(60)
  await money.settleDown()
  expect(await refundsOf()).toEqual([null, 'Succeeded'])
})
