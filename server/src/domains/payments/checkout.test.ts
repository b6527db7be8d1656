import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { applyCoupon, getOrder, removeCoupon } from '#contract/orders/orders.ts'
import * as contract from '#contract/payments/checkout.ts'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { listOrdersInBooks } from '#domains/ledger/index.ts'
import { sweepOrders } from '#domains/orders/index.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { type Buyer, cardOf, cards, item, openMoneyShop } from '../../../testing/money-shop.ts'
import { addAccount, newEmail } from '../../../testing/sample-account.ts'
import { addCoupon } from '../../../testing/sample-coupon.ts'
import { addBundle, addCreator, addProduct, addSale } from '../../../testing/sample-creator.ts'

const money = await openMoneyShop()
const { db } = money
for (const id of ['lowtide', 'glasshouse']) await addCreator(db, { id })
await addProduct(db, 'lowtide/tape-one')
await addProduct(db, 'lowtide/tape-two', { type: 'DigitalProduct', category: 'SamplePack' })
await addProduct(db, 'glasshouse/pane')
await addProduct(db, 'glasshouse/gift', { variations: [sampleVariation({ prices: { USD: 0 } })] })
await addBundle(db, 'lowtide/both', ['tape-one', 'tape-two'])
const bundle = { type: 'Bundle', creatorId: 'lowtide', bundleId: 'both', variationId: 'perpetual', quantity: 1 }
const applyTo = (orderId: string, code: string, browser = money.buyer().browser) =>
  browser.call(applyCoupon, { params: { orderId }, query: { code } })

test('a guest is told the same whether or not the address has an account', async () => {
  const { email } = await addAccount(db)
  for (const address of [email, newEmail()]) {
    const buyer = await money.buyer({ email: address }).fill([item('glasshouse/pane')])
    expect((await buyer.pay()).json().completed.accountNeedsConfirmation).toBe(true)
  }
})

