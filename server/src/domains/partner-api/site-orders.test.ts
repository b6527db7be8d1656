import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as identity from '#contract/identity/identity.ts'
import { getOrder, type Order } from '#contract/orders/orders.ts'
import * as contract from '#contract/partner-api/site-orders.ts'
import { openBrowser } from '../../../testing/browser.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { item, openMoneyShop } from '../../../testing/money-shop.ts'
import { addAccount, samplePassword } from '../../../testing/sample-account.ts'
import { newAddress } from '../../../testing/sample-calls.ts'
import { addCoupon } from '../../../testing/sample-coupon.ts'
import { addBundle, addCreator, addDraft, addProduct } from '../../../testing/sample-creator.ts'

const money = await openMoneyShop({ variables: { PUBLIC_URL: 'https://soundfair.example' } })
const { app, db } = money
await addCreator(db, { id: 'lowtide', allowedOrigins: ['https://lowtide.test'] })
await addCreator(db, { id: 'glasshouse', allowedOrigins: ['https://glasshouse.test'] })
await addCreator(db, { id: 'hidden', live: false })
for (const path of ['lowtide/tape-one', 'lowtide/tape-two', 'glasshouse/pane', 'hidden/secret']) await addProduct(db, path)
await addDraft(db, 'lowtide/draft')
await addBundle(db, 'lowtide/both', ['tape-one', 'tape-two'])

type Call = { route?: Parameters<ReturnType<typeof openBrowser>['call']>[0]; id?: string; scope?: string | undefined } & Record<
  string,
  unknown
>

/** In the scope of lowtide, unless it is said otherwise. */
const call = ({ route = contract.patchSiteOrder, id = randomUUID(), ...wanted }: Call = {}) =>
  openBrowser(app).call(route, { scope: 'lowtide', ...wanted, params: { orderId: id } } as never)

const line = (productId: string, change: object = {}) => ({ type: 'Product', productId, variationId: 'perpetual', quantity: 1, ...change })
const put = (items: object[], more: Call = {}) => call({ body: { currency: 'USD', items }, ...more })

const billing = { name: 'Casey', email: 'casey@example.test' }
const everyCall: [string, Call][] = [
  ['getSiteOrder', { route: contract.getSiteOrder }],
  ['patchSiteOrder', { route: contract.patchSiteOrder, body: { currency: 'USD', items: [line('tape-one')] } }],
  ['applySiteCoupon', { route: contract.applySiteCoupon, query: { code: 'WARM' } }],
  ['removeSiteCoupon', { route: contract.removeSiteCoupon, query: { code: 'WARM' } }],
  ['clearSiteCoupons', { route: contract.clearSiteCoupons }],
  ['addBillingDetails', { route: contract.addBillingDetails, body: billing }],
  ['removeBillingDetails', { route: contract.removeBillingDetails }],
]
const reading = everyCall.filter(([name]) => name !== 'patchSiteOrder')
const writing = everyCall.filter(([name]) => name !== 'getSiteOrder')

test.each(everyCall)('%s: an id that is no uuid names nothing', async (_name, wanted) => {
  for (const id of ['1', 'p%2Ftape-one', '11111111-1111-1111-1111-11111111111g']) expectProblem(await call({ ...wanted, id }), 404)
})

test.each(reading)('%s: an order that nobody began is not found', async (_name, wanted) => {
  expectProblem(await call(wanted), 404)
  expectProblem(await call({ ...wanted, scope: undefined }), 404)
})

test.each(everyCall)('%s: an order with a line of another creator is not found in a scope, and stays as it was', async (_name, wanted) => {
  const mixed = money.buyer()
  await mixed.put([item('lowtide/tape-one'), item('glasshouse/pane')])
  const before = await money.orderOf(mixed.orderId)
  expectProblem(await call({ ...wanted, id: mixed.orderId }), 404)
  const foreign = money.buyer()
  await foreign.put([item('glasshouse/pane')])
  expectProblem(await call({ ...wanted, id: foreign.orderId }), 404)
  expect(await money.orderOf(mixed.orderId)).toEqual(before)
})

test.each(writing)('%s: an order that is not Open any more is not changed', async (_name, wanted) => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  await buyer.pay()
  const before = await money.orderOf(buyer.orderId)
  expect(expectProblem(await call({ ...wanted, id: buyer.orderId }), 409).title).toBe('No longer possible')
  expect(await money.orderOf(buyer.orderId)).toEqual(before)
})

