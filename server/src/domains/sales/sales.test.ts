import { expect, test } from 'vitest'
import { listOwnProducts } from '#contract/catalog/products.ts'
import { applyCoupon } from '#contract/orders/orders.ts'
import { refundSale } from '#contract/payments/refunds.ts'
import * as contract from '#contract/sales/sales.ts'
import { countAttention } from '#contract/studio/attention.ts'
import { getStudio } from '#contract/studio/studio.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { item } from '../../../testing/money-shop.ts'
import { openSalesTeam } from '../../../testing/sales-team.ts'
import { addCoupon } from '../../../testing/sample-coupon.ts'
import type { SampleUser } from '../../../testing/sample-user.ts'

const { money, db, ada, developer, marketing, finance, stranger, call } = await openSalesTeam()

const sell = async () => {
  const buyer = money.buyer()
  await buyer.put([item('lowtide/tape-one', { quantity: 2 }), item('lowtide/tape-two'), item('glasshouse/pane')])
  await buyer.browser.call(applyCoupon, { params: { orderId: buyer.orderId }, query: { code: 'WARM' } })
  await buyer.save({ name: '=Casey' })
  expect((await buyer.pay()).json().status).toBe('Completed')
  const { id } = await db
    .selectFrom('sales')
    .select('id')
    .where('order_id', '=', buyer.orderId)
    .where('creator_id', '=', 'lowtide')
    .executeTakeFirstOrThrow()
  return { id, email: buyer.email, orderId: buyer.orderId }
}
await addCoupon(db, { code: 'WARM' })
const made = await sell()
const read = async (who: SampleUser) => (await call(who, contract.getSale, { params: { saleId: made.id } })).json() as contract.Sale

test('§7 a sale is the creator’s own part of an order, with every figure, the coupon and the licenses', async () => {
  const sale = await read(ada)
  expect(sale).toMatchObject({
    orderNumber: 'ORD-000001',
    customer: { name: '=Casey', email: made.email },
    country: 'US',
    gross: { amount: 237 },
    discount: { amount: 23.7 },
    due: { amount: 213.3 },
    fee: { amount: 32 },
    coupons: ['WARM'],
    status: 'Completed',
    units: 3,
  })
  expect(sale.net.amount).toBe(213.3 - 32)
  expect(sale.lines.map(({ name, licenses }) => [name, licenses.length])).toEqual([
    [sale.lines[0]?.name, 2],
    [sale.lines[1]?.name, 1],
  ])
  for (const { name, licenses } of sale.lines) for (const { productName } of licenses) expect(productName).toBe(name)
})

test.each([
  ['PluginDeveloper', developer, null],
  ['Marketing', marketing, null],
  ['Financial', finance, '=Casey'],
])('§3 %s sees sales; names only who may', async (_role, who, name) => {
  expect((await read(who)).customer?.name ?? null).toBe(name)
  const { items } = (await call(who, contract.listSales)).json()
  expect(items[0].customer?.name ?? null).toBe(name)
  const table = (await call(who, contract.exportSales)).body
  expect(table.includes('Casey')).toBe(name !== null)
  const { sales } = (await call(who, getStudio)).json()
  expect(sales.newest[0].customer).toBe(name)
  // Searching for a name must not tell what reading does not.
  const found = (await call(who, contract.listSales, { query: { q: 'casey' } })).json()
  expect(found.items.length > 0).toBe(name !== null)
})

test('§7 a line says through which channel it was sold and why its fee has that rate', async () => {
  const sale = await read(ada)
  expect(sale.channels).toEqual(['Marketplace'])
  expect(sale.lines.map(({ channel, feeReason, feeRate }) => [channel, feeReason, feeRate])).toEqual(
    sale.lines.map(() => ['Marketplace', 'Marketplace', 0.15]),
  )
})

test('what can be chosen is what was sold, and the sums say what it came to', async () => {
  const choices = (await call(marketing, contract.getSaleChoices)).json() as contract.SaleChoices
  expect(choices.items.map(({ value }) => value)).toEqual(['product/tape-one', 'product/tape-two'])
  expect(choices).toMatchObject({ coupons: ['WARM'], countries: ['US'] })
  const { sums } = (await call(finance, contract.sumSales, { query: { item: 'product/tape-two' } })).json() as contract.SaleSums
  expect(sums).toMatchObject({ sales: 1, paid: { currency: 'USD', amount: 213.3 }, refunded: { amount: 0 }, earned: { amount: 181.3 } })
})

