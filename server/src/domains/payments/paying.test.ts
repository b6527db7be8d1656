import { expect, test } from 'vitest'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { bundle, openCheckoutShop } from '../../../testing/checkout-shop.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { cards, item } from '../../../testing/money-shop.ts'
import { addCoupon } from '../../../testing/sample-coupon.ts'
import { addBundle, addCreator, addDiscount, addFee, addProduct } from '../../../testing/sample-creator.ts'

const { money, db, applyTo } = await openCheckoutShop()

test('§4 a valid card completes the order: licenses, sales and ledger, and the buyer sees them', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one', { quantity: 2 }), bundle, item('glasshouse/pane')])
  const paid = (await buyer.pay()).json()
  expect(paid).toMatchObject({ status: 'Completed', due: { currency: 'USD', amount: 336 }, declined: null })
  expect(paid.completed).toMatchObject({ email: buyer.email, accountNeedsConfirmation: true })
  expect(paid.completed.orderNumber).toMatch(/^ORD-\d{6}$/)
  expect(paid.completed.licenses).toHaveLength(5)
  expect(paid.completed.order).toMatchObject({ status: 'Completed', customer: { email: buyer.email } })
  const [tapes, both] = paid.completed.order.items
  expect(tapes.fulfillment).toMatchObject({ type: 'License', licenseIds: [expect.any(String), expect.any(String)] })
  expect(Object.keys(both.fulfillment.productLicenses).sort()).toEqual(['tape-one', 'tape-two'])
  const seats = (await money.licensesOf(buyer.orderId)).map((license) => license.seats)
  expect(seats.sort()).toEqual([0, 3, 3, 3, 3])
  const sales = await db.selectFrom('sales').selectAll().where('order_id', '=', buyer.orderId).orderBy('creator_id').execute()
  expect(sales.map(({ creator_id, due, fee, net, status }) => ({ creator_id, due, fee, net, status }))).toEqual([
    { creator_id: 'glasshouse', due: 7_900, fee: 1_185, net: 6_715, status: 'Completed' },
    { creator_id: 'lowtide', due: 25_700, fee: 3_855, net: 21_845, status: 'Completed' },
  ])
  await money.settleDown()
  expect(await money.licensesOf(buyer.orderId)).toHaveLength(5)
  expect(await money.broken()).toEqual([])
})

test('§4 a decline leaves the cart as it was, and another card pays it', async () => {
  const coupon = await addCoupon(db, { code: 'DECLINE', percentage: 0.5, maxUses: 1 })
  const buyer = money.buyer()
  await buyer.put([item('lowtide/tape-one')])
  await applyTo(buyer.orderId, 'DECLINE')
  await buyer.save()
  const before = (await buyer.read()).order
  const declined = (await buyer.pay(cards.declined)).json()
  expect(declined).toMatchObject({ status: 'Declined', declined: { reason: 'declined', words: 'The card was declined.' }, completed: null })
  expect((await buyer.read()).order).toEqual(before)
  const usesOf = () => db.selectFrom('coupons').select('uses').where('id', '=', coupon).executeTakeFirstOrThrow()
  expect(await usesOf()).toEqual({ uses: 0 })
  expect((await buyer.pay()).json()).toMatchObject({ status: 'Completed', due: { amount: 39.5 } })
  expect(await usesOf()).toEqual({ uses: 1 })
})

test('a confirmation step can succeed, and a failed one leads back to the cart', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  const asked = (await buyer.pay(cards.confirm)).json()
  expect(asked).toMatchObject({ status: 'NeedsConfirmation', confirmation: { kind: 'Sandbox' } })
  expect((await buyer.confirm(false)).json()).toMatchObject({ status: 'Declined', declined: { words: 'The payment wasn’t confirmed.' } })
  await buyer.pay(cards.confirm)
  expect((await buyer.confirm()).json()).toMatchObject({ status: 'Completed' })
  expect(await money.licensesOf(buyer.orderId)).toHaveLength(1)
})

test('a payment that is processing is paid by webhook a little later', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  expect((await buyer.pay(cards.slow)).json()).toMatchObject({ status: 'Processing', completed: null })
  await money.settleDown()
  expect(await buyer.poll()).toMatchObject({ status: 'Processing' })
  money.later(5)
  await money.settleDown()
  expect(await buyer.poll()).toMatchObject({ status: 'Completed' })
})

