import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeSaving, partialPrice, sharesOf } from './bundle-saving.ts'

const products = [
  { id: 'tape', price: 7900 },
  { id: 'eq', price: 4900 },
  { id: 'notes', price: 0 },
]

test('a bundle that costs less than its products saves the difference', () => {
  expect(judgeSaving(8900, products)).toEqual({ kind: 'saves', separate: 12_800, saved: 3900, percent: 30 })
})

test('a bundle that costs as much or more saves nothing, and the excess is known', () => {
  expect(judgeSaving(12_800, products)).toEqual({ kind: 'none', separate: 12_800, excess: 0 })
  expect(judgeSaving(13_000, products)).toEqual({ kind: 'none', separate: 12_800, excess: 200 })
})

test('without a price or products nothing is known', () => {
  expect(judgeSaving(undefined, products)).toEqual({ kind: 'unknown' })
  expect(judgeSaving(100, [])).toEqual({ kind: 'unknown' })
})

test('§4 owners of a product pay the bundle price less its share', () => {
  expect(sharesOf(8900, products)).toEqual(
    new Map([
      ['tape', 5493],
      ['eq', 3407],
      ['notes', 0],
    ]),
  )
  expect(partialPrice(8900, products, ['eq'])).toBe(5493)
  expect(partialPrice(8900, products, [])).toBe(8900)
  expect(partialPrice(8900, products, ['tape', 'eq', 'notes'])).toBe(0)
})

test('§1 the shares always add up to the whole', () => {
  const price = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(price, fc.array(price, { minLength: 1, maxLength: 50 }), (bundle, prices) => {
      const priced = prices.map((one, at) => ({ id: String(at), price: one }))
      const sum = [...sharesOf(bundle, priced).values()].reduce((total, share) => total + share, 0)
      expect(sum).toBe(prices.some((one) => one > 0) ? bundle : 0)
    }),
  )
})
