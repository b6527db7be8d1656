import { expect, test } from 'vitest'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { offeredAfterTrial, trialOffer } from './trial-offer.ts'

const trying = (trialDays: number, usd = 5900) =>
  sampleVariation({
    prices: { USD: usd },
    licensePolicy: { seats: 2, offlineActivation: true, trialDays, trialNeedsAccount: trialDays > 20 },
  })
const offered = (variations: ReturnType<typeof trying>[], externalFulfillment: string | null = null) =>
  trialOffer({ type: 'Plugin', content: { variations, externalFulfillment } }).trial

test('17.6 the longest trial of all variations is offered', () => {
  expect(offered([trying(14), trying(30)])).toEqual({ days: 30, needsAccount: true })
  expect(offered([trying(14)])).toEqual({ days: 14, needsAccount: false })
  expect(offered([trying(0)])).toBeUndefined()
})

test('17.6 there is no trial of what is free, delivered elsewhere, or not a plugin', () => {
  expect(offered([trying(14), trying(14, 0)])).toBeUndefined()
  expect(offered([trying(14)], 'By post')).toBeUndefined()
  expect(trialOffer({ type: 'DigitalProduct', content: { variations: [trying(14)], externalFulfillment: null } })).toEqual({})
})

test('17.6 after the trial comes the price of what it is of: of several, of the first that the page offers', () => {
  const after = (variations: ReturnType<typeof trying>[]) =>
    offeredAfterTrial({ type: 'Plugin', content: { variations, externalFulfillment: null } })?.prices.USD
  expect(after([trying(0, 20_000), trying(14, 600)])).toBe(600)
  expect(after([trying(14, 20_000), trying(0, 600)])).toBe(20_000)
  expect(after([trying(14, 20_000), trying(14, 600)])).toBe(20_000)
  expect(after([trying(14, 20_000), trying(30, 600), trying(30, 500)])).toBe(600)
  // No trial is offered any more: the page opens with the first.
  expect(after([trying(0, 20_000), trying(0, 600)])).toBe(20_000)
  expect(after([trying(0, 0), trying(14, 600)])).toBe(0)
  expect(after([])).toBeUndefined()
})
