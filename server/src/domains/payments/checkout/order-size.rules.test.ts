import { expect, test } from 'vitest'
import { licensesIn } from './order-size.rules.ts'

const grant = (productId: string) => ({ productId, seats: 2, offlineActivation: true })

test('a product gives one license per unit, a bundle one for each of its products, a renewal none', () => {
  const product = { quantity: 3, grants: [grant('tape-one')] }
  const bundle = { quantity: 2, grants: [grant('tape-one'), grant('tape-two')] }
  const renewal = { quantity: 1, grants: [grant('tape-one')], renews: 'sub_1' }
  expect(licensesIn([product, bundle, renewal])).toBe(7)
  expect(licensesIn([])).toBe(0)
})