test('while the provider keeps buyers waiting, everybody else is served', async () => {
  const buyers = await Promise.all(Array.from({ length: 20 }, () => money.buyer().fill([item('lowtide/tape-one')])))
  const { promise: answering, resolve: goOn } = Promise.withResolvers<void>()
  money.sandbox.faults.heldUntil = answering
  let answered = 0
  const paying = Promise.all(buyers.map((buyer) => buyer.pay().then(() => answered++)))
  for (let look = 0; look < 10; look++) {
    expect((await money.app.inject('/api/storefront/products/lowtide/tape-one')).statusCode).toBe(200)
  }
  expect(answered).toBe(0)
  goOn()
  await paying
})

test('a total of 0 needs no provider', async () => {
  money.sandbox.faults.isDown = true
  const buyer = money.buyer()
  await buyer.put([item('glasshouse/gift')])
  await buyer.save({ address: null })
  expect(await buyer.read()).toMatchObject({ needsPayment: false })
  expect((await buyer.pay(cards.paid, { card: undefined })).json()).toMatchObject({ status: 'Completed', due: { amount: 0 } })
  money.sandbox.faults.isDown = false
  expect(await money.licensesOf(buyer.orderId)).toHaveLength(1)
})

test('a free bundle in hundreds is refused with a reason before it gives more licenses than one payment can write', async () => {
  const parts = Array.from({ length: 6 }, (_, index) => `free-part-${index}`)
  for (const part of parts) await addProduct(db, `lowtide/${part}`)
  await addBundle(db, 'lowtide/free-lot', parts, { variations: [sampleVariation({ prices: { USD: 0 } })] })
  const buyer = await money.buyer().fill([{ ...bundle, bundleId: 'free-lot', quantity: 999 }])
  const problem = expectProblem(await buyer.pay(), 400)
  expect(problem.detail).toBe('An order can hold at most 5,000 licenses; this one would have 5,994. Split it into several orders.')
  expect((await money.orderOf(buyer.orderId)).status).toBe('Open')
})

test('the amount that was seen is what is charged: a changed price is refused with 409, and then shown', async () => {
  await addProduct(db, 'glasshouse/moving')
  const buyer = await money.buyer().fill([item('glasshouse/moving')])
  const seen = (await buyer.read()).order.total.due
  await addDiscount(db, 'glasshouse/moving')
  const problem = expectProblem(await buyer.pay(cards.paid, { due: seen }), 409)
  expect(problem).toMatchObject({ type: '/problems/price-changed', detail: 'The total is now 59.25 USD. Check it before you pay.' })
  expect((await buyer.read()).changes).toMatchObject([
    { what: 'price', words: 'The price of Tape One has changed', before: { amount: 79 }, after: { amount: 59.25 } },
  ])
  expect((await buyer.pay()).json()).toMatchObject({ status: 'Completed', due: { amount: 59.25 } })
  const { amount } = await db.selectFrom('payments').select('amount').where('order_id', '=', buyer.orderId).executeTakeFirstOrThrow()
  expect(amount).toBe(5_925)
})

test.each([
  ['the amount of another currency', { due: { currency: 'EUR', amount: 79 } }],
  ['less', { due: { currency: 'USD', amount: 0.01 } }],
  ['nothing', { due: { currency: 'USD', amount: 0 } }],
  ['a negative amount', { due: { currency: 'USD', amount: -79 } }],
  ['a hundred times as much', { due: { currency: 'USD', amount: 7_900 } }],
])('%s is not what is charged: it is refused', async (_what, change) => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  expectProblem(await buyer.pay(cards.paid, change), 409)
  expect((await money.orderOf(buyer.orderId)).status).toBe('Open')
})

test('yen are charged as yen', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')], 'JPY')
  expect((await buyer.pay()).json()).toMatchObject({ status: 'Completed', due: { currency: 'JPY', amount: 11_771 } })
  const booked = await db
    .selectFrom('sandbox_payments')
    .innerJoin('payments', 'payments.id', 'sandbox_payments.idempotency_key')
    .select(['sandbox_payments.currency', 'sandbox_payments.amount'])
    .where('payments.order_id', '=', buyer.orderId)
    .executeTakeFirst()
  expect(booked).toEqual({ currency: 'JPY', amount: 11_771 })
})

test('a completed order stays as it was paid, whatever happens to the product', async () => {
  await addProduct(db, 'glasshouse/passing')
  const buyer = await money.buyer().fill([item('glasshouse/passing')])
  const { completed } = (await buyer.pay()).json()
  await addDiscount(db, 'glasshouse/passing')
  await db.updateTable('products').set({ state: 'Archived' }).where('id', '=', 'passing').execute()
  expect((await buyer.poll()).completed.order).toEqual(completed.order)
})

