import { expect, test } from 'vitest'
import { describeStaffRole } from './staff-text.ts'

test.each([
  ['Owner', 'Everything, including staff roles and the audit log.'],
  ['CustomerSupport', 'Can change sales and customers, licenses. Can view creators.'],
  ['CreatorSupport', 'Can change creators. Can view sales and customers, licenses, releases.'],
  ['QA', 'Can change releases. Can view licenses.'],
] as const)('%s: %s', (role, text) => {
  expect(describeStaffRole(role)).toBe(text)
})
