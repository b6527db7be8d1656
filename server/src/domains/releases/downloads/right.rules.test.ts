import { expect, test } from 'vitest'
import { judgeRight, needsOf, trialDaysOf } from './right.rules.ts'

const variation = (cents: number, trialDays = 0, trialNeedsAccount = false, type = 'OneOff') => ({
  prices: { USD: cents },
  recurrence: { type },
  licensePolicy: { trialDays, trialNeedsAccount },
})

test('a free product needs no account', () => {
  expect(needsOf('DigitalProduct', [variation(0)])).toEqual({ needsUser: false, needsOwnership: false })
  expect(needsOf('DigitalProduct', [variation(900), variation(0)])).toEqual({ needsUser: false, needsOwnership: false })
})

test('a free subscription still has to be subscribed to', () => {
  expect(needsOf('DigitalProduct', [variation(0, 0, false, 'Recurring')])).toEqual({ needsUser: true, needsOwnership: true })
})

test('a plugin with a trial is as open as its trial', () => {
  expect(needsOf('Plugin', [variation(7900, 14)])).toEqual({ needsUser: false, needsOwnership: false })
  expect(needsOf('Plugin', [variation(7900, 14, true)])).toEqual({ needsUser: true, needsOwnership: false })
  expect(trialDaysOf('Plugin', [variation(7900, 14), variation(600, 7)])).toBe(14)
})

test('everything else is for its owners, and a pack has no trial', () => {
  expect(needsOf('Plugin', [variation(7900)])).toEqual({ needsUser: true, needsOwnership: true })
  expect(needsOf('DigitalProduct', [variation(1900, 14)])).toEqual({ needsUser: true, needsOwnership: true })
  expect(trialDaysOf('DigitalProduct', [variation(1900, 14)])).toBe(0)
})

const stranger = { userId: null, ownsByUser: false, licenseId: null, ownsByLicense: false }
const owned = { needsUser: true, needsOwnership: true }
const open = { needsUser: false, needsOwnership: false }

test('a stranger is asked to sign in, somebody without it is told that they do not own it', () => {
  expect(judgeRight(owned, stranger)).toEqual({ right: null, because: 'signed-out' })
  expect(judgeRight(owned, { ...stranger, userId: 'usr_1' })).toEqual({ right: null, because: 'not-owned' })
  expect(judgeRight({ needsUser: true, needsOwnership: false }, stranger)).toEqual({ right: null, because: 'signed-out' })
  expect(judgeRight({ needsUser: true, needsOwnership: false }, { ...stranger, userId: 'usr_1' })).toEqual({ right: { by: 'open' } })
})

test('an owner’s right is the owner’s, also where everybody has one', () => {
  expect(judgeRight(open, { ...stranger, userId: 'usr_1', ownsByUser: true })).toEqual({ right: { by: 'user', userId: 'usr_1' } })
  expect(judgeRight(open, { ...stranger, licenseId: 'lic_1', ownsByLicense: true })).toEqual({
    right: { by: 'license', licenseId: 'lic_1' },
  })
  expect(judgeRight(open, { ...stranger, licenseId: 'lic_1' })).toEqual({ right: { by: 'open' } })
})
