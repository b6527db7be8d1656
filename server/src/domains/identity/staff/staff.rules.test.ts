import { expect, test } from 'vitest'
import type { StaffRole } from '#contract/core/permissions.ts'
import { inOrder, judgeStaffChange } from './staff.rules.ts'

const table: [string, StaffRole[], StaffRole[], number, string][] = [
  ['the last Owner loses every role', ['Owner'], [], 0, 'last-owner'],
  ['the last Owner becomes something else', ['Owner', 'QA'], ['QA'], 0, 'last-owner'],
  ['the last Owner gets another role as well', ['Owner'], ['Owner', 'QA'], 0, 'yes'],
  ['one of two Owners loses every role', ['Owner'], [], 1, 'yes'],
  ['somebody else loses every role', ['QA'], [], 0, 'yes'],
  ['the first Owner is made', [], ['Owner'], 0, 'yes'],
]

test.each(table)('§3 %s', (_what, before, after, otherOwners, expected) => {
  const verdict = judgeStaffChange({ before, after, otherOwners })
  expect(verdict.allowed ? 'yes' : verdict.because).toBe(expected)
})

test('roles are kept once each, in the order of the table', () => {
  expect(inOrder(['QA', 'Owner', 'QA'])).toEqual(['Owner', 'QA'])
})
