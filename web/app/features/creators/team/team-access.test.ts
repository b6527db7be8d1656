import { expect, test } from 'vitest'
import type { CreatorRole } from '#contract/core/permissions.ts'
import { mayLeadTeam } from './team-access.ts'

test.each<[CreatorRole[], boolean]>([
  [['Admin'], true],
  [['Financial', 'Admin'], true],
  [['PluginDeveloper'], false],
  [['Marketing'], false],
  [['Financial'], false],
  [[], false],
])('§6 roles %j lead the team: %s', (creatorRoles, may) => {
  expect(mayLeadTeam({ creatorRoles })).toBe(may)
})
