import { expect, test } from 'vitest'
import { findProvenAddress, invitationEnd } from './invitation.rules.ts'

test('an invitation is valid for seven days', () => {
  expect(invitationEnd(new Date('2030-02-26T12:00:00Z')).toISOString()).toBe('2030-03-05T12:00:00.000Z')
})

test('only a confirmed address is compared, in any case', () => {
  expect(findProvenAddress({ email: 'Casey@Example.test', confirmedAccount: true })).toBe('casey@example.test')
  expect(findProvenAddress({ email: 'casey@example.test', confirmedAccount: false })).toBeUndefined()
})
