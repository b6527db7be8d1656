import { expect, test } from 'vitest'
import type { StaffRole } from '#contract/core/permissions.ts'
import { applyCoupon } from '#contract/orders/orders.ts'
import { refundOrder } from '#contract/payments/refunds.ts'
import type { OrderSale, OrderSaleRow } from '#contract/sales/staff-sales.ts'
import { callAs } from '../../../../testing/call-as.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { cards, item, openMoneyShop } from '../../../../testing/money-shop.ts'
import { addCoupon } from '../../../../testing/sample-coupon.ts'
import { addCreator, addProduct } from '../../../../testing/sample-creator.ts'
import { addUser, type SampleUser } from '../../../../testing/sample-user.ts'
import { readAllOrderSales } from './order-sale.views.ts'

const money = await openMoneyShop()
const { app, db } = money
for (const id of ['lowtide', 'glasshouse']) await addCreator(db, { id })
for (const path of ['lowtide/tape-one', 'lowtide/tape-two', 'glasshouse/pane']) await addProduct(db, path)
await addCoupon(db, { code: 'WARM' })
const addStaff = (role: StaffRole) => addUser(db, { email: `${role}@soundfair.test`, name: `${role} Lind`, staffRoles: [role] })
const support = await addStaff('CustomerSupport')
const reader = await addStaff('CreatorSupport')
const qa = await addStaff('QA')
const customer = await addUser(db, { email: 'somebody@example.test' })

const sell = async (name: string, { code, card }: { code?: string; card?: string } = {}) => {
  const buyer = money.buyer()
  await buyer.put([item('lowtide/tape-one', { quantity: 2 }), item('lowtide/tape-two'), item('glasshouse/pane')])
  if (code) await buyer.browser.call(applyCoupon, { params: { orderId: buyer.orderId }, query: { code } })
  await buyer.save({ name, businessName: 'Casey & Co' })
  expect((await buyer.pay(card)).json().status).toBe('Completed')
  return buyer
}
const first = await sell('=Casey', { code: 'WARM' })
money.later(60)
const second = await sell('Robin')

