import { afterEach, beforeEach, vi } from 'vitest'
import type { Order } from '#contract/orders/orders.ts'
import { errorOfStatus } from '#web/lib/api/call-error.ts'
import type { CartOrder } from '../order.ts'
import { addItem, setQuantity } from './cart.rules.ts'
import { type CartDeps, createCart, syncAfter } from './create-cart.ts'
import { answerTo, product } from './sample-cart.ts'

/** A fake clock, which the tests advance. */
export const stopClock = (): void => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
}

export const lineId = 'p/northlight-audio/tape-one/perpetual'

/** A fake browser with one stored cart, and a fake server with some orders. */
export const openCart = (given: { stored?: CartOrder } = {}) => {
  let ids = 0
  const world = {
    stored: given.stored,
    orders: new Map<string, Order>(),
    updates: [] as { items: number[]; signal: AbortSignal; checkout?: object | undefined }[],
    warnings: [] as string[],
    takes: 0,
    price: 59,
    trouble: undefined as undefined | (() => Error),
    readTrouble: undefined as undefined | (() => Error),
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
    storage: {
      read: () => world.stored && structuredClone(world.stored),
      write: (order) => {
        world.stored = structuredClone(order)
      },
    },
    server: {
      read: async (id) => {
        const order = known(id)
        await busy()
        if (world.readTrouble) throw world.readTrouble()
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
    warn: (message) => void world.warnings.push(message),
  }
  const cart = createCart(deps)
  const add = (item = product()) => cart.change((order) => addItem(order, item))
  const quantity = (wanted: number) => cart.change((order) => setQuantity(order, lineId, wanted))
  const line = () => cart.read().order.items[0]
  return { world, cart, add, quantity, line, deps }
}

export const pass = (ms = syncAfter) => vi.advanceTimersByTimeAsync(ms)