test.each([
  ['a line of another creator', line('pane', { creatorId: 'glasshouse' }), 'items.1.creatorId', 'This is sold by someone else'],
  ['a product of another creator', line('pane'), 'items.1.id', 'This is no longer for sale'],
  ['a product with a creator before it', line('glasshouse/pane'), 'items.1.productId', 'Use 3 to 40'],
  ['a draft', line('draft'), 'items.1.id', 'This is no longer for sale'],
  ['another variation', line('tape-two', { variationId: 'monthly' }), 'items.1.id', 'This variation is no longer for sale'],
  ['none of it', line('tape-two', { quantity: 0 }), 'items.1.quantity', 'Use 1 to 999'],
  ['less than none', line('tape-two', { quantity: -3 }), 'items.1.quantity', 'Use 1 to 999'],
  ['a part of it', line('tape-two', { quantity: 0.5 }), 'items.1.quantity', 'Use a whole number'],
  ['too much of it', line('tape-two', { quantity: 1000 }), 'items.1.quantity', 'Use 1 to 999'],
  ['no product', line('tape-two', { productId: undefined }), 'items.1.productId', 'Say what it is'],
  ['the same again', line('tape-one'), 'items.1.id', 'This is in the cart twice'],
])('%s is refused at its field, and the order stays as it was', async (_what, wrong, field, text) => {
  const id = randomUUID()
  await put([line('tape-two')], { id })
  const problem = expectProblem(await put([line('tape-one'), wrong], { id }), 400)
  expect(Object.keys(problem.errors ?? {})).toEqual([field])
  expect(problem.errors?.[field]?.[0]).toContain(text)
  const { items } = (await call({ route: contract.getSiteOrder, id })).json()
  expect(items).toMatchObject([{ productId: 'tape-two' }])
})

test('a currency nobody pays with, 51 lines and a body that is too large are refused', async () => {
  expectProblem(await put([line('tape-one')], { body: { currency: 'XXX', items: [line('tape-one')] } }), 400)
  expectProblem(await put(Array.from({ length: 51 }, () => line('tape-one'))), 400)
  expectProblem(await put([line('tape-one', { product: 'x'.repeat(2 * 1024 * 1024) })]), 413)
  expectProblem(await call({ route: contract.addBillingDetails, body: { ...billing, name: 'x'.repeat(300 * 1024) } }), 413)
})

test('prices, totals, discounts and a status in the body count for nothing', async () => {
  const lie = { price: { USD: 0.01 }, total: { due: { currency: 'USD', amount: 0 } }, appliedDiscount: { percentage: 1 }, offerId: 'free' }
  const body = { currency: 'USD', items: [line('tape-one', lie)], total: { due: 0 }, status: 'Completed', couponsApplied: [{ code: 'X' }] }
  expect((await call({ body })).json()).toMatchObject({ status: 'Open', couponsApplied: [], total: { due: { amount: 79 } } })
})

test('who buys is judged as in the checkout, and fields that are not known are refused', async () => {
  const id = randomUUID()
  await put([line('tape-one')], { id })
  const say = async (change: object) =>
    Object.keys(expectProblem(await call({ route: contract.addBillingDetails, id, body: { ...billing, ...change } }), 400).errors ?? {})
  const berlin = { countryCode: 'DE', streetAddress1: 'Torstraße 1', locality: 'Berlin', postCode: '10119' }
  expect(await say({ email: 'nobody' })).toEqual(['email'])
  expect(await say({ name: ' ' })).toEqual(['name'])
  expect(await say({ consent: true })).toEqual(['consent'])
  expect(await say({ address: { ...berlin, postCode: null } })).toEqual(['address.postCode'])
  expect(await say({ address: berlin, taxId: 'DE123' })).toEqual(['taxId'])
})

test('a creator that does not exist, or is not public, sells nothing on its site', async () => {
  for (const scope of ['nobody', 'hidden']) expectProblem(await put([], { scope }), 404)
})

