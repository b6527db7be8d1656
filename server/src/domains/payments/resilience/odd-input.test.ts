import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { applyCoupon, getOrder, patchOrder, removeCoupon } from '#contract/orders/orders.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { cards, item, openMoneyShop } from '../../../../testing/money-shop.ts'
import { addCreator, addProduct } from '../../../../testing/sample-creator.ts'

const money = await openMoneyShop()
const { db, app } = money
await addCreator(db, { id: 'lowtide' })
await addProduct(db, 'lowtide/tape-one')

const nul = '\u0000'
const loneHalf = '\ud800'
const odd = [
  nul,
  `a${nul}b`,
  loneHalf,
  `x${loneHalf}y`,
  '\u202e',
  '\ufeff',
  '👩‍🎤',
  "'; drop table orders; --",
  '%',
  '\\',
  '\r\nBcc: a@b.test',
]
const body = { currency: 'USD', items: [item('lowtide/tape-one')] }

test.each(odd)('%j in a query is refused or accepted, and nothing breaks', async (text) => {
  const { browser, orderId, put } = money.buyer()
  const params = { orderId }
  await put([item('lowtide/tape-one')])
  const utm = await browser.call(patchOrder, { params, query: { utm_source: text }, body })
  expect([200, 400]).toContain(utm.statusCode)
  const back = await browser.call(patchOrder, { params, query: { returnUrl: `${money.shop.config.publicUrl}/${text}` }, body })
  expect([200, 400]).toContain(back.statusCode)
  expectProblem(await browser.call(applyCoupon, { params, query: { code: text } }), 400)
  const removed = await browser.call(removeCoupon, { params, query: { id: text, creator: 'lowtide', code: text } })
  expect([200, 400]).toContain(removed.statusCode)
})

test.each(odd)('%j in the checkout is refused or accepted, and what is accepted can be paid', async (text) => {
  const buyer = money.buyer()
  await buyer.put([item('lowtide/tape-one')])
  const saved = await buyer.save({ name: `Casey ${text}`, businessName: text, phone: text })
  expect([200, 400]).toContain(saved.statusCode)
  if (saved.statusCode === 400) return
  expect((await buyer.pay(cards.paid)).json().status).toBe('Completed')
  await money.settleDown()
  expect(await money.broken()).toEqual([])
})

test.each([
  [{ quantity: 1e21 }],
  [{ quantity: Number.MAX_SAFE_INTEGER }],
  [{ quantity: null }],
  [{ productId: `tape-one${nul}` }],
  [{ productId: '__proto__' }],
  [{ variationId: 'constructor' }],
])('a line with %j is refused', async (change) => {
  expectProblem(await money.buyer().put([item('lowtide/tape-one', change)]), 400)
})

test.each(['not-a-uuid', '00000000', `${randomUUID()}x`, '%00', '../orders', `${randomUUID()}%00`])('%j is no order', async (id) => {
  for (const path of [`/api/storefront/orders/${id}`, `/api/storefront/checkouts/${id}`, `/api/storefront/checkouts/${id}/payment`]) {
    const answer = await app.inject({ method: 'GET', url: path })
    expect(answer.statusCode).toBe(404)
  }
})

test('an order’s id in capitals is the same order, and the answer has it in its normal form', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  const answer = await buyer.browser.call(getOrder, { params: { orderId: buyer.orderId.toUpperCase() } })
  expect(answer.json()).toMatchObject({ id: buyer.orderId, status: 'Open' })
})
