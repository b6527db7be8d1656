import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Route } from '#contract/core/route.ts'
import * as contract from '#contract/orders/orders.ts'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { newAddress } from '../../../testing/sample-calls.ts'
import { addCoupon } from '../../../testing/sample-coupon.ts'
import { addBundle, addCreator, addDiscount, addDraft, addProduct } from '../../../testing/sample-creator.ts'
import { openTestApp, openTestShop, testDay } from '../../../testing/test-shop.ts'
import { findFrameOrigins } from './index.ts'

const shop = await openTestShop()
const app = await openTestApp(shop)
const { db } = shop.database
for (const id of ['lowtide', 'glasshouse']) await addCreator(db, { id })
await addCreator(db, { id: 'hidden', live: false })
const monthly = sampleVariation({ id: 'monthly', prices: { USD: 900 }, recurrence: { type: 'Recurring', cycleLength: 'Monthly' } })
const tiers = [{ minQuantity: 5, prices: { USD: 6000 } }]
await addProduct(db, 'lowtide/tape-one', { variations: [sampleVariation({ tiers }), monthly] })
await addProduct(db, 'lowtide/tape-two')
await addProduct(db, 'glasshouse/pane')
await addProduct(db, 'hidden/secret')
await addDraft(db, 'lowtide/draft')
await addBundle(db, 'lowtide/both', ['tape-one', 'tape-two'])
await addProduct(db, 'glasshouse/on-sale')
await addDiscount(db, 'glasshouse/on-sale')

type Wanted = { id?: string; query?: Record<string, string>; body?: object }

const call = (route: Route, { id = randomUUID(), query, body }: Wanted = {}) =>
  app.inject({
    method: route.method,
    url: route.path.replace('{orderId}', id),
    remoteAddress: newAddress(),
    ...(query && { query }),
    ...(body && { payload: body }),
  })

const item = (path: string, change: object = {}) => {
  const [creatorId, productId] = path.split('/')
  return { type: 'Product', creatorId, productId, variationId: 'perpetual', quantity: 1, ...change }
}
const put = (items: object[], { id, currency = 'USD' }: { id?: string; currency?: string } = {}) =>
  call(contract.patchOrder, { ...(id && { id }), body: { currency, items } })

test('§4 a cart the server has never seen begins as an Open order, and is read by its id', async () => {
  const id = randomUUID()
  expectProblem(await call(contract.getOrder, { id }), 404)
  const made = (await put([item('lowtide/tape-one', { quantity: 2 })], { id })).json()
  expect(made).toMatchObject({ id, status: 'Open', currency: 'USD', customer: null, couponsApplied: [] })
  expect(made.items).toMatchObject([
    { id: 'p/lowtide/tape-one/perpetual', type: 'Product', productId: 'tape-one', quantity: 2, isDefaultVariation: true, partial: false },
  ])
  expect(made.total.due).toEqual({ currency: 'USD', amount: 158 })
  expect(made.checkoutUrl).toBe(`${shop.config.publicUrl}/checkout/${id}`)
  expect((await call(contract.getOrder, { id })).json()).toEqual(made)
})

test('prices, totals and whole products in the request are ignored', async () => {
  const lie = {
    price: { USD: 0.01 },
    total: { due: { currency: 'USD', amount: 0 } },
    product: { name: 'Free' },
    appliedDiscount: { percentage: 1 },
  }
  const answer = await call(contract.patchOrder, {
    body: {
      currency: 'USD',
      items: [item('lowtide/tape-one', lie)],
      total: { due: 0 },
      status: 'Completed',
      couponsApplied: [{ id: 'cpn_1' }],
    },
  })
  expect(answer.json()).toMatchObject({ status: 'Open', couponsApplied: [], total: { due: { amount: 79 } } })
})

test('tiers, discounts, variations and bundles are priced as their pages show them, with the reasons', async () => {
  const order = (
    await put([
      item('lowtide/tape-one', { quantity: 5 }),
      item('lowtide/tape-one', { variationId: 'monthly' }),
      item('glasshouse/on-sale'),
      { type: 'Bundle', creatorId: 'lowtide', bundleId: 'both', variationId: 'perpetual', quantity: 1 },
    ])
  ).json()
  expect(order.items.map((one: { total: { due: { amount: number } } }) => one.total.due.amount)).toEqual([300, 9, 59.25, 99])
  expect(order.items[0].steps.map((step: { words: string }) => step.words)).toEqual(['Price', 'From 5 on'])
  expect(order.items[2]).toMatchObject({ appliedDiscount: { name: 'Spring sale' }, variation: { hasDiscount: true } })
  expect(order.total).toMatchObject({ original: { amount: 582 }, discount: { amount: 114.75 }, due: { amount: 467.25 } })
})

