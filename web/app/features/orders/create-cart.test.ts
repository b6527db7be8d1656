import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/orders/orders.ts'
import { CallError, errorOfFailure, errorOfStatus, MessageError } from '#web/lib/api/call-error.ts'
import { addItem, setCurrency, setQuantity } from './cart.rules.ts'
import { type CartDeps, createCart, syncAfter } from './create-cart.ts'
import type { CartOrder } from './order.ts'
import { answerTo, bundle, product } from './sample-cart.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const lineId = 'p/northlight-audio/tape-one/perpetual'

/** A browser with one kept cart, and a server with one shelf. */
const open = (given: { kept?: CartOrder } = {}) => {
  let ids = 0
  const world = {
    kept: given.kept,
    orders: new Map<string, Order>(),
    updates: [] as { items: number[]; signal: AbortSignal; checkout?: object | undefined }[],
    warnings: [] as string[],
    takes: 0,
    price: 59,
    trouble: undefined as undefined | (() => Error),
  }
  const known = (id: string): Order => {
    const order = world.orders.get(id)
    if (!order) throw errorOfStatus(404, undefined)
    return order
  }
  const busy = () => new Promise<void>((resolve) => (world.takes > 0 ? setTimeout(resolve, world.takes) : resolve()))
  const coupon = { id: 'cpn_1', code: 'TENTH', creatorId: 'northlight-audio', name: 'A tenth', description: null }
  const withCoupons = (id: string, couponsApplied: Order['couponsApplied']): Order => {
    const order = { ...known(id), couponsApplied }
    world.orders.set(id, order)
    return order
  }
  const deps: CartDeps = {
    keep: {
      read: () => world.kept && structuredClone(world.kept),
      write: (order) => {
        world.kept = structuredClone(order)
      },
    },
    server: {
      read: async (id) => {
        const order = known(id)
        await busy()
        return order
      },
      update: async (id, body, { signal, checkout }) => {
        world.updates.push({ items: body.items.map((item) => item.quantity), signal, checkout })
        await busy()
        if (world.trouble) throw world.trouble()
        const before = world.orders.get(id)
        const order = answerTo(id, body, { couponsApplied: before?.couponsApplied ?? [] }, world.price)
        world.orders.set(id, order)
        return order
      },
      applyCoupon: async (id) => withCoupons(id, [coupon]),
      removeCoupon: async (id) => withCoupons(id, []),
    },
    newId: () => `id-${++ids}`,
    warn: (words) => void world.warnings.push(words),
  }
  const cart = createCart(deps)
  const add = (item = product()) => cart.change((order) => addItem(order, item))
  const quantity = (wanted: number) => cart.change((order) => setQuantity(order, lineId, wanted))
  const line = () => cart.read().order.items[0]
  return { world, cart, add, quantity, line, deps }
}

const pass = (ms = syncAfter) => vi.advanceTimersByTimeAsync(ms)

test('§4 cart: a change shows at once, is kept, and reaches the server after 1000 ms', async () => {
  const { world, add, line } = open()
  add()
  expect(line()).toMatchObject({ quantity: 1 })
  expect(world.kept?.items).toHaveLength(1)
  await pass(999)
  expect(world.updates).toHaveLength(0)
  await pass(1)
  expect(world.updates).toMatchObject([{ items: [1] }])
})

test('§4 cart: several changes in a row are sent once, 1000 ms after the last', async () => {
  const { world, add, quantity } = open()
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
  const { world, cart, add, line } = open()
  world.price = 49
  add()
  await pass()
  expect(line()?.total?.due).toEqual({ currency: 'USD', amount: 49 })
  expect(cart.read()).toMatchObject({ order: { total: { due: { amount: 49 } }, unsent: false }, sync: { state: 'settled' } })
})

test('§4 cart: a quantity change discards the update in flight', async () => {
  const { world, add, quantity, line } = open()
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
  const { world, cart, add } = open()
  cart.change((order) => setCurrency(order, 'EUR'))
  add()
  await pass()
  const { id } = cart.read().order
  world.orders.set(id, { ...(world.orders.get(id) as Order), status: 'Completed' })
  await cart.refresh()
  expect(cart.read().order).toMatchObject({ status: 'Open', currency: 'EUR', items: [] })
  expect(cart.read().order.id).not.toBe(id)
  expect(world.kept?.items).toEqual([])
})

