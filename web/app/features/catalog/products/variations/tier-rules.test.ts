import { expect, test } from 'vitest'
import { isDearer, nextTier, tierProblem } from './tier-rules.ts'

const tiers = [
  { minQuantity: 5, prices: { USD: 40 } },
  { minQuantity: 5, prices: { USD: 41 } },
  { minQuantity: 10, prices: {} },
]

test('§4 the quantities of tiers increase', () => {
  expect(tierProblem(tiers, 0)).toBeUndefined()
  expect(tierProblem(tiers, 1)).toBe('Use more than 5, the previous tier')
  expect(tierProblem(tiers, 2)).toBeUndefined()
})

test('a tier that costs no less than the one before is pointed out', () => {
  const variation = { prices: { USD: 50 }, tiers }
  expect(isDearer(variation, 0)).toBe(false)
  expect(isDearer(variation, 1)).toBe(true)
  expect(isDearer(variation, 2)).toBe(false)
})

test('the next tier doubles the quantity', () => {
  expect(nextTier({ prices: { USD: 50 }, tiers: [] })).toEqual({ minQuantity: 5, prices: { USD: 50 } })
  expect(nextTier({ prices: { USD: 50 }, tiers: tiers.slice(0, 1) })).toEqual({ minQuantity: 10, prices: { USD: 40 } })
})
