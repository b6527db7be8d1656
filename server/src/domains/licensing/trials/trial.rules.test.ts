import { expect, test } from 'vitest'
import { asOneTrial, daysLeft, type FoundTrial, judgeStart, judgeTrial, type TriedProduct } from './trial.rules.ts'

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

const trialOf = (change: Partial<FoundTrial>): FoundTrial => ({
  ...{ license_id: 'device', user_id: null, expires_at: new Date('2030-03-10'), status: 'Active', has_devices: true },
  ...change,
})
const ofAccount = (change: Partial<FoundTrial> = {}): FoundTrial =>
  trialOf({ license_id: 'account', user_id: 'me', expires_at: new Date('2030-03-12'), has_devices: false, ...change })

test('the trial of a device in no account and the one of an account are one: the earlier end counts, and a device stays on its license', () => {
  const device = trialOf({})
  expect(asOneTrial([device, ofAccount()], 'me')).toMatchObject({ license_id: 'device', joins: 'account', expires_at: device.expires_at })
  const sooner = ofAccount({ expires_at: new Date('2030-03-05') })
  expect(asOneTrial([sooner, device], 'me')).toMatchObject({ license_id: 'device', joins: 'account', expires_at: sooner.expires_at })
  expect(asOneTrial([device, ofAccount({ has_devices: true })], 'me')).toMatchObject({
    license_id: 'account',
    joins: 'device',
    expires_at: device.expires_at,
  })
})

test('a trial that was revoked is not continued by joining it with another one', () => {
  expect(asOneTrial([trialOf({ status: 'Revoked' }), ofAccount()], 'me')?.status).toBe('Revoked')
  expect(asOneTrial([trialOf({}), ofAccount({ status: 'Revoked' })], 'me')?.status).toBe('Revoked')
})

test('a trial of somebody else is joined with nothing: the one that began first continues', () => {
  const theirs = trialOf({ user_id: 'somebody' })
  expect(asOneTrial([theirs, ofAccount()], 'me')).toEqual({ ...theirs, joins: null })
  expect(asOneTrial([ofAccount(), theirs], 'me')).toEqual({ ...ofAccount(), joins: null })
  expect(asOneTrial([trialOf({})], null)).toEqual({ ...trialOf({}), joins: null })
  expect(asOneTrial([], 'me')).toBeUndefined()
})

test.each<[string, Parameters<typeof judgeStart>[0], boolean, ReturnType<typeof judgeStart>]>([
  ['somebody new', undefined, false, { starts: true, continues: null }],
  ['an owner', undefined, true, { starts: false, because: 'owned' }],
  ['a running trial', ofAccount(), false, { starts: true, continues: ofAccount().expires_at }],
  ['a running trial of what was bought since', ofAccount(), true, { starts: true, continues: ofAccount().expires_at }],
  ['a trial that has ended', ofAccount({ expires_at: now }), false, { starts: false, because: 'ended' }],
  ['a trial that has ended, of what was bought since', ofAccount({ expires_at: now }), true, { starts: false, because: 'owned' }],
  ['a trial that was revoked', ofAccount({ status: 'Revoked' }), false, { starts: false, because: 'revoked' }],
  ['a trial that was revoked, of what was bought since', ofAccount({ status: 'Revoked' }), true, { starts: false, because: 'owned' }],
])('starting in the account of %s', (_who, known, owns, verdict) => {
  expect(judgeStart(known, owns, now)).toEqual(verdict)
})