test('§4 cart: a refresh overtaken by newer changes is discarded with a warning', async () => {
  const { world, cart, add, quantity, line } = open()
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

test('§12 cart: refreshing an order the server does not know keeps the local cart, and tells the server of it', async () => {
  const { world, cart, add } = open()
  add()
  await pass()
  world.orders.clear()
  await cart.refresh()
  expect(cart.read().order.items).toHaveLength(1)
  await pass()
  expect(world.orders.size).toBe(1)
})

test('§4 cart: a coupon replaces the cart only if the returned order is Open', async () => {
  const { world, cart, add } = open()
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

test('a coupon is tried against the cart as it is now: what is unsent is sent first', async () => {
  const { world, cart, add } = open()
  add()
  await cart.applyCoupon('tenth')
  expect(world.updates).toHaveLength(1)
  expect(cart.read().order).toMatchObject({ unsent: false, couponsApplied: [{ code: 'TENTH' }] })
})

test("§8 cart: 'Could not create checkout' when no checkoutUrl comes back", async () => {
  const { cart } = open()
  await expect(cart.checkout({ returnUrl: 'https://shop.test/cart' })).rejects.toThrow(new MessageError('Could not create checkout'))
})

test('§4 checkout patches the order at once with the return URL', async () => {
  const { world, cart, add } = open()
  add()
  const { checkoutUrl, id } = await cart.checkout({ returnUrl: 'https://shop.test/cart' })
  expect(checkoutUrl).toBe(`https://shop.test/checkout/${id}`)
  expect(world.updates).toMatchObject([{ items: [1], checkout: { returnUrl: 'https://shop.test/cart' } }])
})

test('what is no longer for sale is named at its line; the rest is priced without it', async () => {
  const { world, cart, add } = open()
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

test('what changed since last time is told: prices, things that went, coupons that ended', async () => {
  const { world, cart, add } = open()
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
  expect(world.kept?.notes).toEqual([])
})

test('taking a coupon off oneself is no news', async () => {
  const { cart, add } = open()
  add()
  await cart.applyCoupon('tenth')
  const [coupon] = cart.read().order.couponsApplied
  if (coupon) await cart.removeCoupon(coupon)
  expect(cart.read().order).toMatchObject({ couponsApplied: [], notes: [] })
})

test('offline nothing is lost, and the way back is tried when the connection returns', async () => {
  const { world, cart, add, line } = open()
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

test('a page left before the second is over is caught up by the next', async () => {
  const first = open()
  first.add()
  const next = open({ kept: first.world.kept as CartOrder })
  await next.cart.refresh()
  expect(next.world.updates).toMatchObject([{ items: [1] }])
  expect(next.line()?.total?.due.amount).toBe(59)
})

test('another tab: its change is shown here and sent by it alone', async () => {
  const { world, cart, add, quantity } = open()
  add()
  await pass()
  quantity(2)
  world.kept = { ...(world.kept as CartOrder), changes: 9, unsent: true }
  cart.follow()
  await pass(2000)
  expect(world.updates).toHaveLength(1)
  world.kept = { ...world.kept, unsent: false }
  cart.follow()
  await pass(5000)
  expect(world.updates).toHaveLength(1)
})

test('another tab that was closed too early: this one tells the server', async () => {
  const { world, cart, add } = open()
  add()
  await pass()
  world.kept = { ...(world.kept as CartOrder), changes: 9, unsent: true }
  cart.follow()
  await pass(3000)
  expect(world.updates).toHaveLength(2)
  expect(world.kept?.unsent).toBe(false)
})

test('two tabs adding at the same time lose nothing', async () => {
  const here = open()
  here.add()
  const there = createCart(here.deps)
  there.change((order) => addItem(order, bundle()))
  here.add(product({ id: 'drift' }))
  expect(here.world.kept?.items.map((line) => line.id)).toEqual([
    lineId,
    'b/northlight-audio/studio/perpetual',
    'p/northlight-audio/drift/perpetual',
  ])
})

test('an answer that another tab overtook does not undo what was done there', async () => {
  const { world, cart, add } = open()
  world.takes = 200
  add()
  await pass(1100)
  world.kept = addItem({ ...(world.kept as CartOrder), changes: 5 }, bundle())
  await pass(200)
  expect(world.kept.items).toHaveLength(2)
  cart.follow()
  expect(cart.read().order.items).toHaveLength(2)
})

const closed = () => new CallError('This order is being paid or is done.', { status: 409, code: 'already-done' })

test('a cart that is being paid elsewhere says so and keeps what was changed', async () => {
  const { world, cart, add, quantity } = open()
  add()
  await pass()
  world.trouble = closed
  quantity(2)
  await pass()
  expect(cart.read()).toMatchObject({ order: { unsent: true, items: [{ quantity: 2 }] }, sync: { state: 'paying' } })
})

test('what was put in after the order was paid goes into a new one', async () => {
  const { world, cart, add } = open()
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

test('a finished order leaves an empty cart in the same currency; another one leaves it alone', async () => {
  const { cart, add } = open()
  cart.change((order) => setCurrency(order, 'GBP'))
  add()
  await pass()
  const { id } = cart.read().order
  cart.finish('another')
  expect(cart.read().order.id).toBe(id)
  cart.finish(id)
  expect(cart.read().order).toMatchObject({ currency: 'GBP', items: [], unsent: false })
})
