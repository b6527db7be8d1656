import { expect, test } from 'vitest'
import type { Route } from '#contract/core/route.ts'
import * as contract from '#contract/coupons/coupons.ts'
import { applyCoupon } from '#contract/orders/orders.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { item, openMoneyShop } from '../../../testing/money-shop.ts'
import { newAddress } from '../../../testing/sample-calls.ts'
import { addBundle, addCreator, addDiscount, addProduct } from '../../../testing/sample-creator.ts'
import { addUser, type SampleUser } from '../../../testing/sample-user.ts'

const money = await openMoneyShop()
const { app, db } = money
for (const id of ['lowtide', 'glasshouse']) await addCreator(db, { id })
await addProduct(db, 'lowtide/tape-one')
await addProduct(db, 'lowtide/on-sale')
await addDiscount(db, 'lowtide/on-sale')
await addBundle(db, 'lowtide/both', ['tape-one', 'on-sale'])
await addProduct(db, 'glasshouse/pane')
const ada = await addUser(db, { email: 'ada@example.test', teams: { lowtide: ['Admin'] } })
const developer = await addUser(db, { email: 'd@example.test', teams: { lowtide: ['PluginDeveloper'] } })
const stranger = await addUser(db, { email: 's@example.test', teams: { glasshouse: ['Admin'] } })

type Wanted = { params?: Record<string, string>; body?: object }
const call = (who: SampleUser, route: Route, { params = {}, body }: Wanted = {}) =>
  app.inject({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => params[name] ?? ''),
    remoteAddress: newAddress(),
    headers: { cookie: who.cookie },
    ...(body && { payload: body }),
  })

let count = 0
const form = (change: object = {}) => ({
  code: `warm-${++count}`,
  name: 'Warm',
  description: null,
  off: { type: 'PercentageOffDiscount', percentage: 0.2 },
  targets: null,
  minimum: null,
  isExclusive: false,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  recurringPaymentUseCount: null,
  isOn: true,
  ...change,
})
const create = async (change: object = {}) => (await call(ada, contract.createCoupon, { body: form(change) })).json() as contract.Coupon

test('§5 a coupon keeps every field it was given, and its code in capitals', async () => {
  const all = {
    code: 'spring_26',
    name: 'Spring',
    description: 'For the newsletter',
    off: {
      type: 'FlatAmountOffDiscount',
      amount: { USD: 10, EUR: 9, GBP: 8, CHF: 9, NOK: 100, SEK: 100, DKK: 70, CAD: 13, AUD: 15, JPY: 1500 },
    },
    targets: [
      { kind: 'Product', itemId: 'tape-one', variationId: 'perpetual' },
      { kind: 'Bundle', itemId: 'both', variationId: null },
    ],
    minimum: { USD: 50, JPY: 7000 },
    isExclusive: true,
    startsAt: '2030-02-01T00:00:00.000Z',
    endsAt: '2030-04-01T00:00:00.000Z',
    maxUses: 100,
    maxUsesPerCustomer: 2,
    recurringPaymentUseCount: 3,
    isOn: true,
  }
  const made = await call(ada, contract.createCoupon, { body: all })
  expect(made.statusCode).toBe(201)
  const { id } = made.json()
  const read = (await call(ada, contract.getCoupon, { params: { couponId: id } })).json()
  expect(read).toMatchObject({ ...all, code: 'SPRING_26', status: 'On', uses: 0, revenue: [], reductions: [], sales: [] })
})

test.each([
  [{ code: 'AB' }, 'code'],
  [{ code: 'WITH SPACE' }, 'code'],
  [{ code: 'X'.repeat(41) }, 'code'],
  [{ name: ' ' }, 'name'],
  [{ off: { type: 'PercentageOffDiscount', percentage: 1.2 } }, 'off.percentage'],
  [{ off: { type: 'FlatAmountOffDiscount', amount: { EUR: 5 } } }, 'off.amount'],
  [{ off: { type: 'FlatAmountOffDiscount', amount: { USD: 5, JPY: 5.5 } } }, 'off.amount.JPY'],
  [{ targets: [] }, 'targets'],
  [{ targets: [{ kind: 'Product', itemId: 'pane', variationId: null }] }, 'targets.0'],
  [{ targets: [{ kind: 'Product', itemId: 'tape-one', variationId: 'nothing' }] }, 'targets.0'],
  [{ minimum: {} }, 'minimum'],
  [{ maxUses: 0 }, 'maxUses'],
  [{ maxUsesPerCustomer: 1.5 }, 'maxUsesPerCustomer'],
  [{ startsAt: '2030-04-01T00:00:00Z', endsAt: '2030-03-01T00:00:00Z' }, 'endsAt'],
])('§5 a coupon with %j is refused at its field', async (change, field) => {
  const problem = expectProblem(await call(ada, contract.createCoupon, { body: form(change) }), 400)
  expect(Object.keys(problem.errors ?? {})).toEqual([field])
})

test('§5 a code is unique per creator, in any case; another creator may use it too', async () => {
  const { code } = await create()
  const problem = expectProblem(await call(ada, contract.createCoupon, { body: form({ code: code.toLowerCase() }) }), 400)
  expect(problem.errors).toEqual({ code: ['You already have a coupon with this code'] })
  expect((await call(stranger, contract.createCoupon, { body: form({ code }) })).statusCode).toBe(201)
})

