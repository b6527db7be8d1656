import { expect, test } from 'vitest'
import { describeStaffRole } from './staff-text.ts'

test.each([
  ['Owner', 'Everything, including staff roles and the audit log.'],
  ['CustomerSupport', 'Changes sales and customers; licenses. Sees creators.'],
  ['CreatorSupport', 'Changes creators. Sees sales and customers; licenses; releases.'],
  ['QA', 'Changes releases. Sees licenses.'],
] as const)('%s: %s', (role, text) => {
  expect(describeStaffRole(role)).toBe(text)
})
