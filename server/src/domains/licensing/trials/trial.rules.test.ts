import { expect, test } from 'vitest'
import { daysLeft, judgeTrial, type TriedProduct } from './trial.rules.ts'

const now = new Date('2030-03-01T12:00:00Z')
const policy = { seats: 3, offlineActivation: true, trialDays: 14, trialNeedsAccount: false }
const plugin: TriedProduct = { type: 'Plugin', isLive: true, policy }
const until = (at: string) => ({ expiresAt: new Date(at), isRevoked: false })

test.each([
  ['2030-03-01T12:00:00Z', 0],
  ['2030-03-01T12:00:01Z', 1],
  ['2030-03-02T12:00:00Z', 1],
  ['2030-03-02T12:00:01Z', 2],
  ['2030-02-01T12:00:00Z', 0],
])('a trial until %s has %s days left', (end, days) => {
  expect(daysLeft(new Date(end), now)).toBe(days)
})

test('licensing §5 somebody new has all days of the trial', () => {
  expect(judgeTrial(plugin, undefined, now)).toEqual({
    eligible: true,
    existing: false,
    requiresAccount: false,
    requiresNewsletterOptIn: false,
    numberOfDaysPerProduct: 14,
    numberOfDaysRemaining: 14,
  })
})

test('licensing §5 somebody with a trial continues it, and not at all once it is over', () => {
  expect(judgeTrial(plugin, until('2030-03-04T00:00:00Z'), now)).toMatchObject({ eligible: true, existing: true, numberOfDaysRemaining: 3 })
  expect(judgeTrial(plugin, until('2030-02-04T00:00:00Z'), now)).toMatchObject({
    eligible: false,
    existing: true,
    numberOfDaysRemaining: 0,
  })
  expect(judgeTrial(plugin, { ...until('2030-03-04T00:00:00Z'), isRevoked: true }, now).eligible).toBe(false)
})

test.each<[string, TriedProduct]>([
  ['a pack', { ...plugin, type: 'DigitalProduct' }],
  ['a plugin that is not for sale', { ...plugin, isLive: false }],
  ['a plugin without trial days', { ...plugin, policy: { ...policy, trialDays: 0 } }],
  ['a plugin without a variation', { ...plugin, policy: null }],
])('%s has no trial', (_what, product) => {
  expect(judgeTrial(product, undefined, now)).toMatchObject({ eligible: false, existing: false })
})

test('a product may require an account', () => {
  expect(judgeTrial({ ...plugin, policy: { ...policy, trialNeedsAccount: true } }, undefined, now)).toMatchObject({ requiresAccount: true })
})
