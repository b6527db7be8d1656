import { expect, test } from 'vitest'
import type { Product, Variation } from '#contract/catalog/catalog.ts'
import { triedOf } from './tried.ts'

const variation = (trialDays: number, usd = 59) =>
  ({ price: { USD: usd }, recurrence: { type: 'OneOff' }, licensePolicy: { trialDays, trialNeedsAccount: false } }) as Variation

const daysOf = (variations: Variation[], change: Partial<Product> = {}) => {
  const product = { type: 'Plugin', isSuspended: false, deliveredElsewhere: false, variations, ...change } as Product
  return triedOf(product, '/lowtide/tape-one', variations[0] as Variation)?.days ?? null
}

test('17.6 the longest trial of all variations is offered', () => {
  expect(daysOf([variation(14), variation(30)])).toBe(30)
  expect(daysOf([variation(0)])).toBeNull()
})

test('17.6 nothing is tried that is free, delivered elsewhere, not sold at the moment, or no plugin', () => {
  expect(daysOf([variation(14), variation(14, 0)])).toBeNull()
  expect(daysOf([variation(14)], { deliveredElsewhere: true })).toBeNull()
  expect(daysOf([variation(14)], { isSuspended: true })).toBeNull()
  expect(daysOf([variation(14)], { type: 'DigitalProduct' })).toBeNull()
})
