import { expect, test } from 'vitest'
import { chooseActive, effectiveStaffRoles } from './active-creator.rules.ts'

const bo = [
  { creatorId: 'lowtide', roles: ['Admin'] as const },
  { creatorId: 'glasshouse', roles: ['Marketing'] as const },
]

test.each([
  ['a member of two, who chose nothing', bo, [], undefined, null, 'lowtide', ['Admin']],
  ['a member of two, who chose the second', bo, [], 'glasshouse', null, 'glasshouse', ['Marketing']],
  ['a member who asks for a creator of others', bo, [], 'northlight-audio', null, 'lowtide', ['Admin']],
  ['a customer who asks for a creator', [], [], 'lowtide', 'lowtide', null, []],
  ['an Owner who asks for a creator', [], ['Owner'], 'lowtide', 'lowtide', 'lowtide', ['Admin']],
  ['CreatorSupport who asks for a creator', [], ['CreatorSupport'], 'lowtide', 'lowtide', 'lowtide', ['Admin']],
  ['CustomerSupport who asks for a creator', [], ['CustomerSupport'], 'lowtide', 'lowtide', null, []],
  ['QA who asks for a creator', [], ['QA'], 'lowtide', 'lowtide', null, []],
  ['an Owner who asks for one that does not exist', [], ['Owner'], 'nobody', null, null, []],
  ['an Owner whose hour is over, with a team of their own', bo, ['Owner'], 'northlight-audio', null, null, []],
  ['an Owner with a team of their own, who chose nothing', bo, ['Owner'], undefined, null, 'lowtide', ['Admin']],
  ['an Owner who is a member there', bo, ['Owner'], 'glasshouse', 'glasshouse', 'glasshouse', ['Marketing']],
] as const)('§6 %s acts for the right creator', (_who, memberships, staffRoles, wanted, existing, creatorId, creatorRoles) => {
  expect(chooseActive(memberships, staffRoles, wanted, existing)).toEqual({ creatorId, creatorRoles })
})

test('staff roles wait for two-factor where it is required', () => {
  const row = { staff_roles: ['QA' as const], has_two_factor: false }
  expect(effectiveStaffRoles(row, true)).toEqual([])
  expect(effectiveStaffRoles({ ...row, has_two_factor: true }, true)).toEqual(['QA'])
  expect(effectiveStaffRoles(row, false)).toEqual(['QA'])
})
