import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signIn } from '#contract/identity/identity.ts'
import { getOrder, removeCoupon } from '#contract/orders/orders.ts'
import * as contract from '#contract/payments/checkout.ts'
import { forgetSavedCard, getSavedCards } from '#contract/payments/saved-card.ts'
import { listOrdersInBooks } from '#domains/ledger/index.ts'
import { sweepOrders } from '#domains/orders/index.ts'
import { openBrowser } from '../../../../testing/browser.ts'
import { openCheckoutShop } from '../../../../testing/checkout-shop.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { type Buyer, cardOf, cards, item } from '../../../../testing/money-shop.ts'
import { addAccount, newEmail, samplePassword } from '../../../../testing/sample-account.ts'
import { addCoupon } from '../../../../testing/sample-coupon.ts'

const { money, db, applyTo } = await openCheckoutShop()

test('a guest gets the same answer whether or not the address has an account', async () => {
  const { email } = await addAccount(db)
  for (const address of [email, newEmail()]) {
    const buyer = await money.buyer({ email: address }).fill([item('glasshouse/pane')])
    expect((await buyer.pay()).json().completed.accountNeedsConfirmation).toBe(true)
  }
})

test('contact, address, consent and a card are required, each error at its field', async () => {
  const buyer = money.buyer()
  await buyer.put([item('lowtide/tape-one')])
  expectProblem(await buyer.pay(), 404)
  await buyer.save({ address: null })
  expect(expectProblem(await buyer.pay(), 400).errors).toEqual({ address: ['Enter your billing address'] })
  await buyer.save({ consent: false })
  expect(expectProblem(await buyer.pay(), 400).errors).toEqual({ consent: ['Agree to get your downloads right away'] })
  expect(expectProblem(await buyer.pay(cards.paid, { consent: true, card: undefined }), 400).errors).toEqual({ card: ['Enter a card'] })
  expect((await buyer.pay(cards.paid, { consent: true })).json().status).toBe('Completed')
  const { consent } = await money.orderOf(buyer.orderId)
  expect(consent).toEqual({ text: contract.deliveryConsent, at: money.now().toISOString(), address: buyer.browser.address })
})

