import { expect, test } from 'vitest'
import type { CreatorRole } from '#contract/core/permissions.ts'
import { inOrder, judgeTeamChange, type Member } from './team.rules.ts'

const ada: Member = { userId: 'ada', roles: ['Admin'] }
const bo: Member = { userId: 'bo', roles: ['Admin', 'Financial'] }
const dev: Member = { userId: 'dev', roles: ['PluginDeveloper'] }

const table: [string, Member[], string, CreatorRole[], string][] = [
  ['one of two Admins leaves', [ada, bo], 'ada', [], 'yes'],
  ['one of two Admins becomes something else', [ada, bo], 'bo', ['Financial'], 'yes'],
  ['the last Admin leaves', [ada, dev], 'ada', [], 'last-admin'],
  ['the last Admin becomes something else', [ada, dev], 'ada', ['Marketing'], 'last-admin'],
  ['the last Admin gets another role as well', [ada, dev], 'ada', ['Admin', 'Marketing'], 'yes'],
  ['somebody else leaves', [ada, dev], 'dev', [], 'yes'],
  ['somebody else becomes an Admin', [ada, dev], 'dev', ['Admin'], 'yes'],
  ['a team that never had an Admin loses a member', [dev], 'dev', [], 'yes'],
  ['somebody who is no member is changed', [ada, bo], 'dev', ['Admin'], 'not-found'],
]

test.each(table)('§3 %s', (_what, team, userId, roles, expected) => {
  const verdict = judgeTeamChange(team, userId, roles)
  expect(verdict.allowed ? 'yes' : verdict.because).toBe(expected)
})

test('duplicate roles are removed, in the order of the table', () => {
  expect(inOrder(['Financial', 'Admin', 'Financial'])).toEqual(['Admin', 'Financial'])
})