test('a coupon is changed and switched by its own creator alone', async () => {
  const { id } = await create()
  const params = { couponId: id }
  expect((await call(ada, contract.changeCoupon, { params, body: form({ name: 'Warmer', code: 'WARMER' }) })).json()).toMatchObject({
    name: 'Warmer',
    code: 'WARMER',
  })
  expect((await call(ada, contract.switchCoupon, { params, body: { isOn: false } })).json()).toMatchObject({ isOn: false, status: 'Off' })
  expectProblem(await call(stranger, contract.getCoupon, { params }), 404)
  expectProblem(await call(stranger, contract.changeCoupon, { params, body: form() }), 404)
  expectProblem(await call(stranger, contract.switchCoupon, { params, body: { isOn: true } }), 404)
  expectProblem(await call(developer, contract.switchCoupon, { params, body: { isOn: true } }), 403)
  expect((await call(developer, contract.getCoupon, { params })).statusCode).toBe(200)
})

test('uses, revenue and the sales of a coupon come from what was paid, and its limit cannot be set below its uses', async () => {
  const { id, code } = await create({ maxUses: 5 })
  const params = { couponId: id }
  const buyer = money.buyer()
  await buyer.put([item('lowtide/tape-one', { quantity: 2 }), item('glasshouse/pane')])
  await buyer.browser.call(applyCoupon, { params: { orderId: buyer.orderId }, query: { code } })
  await buyer.save()
  expect((await buyer.pay()).json().status).toBe('Completed')
  const read = (await call(ada, contract.getCoupon, { params })).json() as contract.Coupon
  expect(read).toMatchObject({ uses: 1, revenue: [{ currency: 'USD', amount: 126.4 }], reductions: [{ currency: 'USD', amount: 31.6 }] })
  expect(read.sales).toMatchObject([{ due: { amount: 126.4 }, reduction: { amount: 31.6 } }])
  const rows = (await call(ada, contract.listCoupons)).json() as contract.CouponRow[]
  expect(rows.find((row) => row.id === id)).toMatchObject({ uses: 1, maxUses: 5, revenue: [{ amount: 126.4 }] })

  const second = await money.buyer().fill([item('lowtide/tape-one')], 'NOK')
  await second.browser.call(applyCoupon, { params: { orderId: second.orderId }, query: { code } })
  await second.save()
  await second.pay()
  const { sales } = (await call(ada, contract.getCoupon, { params })).json() as contract.Coupon
  const inKroner = sales?.find(({ due }) => due.currency === 'NOK')
  expect(inKroner?.due.amount, 'more as a number, and less in dollars').toBeGreaterThan(126.4)
  expect(inKroner?.inDollars).toMatchObject({ due: { amount: expect.closeTo(63.2, 0) }, reduction: { amount: expect.closeTo(15.8, 0) } })
  const problem = expectProblem(await call(ada, contract.changeCoupon, { params, body: form({ code, maxUses: 1 }) }), 400)
  expect(problem.errors).toEqual({ maxUses: ['It has already been used more often'] })
})

test('the CSV file has a row for each coupon, and no cell starts a formula', async () => {
  await create({ name: '=HYPERLINK("http://x")' })
  const answer = await call(ada, contract.exportCoupons)
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toContain('coupons.csv')
  expect(answer.body).toContain("'=HYPERLINK")
  expect(answer.body).toMatch(/^\ufeffCode,Name,Discount,Status/)
})

const line = (itemId: string, change: object = {}) => ({ kind: 'Product', itemId, variationId: 'perpetual', quantity: 1, ...change })
const effect = (change: object = {}) => ({
  off: { type: 'PercentageOffDiscount', percentage: 0.2 },
  targets: null,
  minimum: null,
  isExclusive: false,
  ...change,
})
const tryOn = async (lines: object[], change: object = {}, currency = 'USD') =>
  (await call(ada, contract.tryCoupon, { body: { effect: effect(change), currency, lines } })).json()

test('trying a coupon says what a basket costs with it, by the shop’s own price function', async () => {
  const tried = await tryOn([line('tape-one'), line('on-sale')])
  expect(tried).toMatchObject({ before: { amount: 138.25 }, after: { amount: 110.6 }, because: null })
  expect(tried.lines[1].steps.map((step: { words: string }) => step.words)).toEqual(['Price', 'Spring sale', 'This coupon'])
  expect((await tryOn([line('tape-one')], {}, 'JPY')).after).toEqual({ currency: 'JPY', amount: 9417 })
})

test.each([
  ['below the minimum', [line('tape-one')], { minimum: { USD: 500 } }, 'The cart is below the minimum.'],
  [
    'for other things',
    [line('tape-one')],
    { targets: [{ kind: 'Bundle', itemId: 'both', variationId: null }] },
    'It doesn’t apply to anything in the cart.',
  ],
  [
    'exclusive and worse than the sale',
    [line('on-sale')],
    { isExclusive: true, off: { type: 'PercentageOffDiscount', percentage: 0.1 } },
    'The sale price is better, and the coupon can’t be combined with it.',
  ],
  ['tried on nothing', [], {}, 'Add something that is live to the cart.'],
  ['tried on things of others', [line('pane')], {}, 'Add something that is live to the cart.'],
])('a coupon that is %s takes nothing off, and the preview says why', async (_what, lines, change, because) => {
  const tried = await tryOn(lines, change)
  expect(tried.because).toBe(because)
  expect(tried.after).toEqual(tried.before)
})
