import { expect, test } from 'vitest'
import { hearCheckout } from './checkout-messages.ts'

const frame = { name: 'frame' } as unknown as Window
const other = { name: 'other' } as unknown as Window
const expected = { origin: 'https://shop.test', source: frame }
const heard = (data: unknown, change: object = {}) => ({ origin: 'https://shop.test', source: frame, data, ...change })

const money = { currency: 'USD', amount: 0 }
const order = {
  id: '0a5bd2c4-6f6e-4a52-9d3e-0f8c1f0a7a11',
  currency: 'USD',
  status: 'Completed',
  customer: null,
  couponsApplied: [],
  total: { original: money, discount: money, subtotal: money, taxes: money, due: money },
  items: [],
  checkoutUrl: null,
  embeddedCheckoutUrl: null,
}

test.each([
  [{ type: 'close', completed: false }],
  [{ type: 'close', completed: true, intent: 'licenses' }],
  [{ type: 'completed', order }],
])('§4 checkout: the frame may say %j', (message) => {
  expect(hearCheckout(heard(message), expected)).toEqual({ valid: true, message })
})

test.each([
  ['another kind', { type: 'open' }],
  ['no completed flag', { type: 'close' }],
  ['a flag that is none', { type: 'close', completed: 'yes' }],
  ['an intent that is no word', { type: 'close', completed: true, intent: 5 }],
  ['something besides', { type: 'close', completed: true, more: 'still' }],
  ['no order', { type: 'completed' }],
  ['an order of another shape', { type: 'completed', order: { id: 'x' } }],
  ['bare text', 'close'],
  ['nothing', null],
])('§5 checkout frame messages are validated: %s is not heard', (_what, message) => {
  expect(hearCheckout(heard(message), expected)).toEqual({ valid: false, because: 'it has another shape' })
})

test.each(['https://shop.test.evil.test', 'http://shop.test', 'https://shop.test:8443', 'null', ''])(
  'a message from %s is not heard',
  (origin) => {
    expect(hearCheckout(heard({ type: 'close', completed: true }, { origin }), expected)).toMatchObject({ valid: false })
  },
)

test('a message from another frame of the same origin is not heard, nor one before there is a frame', () => {
  const message = { type: 'close', completed: true }
  expect(hearCheckout(heard(message, { source: other }), expected)).toMatchObject({ valid: false })
  expect(hearCheckout(heard(message, { source: null }), { ...expected, source: null })).toMatchObject({ valid: false })
})
