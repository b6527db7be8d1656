import { expect, test } from 'vitest'
import { actionLabel, detailText } from './audit-text.ts'

test('an action that is not known here is shown as it is written', () => {
  expect(actionLabel('sign-in.failed')).toBe('Sign-in failed')
  expect(actionLabel('payout.held')).toBe('payout.held')
})

test.each([
  [{}, ''],
  [{ roles: ['QA', 'Owner'], before: [] }, 'roles: QA, Owner; before: none'],
  [{ route: 'setPrice', body: { cents: 1 } }, 'route: setPrice; body: {"cents":1}'],
  [{ refundId: 'rfd_1', amount: 3900, currency: 'EUR' }, '€39.00; refundId: rfd_1'],
  [{ amount: 3900, currency: 'JPY' }, '¥3,900'],
  [{ isKnown: false, by: null }, 'isKnown: false; by: null'],
])('details %j read %j', (details, text) => {
  expect(detailText(details)).toBe(text)
})
