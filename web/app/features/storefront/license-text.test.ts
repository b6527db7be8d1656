import { expect, test } from 'vitest'
import type { Variation } from '#contract/catalog/catalog.ts'
import { licenseText } from './license-text.ts'

const variation = (policy: Partial<Variation['licensePolicy']>, recurrence: Variation['recurrence'] = { type: 'OneOff' }) =>
  ({
    recurrence,
    licensePolicy: { seats: 3, offlineActivation: true, trialDays: 14, trialNeedsAccount: false, ...policy },
  }) as Variation

test('a plugin shows its seats and that it works offline; the trial is on its own button', () => {
  expect(licenseText(variation({}))).toBe('3 seats · works offline')
})

test('a pack has no seats and is kept for ever', () => {
  expect(licenseText(variation({ seats: 0, trialDays: 0 }))).toBe('Yours to keep · download again any time')
})

test('no downloads are promised for what its creator delivers', () => {
  expect(licenseText(variation({ seats: 0, trialDays: 0 }), { deliveredElsewhere: true })).toBe('Yours to keep')
})

test('a subscription can be cancelled', () => {
  expect(licenseText(variation({ seats: 1, offlineActivation: false, trialDays: 0 }, { type: 'Recurring', cycleLength: 'Monthly' }))).toBe(
    '1 seat · cancel any time',
  )
})

test('a pack by subscription is not promised for ever', () => {
  expect(licenseText(variation({ seats: 0, trialDays: 0 }, { type: 'Recurring', cycleLength: 'Monthly' }))).toBe('Cancel any time')
})
