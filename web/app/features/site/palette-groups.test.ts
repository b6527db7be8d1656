import { expect, test } from 'vitest'
import type { User } from '#contract/identity/user.ts'
import { creatorAdmin, owner, tester } from '#web/lib/testing/people.ts'
import { paletteGroups } from './palette-groups.ts'

const linksFor = (user: User) => paletteGroups(user, () => {}).flatMap(({ commands }) => commands.map(({ id }) => id))

test.each<[string, User, string[]]>([
  ['Marketing', { ...creatorAdmin, creatorRoles: ['Marketing'] }, ['/creator/payouts', '/creator/settings', '/admin']],
  ['Financial', { ...creatorAdmin, creatorRoles: ['Financial'] }, ['/creator/settings', '/admin']],
  ['QA', tester, ['/admin/sales', '/admin/customers', '/admin/creators', '/creator', '/resources']],
  ['an Owner who acts for nobody', owner, ['/creator', '/resources']],
])('§3 the palette offers %s no page that the permission table forbids: %j', (_who, user, hidden) => {
  for (const index of hidden) expect(linksFor(user)).not.toContain(index)
})

test('an Admin is offered the whole studio, and so is an Owner who acts for a creator', () => {
  expect(linksFor(creatorAdmin)).toEqual(expect.arrayContaining(['/creator', '/creator/payouts', '/creator/settings', '/resources']))
  expect(linksFor({ ...owner, creatorId: 'lowtide', creatorRoles: ['Admin'] })).toEqual(
    expect.arrayContaining(['/creator/settings', '/admin/sales']),
  )
})
