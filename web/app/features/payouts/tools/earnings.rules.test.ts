import { expect, test } from 'vitest'
import { earningsOf } from './earnings.rules.ts'

const inGermany = { mode: 'Inclusive', rate: 0.19 } as const
const inTexas = { mode: 'Exclusive', rate: 0.0625 } as const
const sale = { price: 59, currency: 'EUR', tax: inGermany, isBusiness: false, feeRate: 0.15 } as const

test('of a price with tax included, the fee is taken from the net price', () => {
  expect(earningsOf(sale)).toEqual({ paid: 59, tax: 9.42, fee: 7.44, yours: 42.14 })
})

test('tax added on top takes nothing from the creator', () => {
  expect(earningsOf({ ...sale, currency: 'USD', tax: inTexas })).toEqual({ paid: 62.69, tax: 3.69, fee: 8.85, yours: 50.15 })
})

test('a business pays no tax, and the creator gets the same', () => {
  const business = earningsOf({ ...sale, isBusiness: true })
  expect(business).toEqual({ paid: 49.58, tax: 0, fee: 7.44, yours: 42.14 })
  expect(business.yours).toBe(earningsOf(sale).yours)
})

test('a lower fee leaves more', () => {
  expect(earningsOf({ ...sale, feeRate: 0.08 })).toMatchObject({ fee: 3.97, yours: 45.61 })
})

test('a currency without decimals gets none', () => {
  expect(earningsOf({ ...sale, price: 9800, currency: 'JPY', tax: { mode: 'Inclusive', rate: 0.1 } })).toEqual({
    paid: 9800,
    tax: 891,
    fee: 1336,
    yours: 7573,
  })
})

test('the parts always add up to the whole', () => {
  for (let cents = 0; cents < 20_000; cents += 37) {
    for (const tax of [inGermany, inTexas, { mode: 'Exclusive', rate: 0 } as const]) {
      const { paid, tax: owed, fee, yours } = earningsOf({ ...sale, price: cents / 100, tax })
      expect(Math.round(paid * 100)).toBe(Math.round(owed * 100) + Math.round(fee * 100) + Math.round(yours * 100))
    }
  }
})
