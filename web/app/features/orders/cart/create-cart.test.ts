import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/orders.ts'
import { errorOfStatus, MessageError } from '#web/lib/api/call-error.ts'
import { addItem, setCurrency, setQuantity } from './cart.rules.ts'
import { lineId, openCart, pass, stopClock } from './open-sample-cart.ts'
import { answerTo, bundle, prices, product, sampleVariation } from './sample-cart.ts'

stopClock()

test('§4 cart: a change shows at once, is stored, and reaches the server after 1000 ms', async () => {
  const { world, add, line } = openCart()
  add()
  expect(line()).toMatchObject({ quantity: 1 })
  expect(world.stored?.items).toHaveLength(1)
  await pass(999)
  expect(world.updates).toHaveLength(0)
  await pass(1)
  expect(world.updates).toMatchObject([{ items: [1] }])
})

test('§4 cart: several changes in a row are sent once, 1000 ms after the last', async () => {
  const { world, add, quantity } = openCart()
  add()
  await pass(900)
  quantity(4)
  await pass(900)
  quantity(5)
  await pass(999)
  expect(world.updates).toHaveLength(0)
  await pass(1)
  expect(world.updates).toMatchObject([{ items: [5] }])
})

test('§4 cart: the server order replaces the cart', async () => {
  const { world, cart, add, line } = openCart()
  world.price = 49
  add()
  await pass()
  expect(line()?.total?.due).toEqual({ currency: 'USD', amount: 49 })
  expect(cart.read()).toMatchObject({ order: { total: { due: { amount: 49 } }, unsent: false }, sync: { state: 'settled' } })
})

test('§4 cart: a quantity change discards the update in flight', async () => {
  const { world, add, quantity, line } = openCart()
  world.takes = 500
  add()
  await pass(1200)
  quantity(7)
  expect(world.updates[0]?.signal.aborted).toBe(true)
  await pass(500)
  expect(line()).toMatchObject({ quantity: 7, total: undefined })
  await pass(1000)
  expect(world.updates).toMatchObject([{ items: [1] }, { items: [7] }])
  expect(line()).toMatchObject({ quantity: 7, total: { due: { amount: 413 } } })
})

test('§4 cart: on refresh an order that is not Open is replaced by a fresh empty order in the same currency', async () => {
  const { world, cart, add } = openCart()
  cart.change((order) => setCurrency(order, 'EUR'))
  add()
  await pass()
  const { id } = cart.read().order
  world.orders.set(id, { ...(world.orders.get(id) as Order), status: 'Completed' })
  await cart.refresh()
  expect(cart.read().order).toMatchObject({ status: 'Open', currency: 'EUR', items: [] })
  expect(cart.read().order.id).not.toBe(id)
  expect(world.stored?.items).toEqual([])
})

test('§4 cart: a refresh overtaken by newer changes is discarded with a warning', async () => {
  const { world, cart, add, quantity, line } = openCart()
  add()
  await pass()
  world.takes = 300
  const refreshed = cart.refresh()
  quantity(3)
  await pass(300)
  await refreshed
  expect(line()).toMatchObject({ quantity: 3 })
  expect(world.warnings).toHaveLength(1)
})

test('§12 cart: refreshing an order the server does not know keeps the local cart, and sends it to the server', async () => {
  const { world, cart, add } = openCart()
  add()
  await pass()
  world.orders.clear()
  await cart.refresh()
  expect(cart.read().order.items).toHaveLength(1)
  await pass()
  expect(world.orders.size).toBe(1)
})

test('§4 cart: a coupon replaces the cart only if the returned order is Open', async () => {
  const { world, cart, add } = openCart()
  add()
  await pass()
  await cart.applyCoupon('tenth')
  expect(cart.read().order.couponsApplied).toMatchObject([{ code: 'TENTH' }])
  const { id } = cart.read().order
  world.orders.set(id, { ...(world.orders.get(id) as Order), status: 'Completed' })
  const [coupon] = cart.read().order.couponsApplied
  if (coupon) await cart.removeCoupon(coupon)
  expect(cart.read().order.couponsApplied).toMatchObject([{ code: 'TENTH' }])
})

