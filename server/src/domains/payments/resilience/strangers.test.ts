import { expect, test } from 'vitest'
import * as identity from '#contract/identity/identity.ts'
import { getOrder, patchOrder } from '#contract/orders/orders.ts'
import { openBrowser } from '../../../../testing/browser.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { cards, item, openMoneyShop } from '../../../../testing/money-shop.ts'
import { addAccount, samplePassword } from '../../../../testing/sample-account.ts'
import { addCreator, addProduct } from '../../../../testing/sample-creator.ts'

/** Somebody who has an order's id: while it is Open they may change its items, and nothing else. */

const money = await openMoneyShop()
const { db, app } = money
await addCreator(db, { id: 'lowtide' })
for (const path of ['lowtide/tape-one', 'lowtide/tape-two']) await addProduct(db, path)

const signIn = async () => {
  const account = await addAccount(db)
  const browser = openBrowser(app)
  await browser.call(identity.signIn, { query: { email: account.email }, body: samplePassword })
  return { ...account, browser }
}

test('what a guest pays for belongs to the guest, also if somebody signed in touches the cart a moment before', async () => {
  const guest = await money.buyer().fill([item('lowtide/tape-one')])
  const thief = await signIn()
  const body = { currency: 'USD', items: [item('lowtide/tape-one')] }
  expect((await thief.browser.call(patchOrder, { params: { orderId: guest.orderId }, body })).statusCode).toBe(200)
  expect((await guest.pay()).json()).toMatchObject({ status: 'Completed', completed: { email: guest.email } })
  const owner = await db.selectFrom('users').select('id').where('email', '=', guest.email).executeTakeFirstOrThrow()
  expect((await money.licensesOf(guest.orderId)).map((license) => license.user_id)).toEqual([owner.id])
  const seen = await thief.browser.call(getOrder, { params: { orderId: guest.orderId } })
  expect(seen.json()).toMatchObject({ status: 'Completed', customer: null })
  expect((await money.buyer({ browser: thief.browser, orderId: guest.orderId }).poll()).completed).toBeNull()
})

test('the stored consent is the buyer’s own, with their time and address', async () => {
  const first = await money.buyer().fill([item('lowtide/tape-one')])
  money.later(60)
  const second = money.buyer({ orderId: first.orderId })
  await second.save()
  await second.pay()
  const { consent } = await money.orderOf(first.orderId)
  expect(consent).toMatchObject({ at: money.now().toISOString(), address: second.browser.address })
})

test('saving the checkout anew makes a new buyer; the earlier secret is void', async () => {
  const first = await money.buyer().fill([item('lowtide/tape-one')])
  const second = await money.buyer({ orderId: first.orderId }).fill([item('lowtide/tape-one')])
  expectProblem(await first.pay(), 404)
  expectProblem(await first.cancel(), 404)
  expect((await second.pay()).json().status).toBe('Completed')
  expect((await first.poll()).completed).toBeNull()
})

test('another item at the same price is not what was on the screen: it is refused with 409, and then shown', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  const { order } = await buyer.read()
  const lines = order.items.map(({ id, quantity }: { id: string; quantity: number }) => ({ id, quantity }))
  await buyer.put([item('lowtide/tape-two')])
  const problem = expectProblem(await buyer.pay(cards.paid, { due: order.total.due, lines }), 409)
  expect(problem).toMatchObject({
    type: '/problems/price-changed',
    detail: 'The order has changed. Check it before you pay.',
  })
  expect((await money.orderOf(buyer.orderId)).status).toBe('Open')
  const now = [{ id: 'p/lowtide/tape-two/perpetual', quantity: 1 }]
  expect((await buyer.pay(cards.paid, { lines: now })).json().status).toBe('Completed')
})

test('an order in payment does not say who pays it, whatever its state', async () => {
  const buyer = await money.buyer().fill([item('lowtide/tape-one')])
  await buyer.pay(cards.confirm)
  await db.updateTable('orders').set({ snapshot: null }).where('id', '=', buyer.orderId).execute()
  const stranger = money.buyer({ orderId: buyer.orderId })
  expect(await stranger.read()).toMatchObject({ details: null, order: { customer: null } })
})
