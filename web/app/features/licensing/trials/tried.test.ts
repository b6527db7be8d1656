import { expect, test } from 'vitest'
import type { ProductCard, Variation } from '#contract/catalog/catalog.ts'
import { triedOf } from './tried.ts'

const variation = (id: string, dollars: number, trialDays: number) =>
  ({ id, price: { USD: dollars }, licensePolicy: { seats: 3, offlineActivation: true, trialDays, trialNeedsAccount: false } }) as Variation

const days = { days: 14, needsAccount: false }
const once = variation('once', 200, 0)
const monthly = variation('monthly', 6, 14)

const afterwards = (trial: ProductCard['trial'], main: Variation, chosen: Variation) =>
  triedOf(
    { creatorId: 'lowtide', id: 'tape-one', name: 'Tape One', trial, pricingConfiguration: main } as ProductCard,
    '/lowtide/tape-one',
    chosen,
  )?.variation.id

test('17.6 the trial dialog names the price of what the trial is of, whichever variation is chosen', () => {
  const offered = { ...days, variation: monthly }
  expect(afterwards(offered, once, once)).toBe('monthly')
  expect(afterwards(offered, once, monthly)).toBe('monthly')
  expect(afterwards(days, variation('perpetual', 79, 14), variation('classroom', 10, 0))).toBe('perpetual')
})

test('17.6 where the chosen variation has the same trial, its own price is named', () => {
  expect(afterwards(days, variation('perpetual', 79, 14), monthly)).toBe('monthly')
})

test('17.6 nothing that is free, even for a while, is tried', () => {
  expect(afterwards(undefined, once, once)).toBeUndefined()
  expect(afterwards({ ...days, variation: monthly }, once, variation('free', 0, 0))).toBeUndefined()
  expect(afterwards({ ...days, variation: variation('free', 0, 14) }, once, once)).toBeUndefined()
})