test('§4 a card that is good completes the order: licenses, sales and books, and the buyer sees them', async () => {
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

test('a confirmation step is confirmed, and one that is not leads back to the cart', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  const asked = (await buyer.pay(cards.confirm)).json()
  expect(asked).toMatchObject({ status: 'NeedsConfirmation', confirmation: { kind: 'Sandbox' } })
  expect((await buyer.confirm(false)).json()).toMatchObject({ status: 'Declined', declined: { words: 'The payment was not confirmed.' } })
  await buyer.pay(cards.confirm)
  expect((await buyer.confirm()).json()).toMatchObject({ status: 'Completed' })
  expect(await money.licensesOf(buyer.orderId)).toHaveLength(1)
})

test('what stays processing is paid by webhook a little later', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  expect((await buyer.pay(cards.slow)).json()).toMatchObject({ status: 'Processing', completed: null })
  await money.settleDown()
  expect(await buyer.poll()).toMatchObject({ status: 'Processing' })
  money.later(5)
  await money.settleDown()
  expect(await buyer.poll()).toMatchObject({ status: 'Completed' })
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

test('a free bundle in hundreds is refused in words before it gives more licenses than one payment can write', async () => {
  const parts = Array.from({ length: 6 }, (_, place) => `free-part-${place}`)
  for (const part of parts) await addProduct(db, `lowtide/${part}`)
  await addBundle(db, 'lowtide/free-lot', parts, { variations: [sampleVariation({ prices: { USD: 0 } })] })
  const buyer = await money.buyer().fill([{ ...bundle, bundleId: 'free-lot', quantity: 999 }])
  const said = expectProblem(await buyer.pay(), 400)
  expect(said.detail).toBe('One order holds at most 5,000 licenses, this one would give 5,994. Buy in several orders.')
  expect((await money.orderOf(buyer.orderId)).status).toBe('Open')
})

test('the amount that was seen is what is charged: a changed price is refused with 409, and then shown', async () => {
  await addProduct(db, 'glasshouse/moving')
  const buyer = await money.buyer().fill([item('glasshouse/moving')])
  const seen = (await buyer.read()).order.total.due
  await addSale(db, 'glasshouse/moving')
  const said = expectProblem(await buyer.pay(cards.paid, { due: seen }), 409)
  expect(said).toMatchObject({ type: '/problems/price-changed', detail: 'The total is now 59.25 USD. Look at it before you pay.' })
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

test('contact, address, consent and a card are needed, each named', async () => {
  const buyer = money.buyer()
  await buyer.put([item('lowtide/tape-one')])
  expectProblem(await buyer.pay(), 404)
  await buyer.save({ address: null })
  expect(expectProblem(await buyer.pay(), 400).errors).toEqual({ address: ['Enter your billing address'] })
  await buyer.save({ consent: false })
  expect(expectProblem(await buyer.pay(), 400).errors).toEqual({ consent: ['Agree to get your downloads at once'] })
  expect(expectProblem(await buyer.pay(cards.paid, { consent: true, card: undefined }), 400).errors).toEqual({ card: ['Enter a card'] })
  expect((await buyer.pay(cards.paid, { consent: true })).json().status).toBe('Completed')
  const { consent } = await money.orderOf(buyer.orderId)
  expect(consent).toEqual({ text: contract.deliveryConsent, at: money.now().toISOString(), address: buyer.browser.address })
})

test('only the buyer sees what was bought, by the secret of the checkout; everybody else sees how it stands', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  await buyer.pay()
  const stranger = money.buyer({ orderId: buyer.orderId })
  expect(await stranger.poll()).toMatchObject({ status: 'Completed', completed: null })
  expect(await stranger.read()).toMatchObject({ details: null, order: { customer: null } })
  expect((await stranger.browser.call(getOrder, { params: { orderId: buyer.orderId } })).json().customer).toBeNull()
  expectProblem(await stranger.pay(), 404)
  expectProblem(await stranger.confirm(), 404)
  expectProblem(await stranger.cancel(), 404)
  expectProblem(await stranger.save(), 409)
  expect(await buyer.read()).toMatchObject({ details: { email: buyer.email }, order: { customer: { email: buyer.email } } })
})

test('while it is being paid an order reads as Open and cannot be changed, and cancelling gives it back', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  await buyer.pay(cards.confirm)
  expectProblem(await buyer.put([]), 409)
  expectProblem(await buyer.save(), 409)
  expect(await buyer.read()).toMatchObject({ status: 'PaymentProcessing', order: { status: 'Open' } })
  expect((await buyer.cancel()).json()).toMatchObject({ status: 'Open' })
  expect((await buyer.put([item('lowtide/tape-two')])).statusCode).toBe(200)
})

test('a completed order stays as it was paid, whatever becomes of the product', async () => {
  await addProduct(db, 'glasshouse/passing')
  const buyer = await money.buyer().fill([item('glasshouse/passing')])
  const { completed } = (await buyer.pay()).json()
  await addSale(db, 'glasshouse/passing')
  await db.updateTable('products').set({ state: 'Archived' }).where('id', '=', 'passing').execute()
  expect((await buyer.poll()).completed.order).toEqual(completed.order)
})

test.each([1, 11, 99, 3_600])('the same checkout again after %d seconds is not charged again', async (seconds) => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  const first = (await buyer.pay()).json()
  money.later(seconds)
  const due = first.due
  expect((await buyer.pay(cards.paid, { due })).json()).toEqual(first)
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

test('a stranger who enters somebody else’s address learns nothing about what they bought', async () => {
  const first = await money.buyer().fill([item('lowtide/tape-one')])
  await first.pay()
  const stranger = await money.buyer({ email: first.email }).fill([item('lowtide/tape-one')])
  expect((await stranger.pay()).json().status).toBe('Completed')
})

test('a guest gets an account that waits to be confirmed, and one mail', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  await buyer.pay()
  await money.settleDown()
  await money.settleDown()
  const user = await db
    .selectFrom('users')
    .select(['id', 'confirmed_at', 'password_hash'])
    .where('email', '=', buyer.email)
    .executeTakeFirstOrThrow()
  expect(user).toMatchObject({ confirmed_at: null, password_hash: null })
  expect((await money.licensesOf(buyer.orderId)).map((license) => license.user_id)).toEqual([user.id])
  const { count } = await db
    .selectFrom('mailed_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  expect(count).toBe(1)
})

test('forged and replayed webhooks: refused, or old news', async () => {
  const send = (body: string, headers: Record<string, string> = {}) =>
    money.app.inject({
      method: 'POST',
      url: '/api/webhooks/sandbox',
      headers: { 'content-type': 'application/json', ...headers },
      payload: body,
    })
  const event = JSON.stringify({ id: `evt_${randomUUID()}`, type: 'payment.succeeded', object: { reference: 'pay_none' } })
  expectProblem(await send(event), 400)
  expectProblem(await send(event, { 'sandbox-signature': 't=1,v1=00' }), 400)
  expectProblem(await send(event, { 'sandbox-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` }), 400)
  const { signBody } = await import('#domains/payments/providers/sandbox/signature.ts')
  const secret = money.shop.signatures.keysFor('sandbox')[0]
  const old = signBody(secret, event, new Date(Date.now() - 3_600_000))
  expectProblem(await send(event, { 'sandbox-signature': old }), 400)
  const good = signBody(secret, event, new Date())
  expect((await send(event, { 'sandbox-signature': good })).statusCode).toBe(204)
  expect((await send(event, { 'sandbox-signature': good })).statusCode).toBe(204)
  expectProblem(
    await money.app.inject({ method: 'POST', url: '/api/webhooks/stripe', headers: { 'content-type': 'application/json' }, payload: '{}' }),
    400,
  )
})

test('the fee is 8 % for what came through the creator’s own door, and what staff agreed where they did', async () => {
  await addCreator(db, { id: 'agreed' })
  await addProduct(db, 'agreed/thing')
  await db.updateTable('creators').set({ fee_rate: 0.1 }).where('id', '=', 'agreed').execute()
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

test('bodies never carry what counts: unknown fields are refused', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  for (const lie of [{ amount: 1 }, { status: 'Completed' }, { tax: 0 }, { provider: 'None' }]) {
    expectProblem(await buyer.pay(cards.paid, lie), 400)
  }
  expectProblem(await buyer.save({ total: 0 }), 400)
  expectProblem(await buyer.pay(cards.paid, { card: { ...cardOf('12'), number: 'x' } }), 400)
})

test('§5 an Open order without a visit for 30 days is removed, with its declined payments; a paid one stays', async () => {
  const left = await money.buyer().fill([item('lowtide/tape-one')])
  await left.pay(cards.declined)
  const kept = await money.buyer().fill([item('lowtide/tape-one')])
  await kept.pay()
  await sweepOrders(db, new Date(money.now().getTime() + 1_000), listOrdersInBooks)
  expect(await db.selectFrom('orders').select('id').where('id', '=', left.orderId).execute()).toEqual([])
  expect((await money.orderOf(kept.orderId)).status).toBe('Completed')
  expect(await money.broken()).toEqual([])
})

test('§5 looking at a cart or its checkout is a visit: it is kept for another 30 days', async () => {
  const aDay = 24 * 3600
  for (const look of [
    (buyer: Buyer) => buyer.browser.call(getOrder, { params: { orderId: buyer.orderId } }),
    (buyer: Buyer) => buyer.read(),
  ]) {
    const buyer = money.buyer()
    await buyer.put([item('lowtide/tape-one')])
    money.later(20 * aDay)
    await look(buyer)
    money.later(20 * aDay)
    await sweepOrders(db, new Date(money.now().getTime() - 30 * aDay * 1000), listOrdersInBooks)
    expect((await money.orderOf(buyer.orderId)).status).toBe('Open')
    money.later(-40 * aDay)
  }
})

test('§6 tax: a German consumer pays the tax inside the price, a business with a number pays none, and the invoice says so', async () => {
  const address = { countryCode: 'DE', streetAddress1: 'Musterweg 1', locality: 'Berlin', postCode: '10115' }
  const consumer = money.buyer()
  await consumer.put([item('lowtide/tape-one')], 'EUR')
  const saved = (await consumer.save({ address })).json()
  expect(saved.tax).toMatchObject({ countryCode: 'DE', rate: 0.19, mode: 'Inclusive', words: 'Includes 19 % VAT for Germany' })
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

test('an address that is not whole is said at its fields', async () => {
  const buyer = money.buyer()
  await buyer.put([item('lowtide/tape-one')])
  const address = { countryCode: 'DE', streetAddress1: 'Musterweg 1', postCode: '1' }
  expect(Object.keys(expectProblem(await buyer.save({ address }), 400).errors ?? {}).sort()).toEqual([
    'address.locality',
    'address.postCode',
  ])
})

test('§5 a code this customer has used up says so where it is entered, and at the checkout of a guest who entered it before', async () => {
  const coupon = await addCoupon(db, { code: 'ONCE-EACH', percentage: 0.5 })
  await db.updateTable('coupons').set({ max_uses_per_customer: 1 }).where('id', '=', coupon).execute()
  const first = money.buyer()
  await first.put([item('lowtide/tape-one')])
  await applyTo(first.orderId, 'ONCE-EACH')
  await first.save()
  await first.pay()
  const again = money.buyer({ email: first.email.replace('@', '+more@') })
  await again.put([item('lowtide/tape-two')])
  // Nobody knows yet who it is.
  expect((await applyTo(again.orderId, 'ONCE-EACH')).json()).toMatchObject({ total: { due: { amount: 39.5 } } })
  const saved = (await again.save()).json()
  expect(saved).toMatchObject({ order: { couponsApplied: [], total: { due: { amount: 79 } } } })
  expect(saved.changes.map(({ words }: { words: string }) => words)).toEqual([
    'You have used the code ONCE-EACH as often as it can be used',
  ])
  const said = expectProblem(await applyTo(again.orderId, 'once-each'), 400)
  expect(said.errors).toEqual({ code: ['You have used this code as often as it can be used'] })
})

test('§5 what the buyer changes is no news at the checkout: a line taken out, another quantity, a code put on and taken off', async () => {
  const coupon = await addCoupon(db, { code: 'OWN-CHOICE', percentage: 0.1 })
  const buyer = await money.buyer().fill([item('lowtide/tape-one'), item('glasshouse/pane')])
  const changes = async () => (await buyer.read()).changes
  await applyTo(buyer.orderId, 'OWN-CHOICE')
  expect(await changes()).toEqual([])
  await buyer.save()
  const query = { id: coupon, creator: 'lowtide', code: 'OWN-CHOICE' }
  await buyer.browser.call(removeCoupon, { params: { orderId: buyer.orderId }, query })
  expect(await changes()).toEqual([])
  await buyer.put([item('lowtide/tape-one', { quantity: 2 })])
  expect(await changes()).toEqual([])
})