test('another currency, also one without decimals', async () => {
  const order = (await put([item('lowtide/tape-one')], { currency: 'JPY' })).json()
  expect(order.total.due).toEqual({ currency: 'JPY', amount: 11_771 })
})

test.each([
  ['a product nobody has', item('lowtide/nothing'), 'This is no longer for sale'],
  ['a draft', item('lowtide/draft'), 'This is no longer for sale'],
  ['a product of a creator that is not live', item('hidden/secret'), 'This is no longer for sale'],
  ['a product of another creator', item('glasshouse/tape-one'), 'This is no longer for sale'],
  ['another variation', item('lowtide/tape-two', { variationId: 'monthly' }), 'This variation is no longer for sale'],
])('%s is refused at its line, and the order stays as it was', async (_what, wrong, text) => {
  const id = randomUUID()
  await put([item('lowtide/tape-two')], { id })
  const problem = expectProblem(await put([item('lowtide/tape-one'), wrong], { id }), 400)
  expect(problem.errors).toEqual({ 'items.1.id': [text] })
  expect((await call(contract.getOrder, { id })).json().items).toMatchObject([{ productId: 'tape-two' }])
})

test.each([
  [{ quantity: 0 }, 'items.0.quantity'],
  [{ quantity: -1 }, 'items.0.quantity'],
  [{ quantity: 1.5 }, 'items.0.quantity'],
  [{ quantity: 1000 }, 'items.0.quantity'],
  [{ quantity: '2' }, 'items.0.quantity'],
  [{ productId: undefined }, 'items.0.productId'],
  [{ creatorId: 'UPPER' }, 'items.0.creatorId'],
  [{ type: 'License' }, 'items.0.type'],
])('a line with %j is refused at its field', async (change, field) => {
  const problem = expectProblem(await put([item('lowtide/tape-one', change)]), 400)
  expect(Object.keys(problem.errors ?? {})).toEqual([field])
})

test('the same line twice, 51 lines, and a currency that is not sold in are refused', async () => {
  expectProblem(await put([item('lowtide/tape-one'), item('lowtide/tape-one')]), 400)
  expectProblem(await put(Array.from({ length: 51 }, () => item('lowtide/tape-one'))), 400)
  expectProblem(await put([item('lowtide/tape-one')], { currency: 'XXX' }), 400)
})

test('an order that is not Open cannot be changed', async () => {
  const id = randomUUID()
  await put([item('lowtide/tape-one')], { id })
  for (const status of ['PaymentProcessing', 'Paid', 'Completed', 'Failed'] as const) {
    await db.updateTable('orders').set({ status }).where('id', '=', id).execute()
    expectProblem(await put([], { id }), 409)
    expectProblem(await call(contract.applyCoupon, { id, query: { code: 'WARM' } }), 409)
  }
})

test('§5 a coupon is applied and removed again, in any case', async () => {
  const coupon = await addCoupon(db, { code: 'WARM20', percentage: 0.2 })
  const id = randomUUID()
  await put([item('lowtide/tape-one'), item('glasshouse/pane')], { id })
  const applied = (await call(contract.applyCoupon, { id, query: { code: 'warm20' } })).json()
  expect(applied.couponsApplied).toEqual([{ id: coupon, code: 'WARM20', creatorId: 'lowtide', name: 'Coupon WARM20', description: null }])
  expect(applied.total.due.amount).toBe(142.2)
  const again = (await call(contract.applyCoupon, { id, query: { code: 'WARM20' } })).json()
  expect(again.couponsApplied).toHaveLength(1)
  const removed = (await call(contract.removeCoupon, { id, query: { id: coupon, creator: 'lowtide', code: 'WARM20' } })).json()
  expect(removed).toMatchObject({ couponsApplied: [], total: { due: { amount: 158 } } })
})

test('§5 a code that several creators use is tried for each creator in the cart', async () => {
  await addCoupon(db, { code: 'SHARED', creatorId: 'lowtide', percentage: 0.5 })
  await addCoupon(db, { code: 'SHARED', creatorId: 'glasshouse', amounts: { USD: 1000 } })
  const id = randomUUID()
  await put([item('lowtide/tape-one'), item('glasshouse/pane')], { id })
  const applied = (await call(contract.applyCoupon, { id, query: { code: 'SHARED' } })).json()
  expect(applied.couponsApplied).toHaveLength(2)
  expect(applied.total.due.amount).toBe(108.5)
})

