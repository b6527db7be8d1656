import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/orders.ts'
import { CallError, errorOfFailure } from '#web/lib/api/call-error.ts'
import type { CartOrder } from '../order.ts'
import { addItem, setCurrency } from './cart.rules.ts'
import { createCart } from './create-cart.ts'
import { lineId, openCart, pass, stopClock } from './open-sample-cart.ts'
import { bundle, product } from './sample-cart.ts'

stopClock()

test('offline nothing is lost, and syncing is tried again when the connection returns', async () => {
  const { world, cart, add, line } = openCart()
  world.trouble = errorOfFailure
  add()
  await pass()
  expect(cart.read()).toMatchObject({ order: { unsent: true }, sync: { state: 'offline' } })
  world.trouble = undefined
  cart.retry()
  await pass(0)
  expect(line()?.total?.due.amount).toBe(59)
  expect(cart.read()).toMatchObject({ order: { unsent: false }, sync: { state: 'settled' } })
})

test('prices that could not be read are read again when the connection returns, although nothing is to be sent', async () => {
  const { world, cart, add } = openCart()
  add()
  await pass()
  world.readTrouble = errorOfFailure
  await cart.refresh()
  expect(cart.read()).toMatchObject({ order: { unsent: false }, sync: { state: 'offline' } })
  world.readTrouble = undefined
  cart.retry()
  await pass(0)
  expect(cart.read().sync).toEqual({ state: 'settled' })
})

test('a page closed before its change was sent is caught up by the next page', async () => {
  const first = openCart()
  first.add()
  const next = openCart({ stored: first.world.stored as CartOrder })
  await next.cart.refresh()
  expect(next.world.updates).toMatchObject([{ items: [1] }])
  expect(next.line()?.total?.due.amount).toBe(59)
})

test('another tab: its change is shown here and sent only by that tab', async () => {
  const { world, cart, add, quantity } = openCart()
  add()
  await pass()
  quantity(2)
  world.stored = { ...(world.stored as CartOrder), changes: 9, unsent: true }
  cart.follow()
  await pass(2000)
  expect(world.updates).toHaveLength(1)
  world.stored = { ...world.stored, unsent: false }
  cart.follow()
  await pass(5000)
  expect(world.updates).toHaveLength(1)
})

test('a checkout that begins here continues while another tab sends the same cart', async () => {
  const { world, cart, add } = openCart()
  world.takes = 200
  add()
  const begun = cart.checkout({ returnUrl: 'https://shop.test/cart' })
  await pass(100)
  world.stored = { ...(world.stored as CartOrder), unsent: false }
  cart.follow()
  await pass(100)
  expect((await begun).checkoutUrl).toBe(`https://shop.test/checkout/${cart.read().order.id}`)
  expect(cart.read().sync).toEqual({ state: 'settled' })
})

test('a tab that was closed too early: this one sends its change', async () => {
  const { world, cart, add } = openCart()
  add()
  await pass()
  world.stored = { ...(world.stored as CartOrder), changes: 9, unsent: true }
  cart.follow()
  await pass(3000)
  expect(world.updates).toHaveLength(2)
  expect(world.stored?.unsent).toBe(false)
})

test('two tabs adding at the same time lose nothing', async () => {
  const here = openCart()
  here.add()
  const there = createCart(here.deps)
  there.change((order) => addItem(order, bundle()))
  here.add(product({ id: 'drift' }))
  expect(here.world.stored?.items.map((line) => line.id)).toEqual([
    lineId,
    'b/northlight-audio/studio/perpetual',
    'p/northlight-audio/drift/perpetual',
  ])
})

test('an answer that is older than another tab’s change does not undo that change', async () => {
  const { world, cart, add } = openCart()
  world.takes = 200
  add()
  await pass(1100)
  world.stored = addItem({ ...(world.stored as CartOrder), changes: 5 }, bundle())
  await pass(200)
  expect(world.stored.items).toHaveLength(2)
  cart.follow()
  expect(cart.read().order.items).toHaveLength(2)
})

const closed = () => new CallError('This order is being paid or is complete.', { status: 409, code: 'already-done' })

test('a cart that is being paid elsewhere says so and keeps its changes', async () => {
  const { world, cart, add, quantity } = openCart()
  add()
  await pass()
  world.trouble = closed
  quantity(2)
  await pass()
  expect(cart.read()).toMatchObject({ order: { unsent: true, items: [{ quantity: 2 }] }, sync: { state: 'paying' } })
})

test('items added after the order was paid go into a new one', async () => {
  const { world, cart, add } = openCart()
  add()
  await pass()
  const { id } = cart.read().order
  world.orders.set(id, { ...(world.orders.get(id) as Order), status: 'Completed' })
  world.trouble = () => {
    world.trouble = undefined
    return closed()
  }
  add(bundle())
  await pass()
  expect(cart.read().order.items.map((line) => line.id)).toEqual(['b/northlight-audio/studio/perpetual'])
  await pass()
  expect(cart.read().order).toMatchObject({ unsent: false, total: { due: { amount: 59 } } })
  expect(cart.read().order.id).not.toBe(id)
})

test('a finished order leaves an empty cart in the same currency; another order leaves the cart alone', async () => {
  const { cart, add } = openCart()
  cart.change((order) => setCurrency(order, 'GBP'))
  add()
  await pass()
  const { id } = cart.read().order
  cart.finish('another')
  expect(cart.read().order.id).toBe(id)
  cart.finish(id)
  expect(cart.read().order).toMatchObject({ currency: 'GBP', items: [], unsent: false })
})
