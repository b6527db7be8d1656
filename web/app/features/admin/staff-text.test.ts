import { expect, test } from 'vitest'
import { describeStaffRole } from './staff-text.ts'

test.each([
  ['Owner', 'Everything, including staff roles and the audit log.'],
  ['CustomerSupport', 'Can change sales, customers and licenses. Can view creators.'],
  ['CreatorSupport', 'Can change creators. Can view sales, customers, licenses and releases.'],
  ['QA', 'Can change releases. Can view licenses.'],
] as const)('%s: %s', (role, text) => {
  expect(describeStaffRole(role)).toBe(text)
})