test('only the buyer, by the secret of the checkout, sees what was bought; everybody else sees its status', async () => {
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

test('while in payment an order reads as Open and cannot be changed, and cancelling reopens it', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  await buyer.pay(cards.confirm)
  expectProblem(await buyer.put([]), 409)
  expectProblem(await buyer.save(), 409)
  expect(await buyer.read()).toMatchObject({ status: 'PaymentProcessing', order: { status: 'Open' } })
  expect((await buyer.cancel()).json()).toMatchObject({ status: 'Open' })
  expect((await buyer.put([item('lowtide/tape-two')])).statusCode).toBe(200)
})

test('a stranger who enters somebody else’s address learns nothing about what they bought', async () => {
  const first = await money.buyer().fill([item('lowtide/tape-one')])
  await first.pay()
  const stranger = await money.buyer({ email: first.email }).fill([item('lowtide/tape-one')])
  expect((await stranger.pay()).json().status).toBe('Completed')
})

test('a guest gets an account to be confirmed, and one mail', async () => {
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

test('forged webhooks are refused, replayed ones change nothing', async () => {
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

test('amounts are never taken from request bodies: unknown fields are refused', async () => {
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
  const stored = await money.buyer().fill([item('lowtide/tape-one')])
  await stored.pay()
  await sweepOrders(db, new Date(money.now().getTime() + 1_000), listOrdersInBooks)
  expect(await db.selectFrom('orders').select('id').where('id', '=', left.orderId).execute()).toEqual([])
  expect((await money.orderOf(stored.orderId)).status).toBe('Completed')
  expect(await money.broken()).toEqual([])
})

test('§5 looking at a cart or its checkout is a visit: it stays for another 30 days', async () => {
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

test('an incomplete address is refused at its fields', async () => {
  const buyer = money.buyer()
  await buyer.put([item('lowtide/tape-one')])
  const address = { countryCode: 'DE', streetAddress1: 'Musterweg 1', postCode: '1' }
  expect(Object.keys(expectProblem(await buyer.save({ address }), 400).errors ?? {}).sort()).toEqual([
    'address.locality',
    'address.postCode',
  ])
})

test('§5 a code this customer has used up is refused where it is entered, and at the checkout of a guest who entered it before', async () => {
  const coupon = await addCoupon(db, { code: 'ONCE-EACH', percentage: 0.5 })
  await db.updateTable('coupons').set({ max_uses_per_customer: 1 }).where('id', '=', coupon).execute()
  const first = money.buyer()
  await first.put([item('lowtide/tape-one')])
  await applyTo(first.orderId, 'ONCE-EACH')
  await first.save()
  await first.pay()
  const again = money.buyer({ email: first.email.replace('@', '+more@') })
  await again.put([item('lowtide/tape-two')])
  // The customer is not known yet.
  expect((await applyTo(again.orderId, 'ONCE-EACH')).json()).toMatchObject({ total: { due: { amount: 39.5 } } })
  const saved = (await again.save()).json()
  expect(saved).toMatchObject({ order: { couponsApplied: [], total: { due: { amount: 79 } } } })
  expect(saved.changes.map(({ words: text }: { words: string }) => text)).toEqual([
    'You have used the code ONCE-EACH as often as it can be used',
  ])
  const problem = expectProblem(await applyTo(again.orderId, 'once-each'), 400)
  expect(problem.errors).toEqual({ code: ['You have used this code as often as it can be used'] })
})

test('§5 the buyer’s own changes are not reported at the checkout: a removed line, another quantity, a code added and removed', async () => {
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

test('somebody signed in may save the card, pays with it the next time, and can remove it', async () => {
  const { email } = await addAccount(db)
  const browser = openBrowser(money.app)
  await browser.call(signIn, { query: { email }, body: samplePassword })
  const buy = () => money.buyer({ browser, email }).fill([item('glasshouse/pane')])
  const first = await buy()
  expect(await first.read()).toMatchObject({ mayKeepCard: true, savedCard: null })
  const noCard = { card: undefined, savedCard: true, buyAgain: true }
  expectProblem(await first.pay('', noCard), 400)
  expect((await first.pay(cards.paid, { keepCard: true })).json().status).toBe('Completed')

  const second = await buy()
  expect((await second.read()).savedCard).toEqual({ name: 'Card ending in 4242' })
  expect((await second.pay('', noCard)).json().status).toBe('Completed')

  const guest = await money.buyer({ email }).fill([item('glasshouse/pane')])
  expect(await guest.read()).toMatchObject({ mayKeepCard: false, savedCard: null })
  expectProblem(await guest.pay('', noCard), 400)

  expect((await browser.call(getSavedCards)).json()).toMatchObject({ cards: [{ name: 'Card ending in 4242' }] })
  expect((await browser.call(forgetSavedCard)).statusCode).toBe(204)
  expect((await browser.call(getSavedCards)).json()).toEqual({ cards: [] })
  const third = await buy()
  expect((await third.read()).savedCard).toBeNull()
  expectProblem(await third.pay('', noCard), 400)
})

test('a guest’s request to save the card is ignored, and a saved card may still have to be confirmed', async () => {
  const guest = await money.buyer().fill([item('glasshouse/pane')])
  expect((await guest.pay(cards.paid, { keepCard: true })).json().status).toBe('Completed')
  const stored = await db
    .selectFrom('saved_cards')
    .innerJoin('orders', 'orders.user_id', 'saved_cards.user_id')
    .select('orders.id')
    .execute()
  expect(stored.map((order) => order.id)).not.toContain(guest.orderId)
  const { id, email } = await addAccount(db)
  const saved = {
    user_id: id,
    provider: 'Sandbox',
    method_id: `pm_${cards.confirm.replaceAll(' ', '')}`,
    method_name: 'Card ending in 3220',
  } as const
  await db
    .insertInto('saved_cards')
    .values({ ...saved, saved_at: money.now() })
    .execute()
  const browser = openBrowser(money.app)
  await browser.call(signIn, { query: { email }, body: samplePassword })
  const buyer = await money.buyer({ browser, email }).fill([item('glasshouse/pane')])
  expect((await buyer.pay('', { card: undefined, savedCard: true })).json().status).toBe('NeedsConfirmation')
  expect((await buyer.confirm()).json().status).toBe('Completed')
})

test('a free order asks for an e-mail address alone: no address, no card, no consent', async () => {
  const buyer = money.buyer()
  await buyer.put([item('glasshouse/gift')])
  await buyer.save({ address: null, consent: false })
  const { status, completed } = (await buyer.pay('', { card: undefined })).json()
  expect({ status, licenses: completed.licenses.length }).toEqual({ status: 'Completed', licenses: 1 })
})