const anHour = 60 * 60 * 1000
test.each([
  ['NOBODYS', undefined, 'This code doesn’t work for anything in your cart'],
  ['ENDED', { endsAt: new Date(testDay) }, 'This code has ended'],
  ['LATER', { startsAt: new Date(new Date(testDay).getTime() + anHour) }, 'This code isn’t valid yet'],
  ['OFF', { isOn: false }, 'This code is turned off'],
  [
    'OTHERS-ALONE',
    { targets: [{ kind: 'product' as const, itemId: 'tape-two', variationId: null }], isExclusive: true },
    'This code doesn’t apply to anything in your cart',
  ],
  [
    'OTHERS',
    { targets: [{ kind: 'product' as const, itemId: 'tape-two', variationId: null }] },
    'This code doesn’t apply to anything in your cart',
  ],
  ['BIG', { minimum: { USD: 100_000 } }, 'Your cart is below the minimum for this code'],
])('§5 code %s says why it cannot be used', async (code, coupon, text) => {
  if (coupon) await addCoupon(db, { code, ...coupon })
  const id = randomUUID()
  await put([item('lowtide/tape-one')], { id })
  expect(expectProblem(await call(contract.applyCoupon, { id, query: { code } }), 400).errors).toEqual({ code: [text] })
  expect((await call(contract.getOrder, { id })).json().couponsApplied).toEqual([])
})

test('§5 an exclusive coupon that would make the cart dearer is refused with the reason', async () => {
  await addCoupon(db, { code: 'ALONE', creatorId: 'glasshouse', percentage: 0.1, isExclusive: true })
  const id = randomUUID()
  await put([item('glasshouse/on-sale')], { id })
  const problem = expectProblem(await call(contract.applyCoupon, { id, query: { code: 'ALONE' } }), 400)
  expect(problem.errors).toEqual({ code: ['Your cart is cheaper without this code'] })
})

test('utm values of the landing page are stored with the order', async () => {
  const id = randomUUID()
  const body = { currency: 'USD', items: [item('lowtide/tape-one')] }
  await call(contract.patchOrder, { id, query: { utm_source: 'newsletter', utm_campaign: 'spring', nonsense: '1' }, body })
  const row = await db.selectFrom('orders').select('utm').where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.utm).toEqual({ utm_source: 'newsletter', utm_campaign: 'spring' })
})

test('§11 returnUrl must be on our own origin, or on one that every creator in the cart allows', async () => {
  await addCreator(db, { id: 'with-site', allowedOrigins: ['https://with.test', 'https://both.test'] })
  await addCreator(db, { id: 'with-other', allowedOrigins: ['https://both.test'] })
  await addProduct(db, 'with-site/one')
  await addProduct(db, 'with-other/two')
  const send = (returnUrl: string, ...paths: string[]) =>
    call(contract.patchOrder, { query: { checkout: 'true', returnUrl }, body: { currency: 'USD', items: paths.map((path) => item(path)) } })
  expect((await send(`${shop.config.publicUrl}/cart`, 'with-site/one')).statusCode).toBe(200)
  expect((await send('https://with.test/shop', 'with-site/one')).statusCode).toBe(200)
  expect((await send('https://both.test/shop', 'with-site/one', 'with-other/two')).statusCode).toBe(200)
  for (const wrong of ['https://evil.test/', 'https://with.test/shop', 'javascript:alert(1)']) {
    const problem = expectProblem(await send(wrong, 'with-site/one', 'with-other/two'), 400)
    expect(Object.keys(problem.errors ?? {})).toEqual(['returnUrl'])
  }
})

test('a checkout is framed only by sites that every creator in the order allows', async () => {
  const id = randomUUID()
  await put([item('with-site/one')], { id })
  expect(await findFrameOrigins(db, id)).toEqual(['https://with.test', 'https://both.test'])
  await put([item('with-site/one'), item('with-other/two')], { id })
  expect(await findFrameOrigins(db, id)).toEqual(['https://both.test'])
  await put([item('with-site/one'), item('lowtide/tape-one')], { id })
  expect(await findFrameOrigins(db, id)).toEqual([])
  expect(await findFrameOrigins(db, randomUUID())).toEqual([])
})
