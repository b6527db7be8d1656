import { expect, test } from 'vitest'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { trialOffer } from './trial-offer.ts'

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
