import { expect, test } from 'vitest'
import type { StaffRole } from '#contract/core/permissions.ts'
import { judgeStaffAct } from './staff-act.rules.ts'

const judge = (mine: StaffRole[], theirs: StaffRole[], { self = false, ended = false } = {}) => {
  const target = { id: self ? 'me' : 'them', staff_roles: theirs, deleted_at: ended ? new Date(0) : null }
  const verdict = judgeStaffAct({ actor: { userId: 'me', staffRoles: mine }, target })
  return verdict.allowed ? 'yes' : verdict.because
}

test('support changes the accounts of customers', () => expect(judge(['CustomerSupport'], [])).toBe('yes'))
test('support changes nobody who works here, whatever they do', () => {
  for (const role of ['Owner', 'CustomerSupport', 'CreatorSupport', 'QA'] as const)
    expect(judge(['CustomerSupport'], [role])).toBe('staff-account')
})
test('an Owner changes the accounts of staff, other Owners too', () => {
  for (const role of ['Owner', 'QA'] as const) expect(judge(['Owner'], [role])).toBe('yes')
})
test('nobody changes their own account here', () => {
  expect(judge(['Owner'], ['Owner'], { self: true })).toBe('own-account')
  expect(judge(['CustomerSupport'], ['CustomerSupport'], { self: true })).toBe('own-account')
})
test('an account that ended stays as it is', () => expect(judge(['Owner'], [], { ended: true })).toBe('ended'))
