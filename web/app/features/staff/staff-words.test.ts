import { expect, test } from 'vitest'
import { describeStaffRole } from './staff-words.ts'

test.each([
  ['Owner', 'Everything, staff roles and the audit log included.'],
  ['CustomerSupport', 'Changes sales and licenses. Sees creators.'],
  ['CreatorSupport', 'Changes creators. Sees sales, licenses, and releases.'],
  ['QA', 'Changes releases. Sees licenses.'],
] as const)('%s: %s', (role, words) => {
  expect(describeStaffRole(role)).toBe(words)
})
