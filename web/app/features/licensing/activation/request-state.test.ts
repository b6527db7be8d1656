import { expect, test } from 'vitest'
import type { ActivationRequest } from '#contract/licensing/activation-requests.ts'
import { stateOf, trialOf } from './request-state.ts'

const request = (change: Partial<ActivationRequest> = {}): ActivationRequest =>
  ({ status: 'Requested', isOver: false, endsAt: '2030-03-01T13:00:00Z', ...change }) as ActivationRequest

test.each<[string, Partial<ActivationRequest>, boolean, string]>([
  ['one that the plugin has fetched', { status: 'Completed' }, true, 'done'],
  ['one that was confirmed', { status: 'Fulfilled' }, true, 'waiting'],
  ['one that somebody else confirmed', { status: 'Fulfilled', isForeign: true }, true, 'foreign'],
  ['one that somebody else confirmed and its plugin fetched', { status: 'Completed', isForeign: true }, true, 'foreign'],
  ['one that was called off', { status: 'Cancelled' }, true, 'cancelled'],
  [
    'one that was called off, and whose hour is over since',
    { status: 'Cancelled', isOver: true, endsAt: '2030-03-01T12:00:00Z' },
    true,
    'over',
  ],
  ['one whose hour is over', { isOver: true }, true, 'over'],
  ['a stranger', {}, false, 'signed-out'],
  ['an owner', { licenseEligibility: { eligible: true } }, true, 'ready'],
  ['an owner without a free seat', { licenseEligibility: { eligible: false, because: 'seats-taken' } }, true, 'seats-taken'],
  ['an owner of licenses for online devices', { licenseEligibility: { eligible: false, because: 'no-offline' } }, true, 'no-offline'],
  ['somebody without a license', { licenseEligibility: { eligible: false, because: 'none' } }, true, 'no-license'],
])('%s', (_whose, change, isSignedIn, expected) => {
  expect(stateOf(request(change), isSignedIn, new Date('2030-03-01T12:00:00Z'))).toBe(expected)
})

const trial = {
  eligible: true,
  existing: false,
  requiresAccount: false,
  requiresNewsletterOptIn: false,
  numberOfDaysPerProduct: 14,
  numberOfDaysRemaining: 14,
}

test('a trial is offered, continued, or needs an account first', () => {
  expect(trialOf(trial, false)).toEqual({ kind: 'start', days: 14 })
  expect(trialOf({ ...trial, existing: true, numberOfDaysRemaining: 3 }, false)).toEqual({ kind: 'go-on', days: 3 })
  expect(trialOf({ ...trial, requiresAccount: true, eligible: false }, false)).toEqual({ kind: 'needs-account', days: 14 })
  expect(trialOf({ ...trial, requiresAccount: true }, true)).toEqual({ kind: 'start', days: 14 })
  expect(trialOf({ ...trial, eligible: false }, true)).toEqual({ kind: 'none' })
  expect(trialOf(undefined, true)).toEqual({ kind: 'none' })
})
