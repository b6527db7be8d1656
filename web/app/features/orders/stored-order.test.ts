import { afterEach, expect, test, vi } from 'vitest'
import { forgetPrices } from '#web/lib/session/forget-prices.ts'
import { startOrder } from './buying/start-order.ts'
import { addItem } from './cart/cart.rules.ts'
import { product } from './cart/sample-cart.ts'
import { storedOrder } from './stored-order.ts'

const order = addItem(startOrder('11111111-1111-4111-8111-111111111111'), product())

const store = (stored: unknown): void => {
  const values = new Map([['order', typeof stored === 'string' ? stored : JSON.stringify(stored)]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  })
}
afterEach(() => vi.unstubAllGlobals())

test('§4 the order stored under `order` is the cart', () => {
  store(null)
  storedOrder.write(order)
  expect(storedOrder.read()).toEqual(JSON.parse(JSON.stringify(order)))
})

test.each([
  ['no JSON', '{'],
  ['another thing', [1, 2]],
  ['a currency nobody pays with', { ...order, currency: 'BANANAS' }],
  ['a quantity below one', { ...order, items: order.items.map((line) => ({ ...line, quantity: -1 })) }],
  ['half a piece', { ...order, items: order.items.map((line) => ({ ...line, quantity: 1.5 })) }],
  ['a line without its product', { ...order, items: order.items.map((line) => ({ ...line, product: null })) }],
])('%s under `order` is not a cart', (_what, stored) => {
  store(stored)
  expect(storedOrder.read()).toBeUndefined()
})

test('17.2 when somebody signs in or out the cart stays, but not what the person before pays and why', () => {
  const due = { currency: 'USD', amount: 24.41 }
  const [line] = order.items
  if (!line) throw new Error('the cart has no line')
  const personal = {
    ...line,
    price: { ...line.variation.price, USD: 24.41 },
    total: { due },
    steps: [{ name: '4 products you already own', amount: due }],
    variation: { ...line.variation, price: { ...line.variation.price, USD: 24.41 }, reason: 'Upgrade from Tape Zero' },
  }
  store({ ...order, items: [personal] })
  forgetPrices()
  const after = storedOrder.read()
  expect(after?.changes).toBe(order.changes + 1)
  expect(JSON.stringify(after)).not.toMatch(/24\.41|already own|Upgrade/)
  expect(after?.items[0]).toMatchObject({ id: line.id, quantity: 1, variation: { price: line.variation.originalPrice } })
})
