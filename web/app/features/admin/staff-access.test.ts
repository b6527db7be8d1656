import { expect, test } from 'vitest'
import type { StaffRole } from '#contract/core/permissions.ts'
import { dutiesOf, mayRefundSales, mayRunPlatform, maySeeSales } from './staff-access.ts'

test.each<[StaffRole[], boolean]>([
  [['Owner'], true],
  [['QA', 'Owner'], true],
  [['CustomerSupport'], false],
  [['CreatorSupport'], false],
  [['QA'], false],
  [[], false],
])('§6 roles %j run the platform: %s', (staffRoles, may) => {
  expect(mayRunPlatform({ staffRoles })).toBe(may)
})

test('§6 of several roles the widest counts in each area', () => {
  const levels = dutiesOf({ staffRoles: ['QA', 'CreatorSupport'] }).map(({ area, level }) => [area, level])
  expect(Object.fromEntries(levels)).toEqual({ sales: 'read', licenses: 'read', creators: 'write', releases: 'write', platform: 'no' })
})

test.each<[StaffRole, boolean, boolean]>([
  ['Owner', true, true],
  ['CustomerSupport', true, true],
  ['CreatorSupport', true, false],
  ['QA', false, false],
])('§3 %s sees sales: %s, refunds: %s', (role, sees, refunds) => {
  expect([maySeeSales({ staffRoles: [role] }), mayRefundSales({ staffRoles: [role] })]).toEqual([sees, refunds])
})