test('a coupon is applied to the cart as it is now: unsent changes are sent first', async () => {
  const { world, cart, add } = openCart()
  add()
  await cart.applyCoupon('tenth')
  expect(world.updates).toHaveLength(1)
  expect(cart.read().order).toMatchObject({ unsent: false, couponsApplied: [{ code: 'TENTH' }] })
})

test("§8 cart: 'Could not create checkout' when no checkoutUrl comes back", async () => {
  const { cart } = openCart()
  await expect(cart.checkout({ returnUrl: 'https://shop.test/cart' })).rejects.toThrow(new MessageError('Could not create checkout'))
})

test('§4 checkout patches the order at once with the return URL', async () => {
  const { world, cart, add } = openCart()
  add()
  const { checkoutUrl, id } = await cart.checkout({ returnUrl: 'https://shop.test/cart' })
  expect(checkoutUrl).toBe(`https://shop.test/checkout/${id}`)
  expect(world.updates).toMatchObject([{ items: [1], checkout: { returnUrl: 'https://shop.test/cart' } }])
})

test('an item that is no longer for sale is marked at its line; the rest is priced without it', async () => {
  const { world, cart, add } = openCart()
  add()
  add(bundle())
  const refused = { type: 'https://soundfair.test/problems/invalid-input', title: 'Not valid', status: 400 }
  world.trouble = () => {
    world.trouble = undefined
    return errorOfStatus(400, { ...refused, errors: { 'items.0.id': ['This is no longer for sale'] } })
  }
  await pass()
  expect(cart.read().order.items).toMatchObject([
    { gone: 'This is no longer for sale' },
    { type: 'Bundle', total: { due: { amount: 59 } } },
  ])
  expect(world.updates).toMatchObject([{ items: [1, 1] }, { items: [1] }])
  await cart.refresh()
  expect(cart.read().order.items).toHaveLength(2)
  cart.change((order) => setQuantity(order, lineId, 0))
  expect(cart.read().order.items).toHaveLength(1)
})

test('changes since the last visit are reported: prices, items no longer available, coupons that ended', async () => {
  const { world, cart, add } = openCart()
  add()
  add(bundle())
  await cart.applyCoupon('tenth')
  const { id, currency } = cart.read().order
  const left = cart.read().order.items.filter((line) => line.type === 'Product')
  const items = left.map((line) => ({ ...line, type: 'Product' as const, productId: 'tape-one' }))
  world.orders.set(id, answerTo(id, { currency, items }, {}, 79))
  await cart.refresh()
  expect(cart.read().order.notes).toEqual([
    { kind: 'price', lineId, name: 'Tape One', before: 59, now: 79, currency: 'USD' },
    { kind: 'gone', lineId: 'b/northlight-audio/studio/perpetual', name: 'Studio Bundle' },
    { kind: 'coupon', code: 'TENTH' },
  ])
  await cart.refresh()
  expect(cart.read().order.notes, 'the same is not told twice').toHaveLength(3)
  cart.forgetNotes()
  expect(world.stored?.notes).toEqual([])
})

test('removing one’s own coupon is not reported', async () => {
  const { cart, add } = openCart()
  add()
  await cart.applyCoupon('tenth')
  const [coupon] = cart.read().order.couponsApplied
  if (coupon) await cart.removeCoupon(coupon)
  expect(cart.read().order).toMatchObject({ couponsApplied: [], notes: [] })
})

test('17.1 the price of an upgrade is not a changed price: the order names its reason', async () => {
  const { world, cart } = openCart()
  world.price = 29
  const variation = { ...sampleVariation({ price: prices(19) }), reason: 'Crossgrade from Plate Eleven' }
  cart.change((order) => addItem(order, product(), variation))
  await pass()
  expect(cart.read().order).toMatchObject({ unsent: false, notes: [] })
})