test('somebody else’s sale is not there', async () => {
  expectProblem(await call(stranger, contract.getSale, { params: { saleId: made.id } }), 404)
})

test('the table for spreadsheets never starts a formula', async () => {
  const table = (await call(ada, contract.exportSales)).body
  expect(table).toContain("'=Casey")
  expect(table.split('\r\n')[1]).toContain('ORD-000001')
})

test('the list is searched, narrowed and paged; signs of the database mean nothing', async () => {
  const found = async (query: Record<string, string>) => ((await call(ada, contract.listSales, { query })).json().items as unknown[]).length
  expect(await found({ q: 'ORD-000001' })).toBe(1)
  expect(await found({ q: '%' })).toBe(0)
  expect(await found({ status: 'Refunded' })).toBe(0)
  expect(await found({ item: 'product/tape-one', coupon: 'warm', country: 'US', channel: 'Marketplace' })).toBe(1)
  expect(await found({ item: 'product/tape-one', channel: 'Embed' })).toBe(0)
  expectProblem(await call(ada, contract.listSales, { query: { after: made.id } }), 400)
})

test('the figures of the overview are in dollars, and what was given back does not count', async () => {
  const figures = async () => (await call(ada, getStudio, { query: { days: '7' } })).json().sales
  expect(await figures()).toMatchObject({ revenue: 213.3, units: 3, before: { revenue: 0 } })
  const [first] = (await read(ada)).lines
  const body = { lineIds: [first?.id ?? ''], reason: 'Asked for it' }
  const params = { saleId: made.id }
  expectProblem(await call(marketing, refundSale, { params, body }), 403)
  expect((await call(finance, refundSale, { params, body })).statusCode).toBe(201)
  await money.settleDown()
  expect(await read(ada)).toMatchObject({
    status: 'PartiallyRefunded',
    net: { amount: 181.3 },
    earned: { amount: 60.43 },
    refunds: [{ status: 'Succeeded', amount: { amount: 142.2 } }],
  })
  const products = (await call(ada, listOwnProducts)).json() as { id: string; unitsSold: number }[]
  expect(products.map(({ id, unitsSold }) => [id, unitsSold]).sort()).toEqual([
    ['tape-one', 0],
    ['tape-two', 1],
  ])
  const { sums } = (await call(ada, contract.sumSales)).json() as contract.SaleSums
  expect(sums).toMatchObject({ sales: 1, paid: { amount: 213.3 }, refunded: { amount: 142.2 }, earned: { amount: 60.43 } })
  expect(await figures()).toMatchObject({
    revenue: 71.1,
    units: 1,
    topProducts: [{ id: 'tape-two', units: 1, revenue: 71.1 }],
    refunds: { amount: 142.2, sales: 1 },
    newest: [{ channel: null }],
  })
})

test('the funnel counts who looked, listened, filled a cart and bought; a team at its own pages is no visit', async () => {
  const told = (who: SampleUser, step: string, creator = 'lowtide') => call(who, countAttention, { body: { creator, step } })
  for (const step of ['visit', 'visit', 'play', 'cart']) expect((await told(stranger, step)).statusCode).toBe(202)
  await told(ada, 'visit')
  await told(stranger, 'visit', 'nobody-at-all')
  expectProblem(await told(stranger, 'bought'), 400)
  const { sales } = (await call(ada, getStudio)).json()
  expect(sales.funnel).toEqual({ visits: 2, plays: 1, carts: 1, sales: 1 })
})

test('of those who tried something in the period, the overview says how many bought it since', async () => {
  const { sales } = (await call(ada, getStudio)).json()
  expect(sales.trials).toEqual({ begun: 0, bought: 0, before: { begun: 0, bought: 0 } })
  const [owned] = await db.selectFrom('licenses').selectAll().where('product_id', '=', 'tape-two').execute()
  if (!owned) throw new Error('nothing was sold')
  const begun = new Date(owned.created_at.getTime() - 60_000)
  for (const user_id of [owned.user_id, stranger.id]) {
    const id = `lic_${(user_id ?? '').slice(4)}`
    const { revoked_because: _none, ...license } = owned
    await db
      .insertInto('licenses')
      .values({ ...license, id, user_id, cause: 'Trial', order_id: null, line_id: null, created_at: begun, expires_at: owned.created_at })
      .execute()
    const trial = { license_id: id, creator_id: 'lowtide', product_id: 'tape-two', user_id, started_at: begun }
    await db.insertInto('trials').values(trial).execute()
  }
  expect((await call(ada, getStudio)).json().sales.trials).toMatchObject({ begun: 2, bought: 1 })
})