test.each([1, 11, 99, 3_600])('the same checkout again after %d seconds is not charged again', async (seconds) => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  const first = (await buyer.pay()).json()
  money.later(seconds)
  const due = first.due
  // The link to support contains its own time.
  const completed = { ...first.completed, problemUrl: expect.any(String) }
  expect((await buyer.pay(cards.paid, { due })).json()).toEqual({ ...first, completed })
  const charges = await db
    .selectFrom('sandbox_payments')
    .innerJoin('payments', 'payments.id', 'sandbox_payments.idempotency_key')
    .select('payments.id')
    .where('payments.order_id', '=', buyer.orderId)
    .execute()
  expect(charges).toHaveLength(1)
})

test.each([1, 11, 99, 3_600])('the same things in another cart after %d seconds ask "buy again?" first', async (seconds) => {
  const first = await money.buyer().fill([item('lowtide/tape-one')])
  await first.pay()
  money.later(seconds)
  const again = await money.buyer({ browser: first.browser, email: first.email.replace('@', '+again@') }).fill([item('lowtide/tape-one')])
  expect(expectProblem(await again.pay(), 409).type).toBe('/problems/buy-again')
  expect((await again.pay(cards.paid, { buyAgain: true })).json().status).toBe('Completed')
})

test('the fee is 8% for sales through the creator’s own channel, and the agreed rate where staff set one', async () => {
  await addCreator(db, { id: 'agreed' })
  await addProduct(db, 'agreed/thing')
  await addFee(db, 'agreed', 0.1)
  const buyer = await money.buyer().fill([item('lowtide/tape-one', { via: 'Embed' }), item('glasshouse/pane'), item('agreed/thing')])
  await buyer.pay()
  const lines = await db
    .selectFrom('sale_lines')
    .select(['fee_rate', 'fee'])
    .where('order_id', '=', buyer.orderId)
    .orderBy('index')
    .execute()
  expect(lines).toEqual([
    { fee_rate: 0.08, fee: 632 },
    { fee_rate: 0.15, fee: 1_185 },
    { fee_rate: 0.1, fee: 790 },
  ])
})

test('§6 tax: a German consumer pays the tax inside the price, a business with a number pays none, and the invoice says so', async () => {
  const address = { countryCode: 'DE', streetAddress1: 'Musterweg 1', locality: 'Berlin', postCode: '10115' }
  const consumer = money.buyer()
  await consumer.put([item('lowtide/tape-one')], 'EUR')
  const saved = (await consumer.save({ address })).json()
  expect(saved.tax).toMatchObject({ countryCode: 'DE', rate: 0.19, mode: 'Inclusive', words: 'Includes 19% VAT for Germany' })
  const due = saved.order.total.due.amount
  expect((await consumer.pay()).json()).toMatchObject({ status: 'Completed', due: { amount: due } })
  const business = money.buyer()
  await business.put([item('lowtide/tape-one')], 'EUR')
  expect(expectProblem(await business.save({ address, taxId: 'DE123' }), 400).errors).toHaveProperty('taxId')
  const free = (await business.save({ address, taxId: 'DE136695976', businessName: 'Studio' })).json()
  expect(free.order.total.due.amount).toBeLessThan(due)
  expect((await business.pay()).json()).toMatchObject({ status: 'Completed', due: free.order.total.due })
  const invoices = await db
    .selectFrom('invoices')
    .select(['order_id', 'content', 'due'])
    .where('order_id', 'in', [consumer.orderId, business.orderId])
    .execute()
  expect(invoices.find((one) => one.order_id === consumer.orderId)?.content).toMatchObject({
    tax: { country: 'DE', rate: 0.19, isReversed: false },
  })
  expect(invoices.find((one) => one.order_id === business.orderId)?.content).toMatchObject({
    buyer: { taxId: 'DE136695976' },
    tax: { isReversed: true },
    total: { tax: 0 },
  })
  const taxed = await db
    .selectFrom('ledger_lines')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'ledger_lines.entry_id')
    .select(['account', 'country', 'amount'])
    .where('order_id', '=', consumer.orderId)
    .where('account', '=', 'Tax')
    .execute()
  expect(taxed).toEqual([{ account: 'Tax', country: 'DE', amount: 0 - Math.round((due * 100 * 19) / 119) }])
  expect(await money.broken()).toEqual([])
})