const list = async (query = '') => {
  const answer = await callAs(app, support, `/api/admin/sales${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return (answer.json() as { items: OrderSaleRow[] }).items
}
const read = async (orderId: string): Promise<OrderSale> => (await callAs(app, support, `/api/admin/orders/${orderId}`)).json()
const refund = (who: SampleUser, orderId: string, body: object) =>
  callAs(app, who, refundOrder.path.replace('{orderId}', orderId), { method: 'POST', payload: body })

test('§7 staff see whole orders, the newest first, with every creator in them', async () => {
  expect(await list()).toMatchObject([
    { id: second.orderId, orderNumber: 'ORD-000002', customer: { name: 'Robin', email: second.email } },
    {
      id: first.orderId,
      orderNumber: 'ORD-000001',
      status: 'Completed',
      creators: [{ id: 'glasshouse' }, { id: 'lowtide' }],
    },
  ])
})

test('15.5 the table for spreadsheets holds every order, in however many parts it is read', async () => {
  const parts: string[][] = []
  for await (const rows of readAllOrderSales(db, { sort: '-at' }, 1)) parts.push(rows.map(({ id }) => id))
  expect(parts).toEqual([[second.orderId], [first.orderId]])
})

test.each([
  ['its number', '?q=ORD-000001', 1],
  ['its number in short', '?q=ord-1', 1],
  ['its number alone', '?q=1', 1],
  ['its number as it is printed', '?q=000002', 1],
  ['its number with a sign', '?q=%231', 1],
  ['a number that no order has', '?q=%23999', 0],
  ['the first letters of every reference', '?q=sbx_', 0],
  ['the e-mail address', `?q=${encodeURIComponent(second.email.toUpperCase())}`, 1],
  ['a part of the name', '?q=case', 1],
  ['a sign of the database', '?q=%25', 0],
  ['a sign that no text holds', '?q=%00zz', 0],
  ['how it stands', '?status=Disputed', 0],
  ['a product’s name', '?q=TAPE', 2],
  ['a product that nobody has', '?q=tape-nine', 0],
  ['the last four digits of the card', '?q=4242', 2],
  ['other digits of a card', '?q=0077', 0],
  ['whose things they hold', '?creator=glasshouse', 2],
  ['a creator without sales', '?creator=nobody-here', 0],
  ['the country', '?country=US&q=robin', 1],
  ['the day', '?from=2030-03-01&until=2030-03-01', 2],
  ['another day', '?until=2030-02-27', 0],
  ['the coupon', '?coupon=warm', 1],
])('orders are found by %s', async (_what, query, found) => {
  expect(await list(query)).toHaveLength(found)
})

test('16.4 orders are found by a license, a payment, an invoice, a refund’s and a sale’s own reference', async () => {
  const { orderId } = first
  const { id: licenseId } = await db.selectFrom('licenses').select('id').where('order_id', '=', orderId).limit(1).executeTakeFirstOrThrow()
  const payment = await db.selectFrom('payments').select(['id', 'provider_id']).where('order_id', '=', orderId).executeTakeFirstOrThrow()
  const { number } = await db.selectFrom('invoices').select('number').where('order_id', '=', orderId).executeTakeFirstOrThrow()
  const { id: saleId } = await db.selectFrom('sales').select('id').where('order_id', '=', orderId).limit(1).executeTakeFirstOrThrow()
  const reference = payment.provider_id ?? ''
  const asTyped = [
    ...[licenseId, licenseId.toUpperCase(), licenseId.slice('lic_'.length), licenseId.replace('_', '-'), licenseId.slice(0, -1)],
    ...[payment.id, reference, reference.toUpperCase(), reference.slice(0, -2)],
    ...[number.toLowerCase(), saleId, orderId, orderId.toUpperCase().replaceAll('-', '')],
  ]
  for (const text of asTyped) {
    expect(
      (await list(`?q=${text}`)).map(({ id }) => id),
      text,
    ).toEqual([orderId])
  }
})

test('16.4 a reference is found beside a filter that leaves less than it finds', async () => {
  const [rare = { id: '' }] = await list('?coupon=warm')
  const payment = await db.selectFrom('payments').select('provider_id').where('order_id', '=', rare.id).executeTakeFirstOrThrow()
  expect((await list(`?coupon=warm&q=${payment.provider_id}`)).map(({ id }) => id)).toEqual([rare.id])
})

test('16.4 orders are sorted by time and by amount, and page by page nothing is left out', async () => {
  expect((await list('?sort=at')).map(({ id }) => id)).toEqual([first.orderId, second.orderId])
  expect((await list('?sort=due')).map(({ id }) => id)).toEqual([first.orderId, second.orderId])
  expect((await list('?sort=-due')).map(({ id }) => id)).toEqual([second.orderId, first.orderId])
  expectProblem(await callAs(app, support, '/api/admin/sales?after=bm9uc2Vuc2U'), 400)
})

test('16.4 what fits is summed up, and the list says what it can be narrowed to', async () => {
  const sumOf = async (query: string) => (await callAs(app, support, `/api/admin/sales/sums${query}`)).json().sums
  const orders = await list()
  const paid = orders.reduce((sum, { due }) => sum + due.amount, 0)
  expect(await sumOf('')).toMatchObject({ sales: 2, paid: { amount: paid, currency: 'USD' }, refunded: { amount: 0 } })
  expect(await sumOf('?q=robin')).toMatchObject({ sales: 1, paid: orders.find(({ id }) => id === second.orderId)?.due })
  expect(await sumOf('?creator=lowtide')).toMatchObject({ sales: 2 })
  const choices = (await callAs(app, reader, '/api/admin/sales/choices')).json()
  expect(choices).toMatchObject({ creators: [{ value: 'glasshouse' }, { value: 'lowtide' }], countries: ['US'] })
})

test('§7 one order says who paid what, how, and how each price came about', async () => {
  const order = await read(first.orderId)
  expect(order).toMatchObject({
    orderNumber: 'ORD-000001',
    customer: { name: '=Casey', email: first.email },
    billing: { businessName: 'Casey & Co', address: { countryCode: 'US', locality: 'Springfield' } },
    payments: [{ provider: 'Sandbox', method: expect.stringContaining('4242'), status: 'Succeeded', amount: order.due }],
    invoices: [{ kind: 'Invoice', amount: order.due }],
    refunds: [],
    disputes: [],
  })
  expect(order.sales.map(({ creatorId, lines }) => [creatorId, lines.length])).toEqual([
    ['glasshouse', 1],
    ['lowtide', 2],
  ])
  const lines = order.sales.flatMap((sale) => sale.lines)
  for (const { steps, due, licenses, quantity } of lines) {
    expect(steps.reduce((sum, { amount }) => sum + amount.amount, 0)).toBeCloseTo(due.amount)
    expect(licenses).toHaveLength(quantity)
  }
  expect(lines.flatMap(({ steps }) => steps).filter(({ why }) => why === 'coupon').length).toBeGreaterThan(0)
  const { due, tax, fee, net } = order
  expect(tax.amount + fee.amount + net.amount).toBeCloseTo(due.amount)
  expect(order.location).toMatchObject({ billing: order.billing.address?.countryCode, network: null })
})

test('§7 support refunds a line: it says who and why, its licenses end, a credit note is written', async () => {
  const { orderId } = second
  const [line] = (await read(orderId)).sales[0]?.lines ?? []
  const body = { lineIds: [line?.id], reason: 'Bought the wrong one' }
  expectProblem(await refund(reader, orderId, body), 403)
  expect((await refund(support, orderId, body)).statusCode).toBe(201)
  await money.settleDown()
  const after = await read(orderId)
  expect(after).toMatchObject({
    status: 'PartiallyRefunded',
    sales: [{ status: 'Refunded', lines: [{ refund: 'Succeeded', licenses: [{ status: 'Revoked' }] }] }, { status: 'Completed' }],
    refunds: [{ status: 'Succeeded', reason: 'Bought the wrong one', askedBy: 'CustomerSupport Lind', amount: line?.due }],
    invoices: [{ kind: 'Invoice' }, { kind: 'CreditNote', amount: line?.due }],
  })
  expect(after.refundableUntil).not.toBeNull()
  expect(await list('?status=PartiallyRefunded')).toHaveLength(1)
  await refund(support, orderId, { reason: 'All of it' })
  await money.settleDown()
  expect(await read(orderId)).toMatchObject({ status: 'Refunded', refundableUntil: null })
  expect(await money.broken()).toEqual([])
})

test('§7 what the bank disputes is said, and nothing can be given back', async () => {
  const { orderId } = await sell('Kim', { card: cards.disputed })
  money.later(3600)
  await money.settleDown()
  expect(await read(orderId)).toMatchObject({
    status: 'Disputed',
    disputes: [{ status: 'Open', dueAt: expect.any(String) }],
    refundableUntil: null,
  })
})

test.each([
  ['CreatorSupport', reader, 200],
  ['QA', qa, 403],
  ['a customer', customer, 403],
])('§3 who may read orders: %s', async (_who, who, status) => {
  for (const path of [
    '/api/admin/sales',
    '/api/admin/sales.csv',
    '/api/admin/sales/sums',
    '/api/admin/sales/choices',
    `/api/admin/orders/${first.orderId}`,
  ]) {
    expect((await callAs(app, who, path)).statusCode, path).toBe(status)
  }
})

test('a cart is no sale: an order that was not paid is not there', async () => {
  const { orderId } = await money.buyer().fill([item('lowtide/tape-one')])
  expectProblem(await callAs(app, support, `/api/admin/orders/${orderId}`), 404)
  expect((await list()).map(({ id }) => id)).not.toContain(orderId)
})

test('the table for spreadsheets never starts a formula', async () => {
  const table = (await callAs(app, support, '/api/admin/sales.csv?q=casey')).body
  expect(table.split('\r\n')[1]).toContain('ORD-000001')
  expect(table).toContain("'=Casey")
})