test('codes are guessed twenty times from one place, and a code that works costs nothing', async () => {
  await addCoupon(db, { code: 'RIGHT' })
  const id = randomUUID()
  await put([line('tape-one')], { id })
  const browser = openBrowser(app, { address: newAddress() })
  const guess = (code: string) => browser.call(contract.applySiteCoupon, { scope: 'lowtide', params: { orderId: id }, query: { code } })
  for (let time = 0; time < 25; time++) expect((await guess('RIGHT')).statusCode).toBe(200)
  for (let time = 0; time < 20; time++) expectProblem(await guess(`WRONG${time}`), 400)
  expect(expectProblem(await guess('RIGHT'), 429).title).toBe('Too many requests')
})

test('at the root the same calls hold lines of several creators, by ids of four parts, and need to be told whose', async () => {
  const id = randomUUID()
  expect(expectProblem(await put([line('tape-one')], { id, scope: undefined }), 400).errors).toEqual({
    'items.0.creatorId': ['Say whose it is'],
  })
  const both = { type: 'Bundle', bundleId: 'both', creatorId: 'lowtide', variationId: 'perpetual' }
  const made = (await put([both, line('pane', { creatorId: 'glasshouse' })], { id, scope: undefined })).json()
  expect(made.items.map((one: { id: string }) => one.id)).toEqual(['b/lowtide/both/perpetual', 'p/glasshouse/pane/perpetual'])
  expect(made.items[0].bundle.products.map((one: { id: string }) => one.id)).toEqual(['tape-one', 'tape-two'])
  const plain = await openBrowser(app).call(getOrder, { params: { orderId: id } })
  expect(made.total).toEqual(plain.json<Order>().total)
})

test('§11 being paid is said as it is; who bought it is said to the buyer alone', async () => {
  const account = await addAccount(db)
  const signIn = await openBrowser(app).call(identity.signIn, {
    scope: 'lowtide',
    query: { email: account.email, scheme: 'JWT' },
    body: samplePassword,
  })
  const headers = { authorization: `Bearer ${signIn.json().accessToken}` }
  const buyer = await money.buyer({ email: account.email }).fill([item('lowtide/tape-one')])
  await buyer.pay('4000 0000 0000 0077')
  const look = async (more: Call = {}) => (await call({ route: contract.getSiteOrder, id: buyer.orderId, ...more })).json()
  expect(await look()).toMatchObject({ status: 'PaymentProcessing', customer: { email: null } })
  expect((await look()).checkoutUrl).toBeUndefined()
  expect(await look({ headers })).toMatchObject({ customer: { email: null } })
  expect(await look({ headers: buyer.headers() })).toMatchObject({ customer: { email: account.email } })
})

test('a checkout leads back to sites that the creator allows, and to our own', async () => {
  const ask = (returnUrl: string) => put([line('tape-one')], { query: { checkout: 'true', returnUrl } })
  for (const good of ['https://lowtide.test/thanks?order=1', 'https://soundfair.example/cart'])
    expect((await ask(good)).statusCode).toBe(200)
  for (const wrong of ['https://glasshouse.test/', 'https://lowtide.test.evil.test/', 'javascript:alert(1)', '/thanks']) {
    expect(Object.keys(expectProblem(await ask(wrong), 400).errors ?? {})).toEqual(['returnUrl'])
  }
})

test('a page of an allowed site may call it, also where it says no, and is let read Location', async () => {
  const url = `/@lowtide/api/customer/orders/${randomUUID()}`
  const origin = 'https://lowtide.test'
  const preflight = await app.inject({
    method: 'OPTIONS',
    url,
    headers: { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'content-type, x-mb-cors' },
  })
  expect(preflight.headers['access-control-allow-methods']).toContain('PATCH')
  expect(preflight.headers['access-control-allow-headers']).toContain('x-mb-cors')
  const send = (from: string, items: object[]) =>
    app.inject({
      method: 'PATCH',
      url,
      headers: { origin: from, 'x-mb-cors': '1', 'sec-fetch-site': 'cross-site' },
      payload: { currency: 'USD', items },
    })
  const good = await send(origin, [line('tape-one')])
  expect([good.statusCode, good.headers['access-control-allow-origin'], good.headers['access-control-expose-headers']]).toEqual([
    200,
    origin,
    'Location',
  ])
  expect((await send(origin, [line('draft')])).headers['access-control-allow-origin']).toBe(origin)
  expect((await send('https://evil.test', [])).headers['access-control-allow-origin']).toBeUndefined()
})
