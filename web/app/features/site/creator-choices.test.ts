import { expect, test } from 'vitest'
import { creatorAdmin, customer, owner, tester } from '#web/lib/testing/people.ts'
import { choiceGroup, mayStopActing, switchKind } from './creator-choices.ts'

test.each([
  ['a customer', customer, 'none'],
  ['a member of one creator', { ...creatorAdmin, accessibleCreators: 1 }, 'none'],
  ['a member of two', { ...creatorAdmin, accessibleCreators: 2 }, 'menu'],
  ['a member of many', { ...creatorAdmin, accessibleCreators: 9 }, 'dialog'],
  ['an Owner', owner, 'dialog'],
  ['QA, who act for nobody', tester, 'none'],
] as const)('%s changes creators by: %s', (_who, user, kind) => {
  expect(switchKind(user)).toBe(kind)
})

test('only staff in the place of another creator can stop acting', () => {
  expect(mayStopActing(owner)).toBe(false)
  expect(mayStopActing({ ...owner, creatorId: 'lowtide' })).toBe(true)
  expect(mayStopActing(creatorAdmin)).toBe(false)
})

const creators = [
  { id: 'glasshouse', name: 'Glasshouse', slug: 'glasshouse', logoUrl: null },
  { id: 'lowtide', name: 'Lowtide', slug: 'lowtide', logoUrl: null },
]

test('the active creator is marked, and choosing it again changes nothing', () => {
  const chosen: string[] = []
  const { entries } = choiceGroup(creators, 'lowtide', { mark: 'active', choose: (id) => chosen.push(id) })
  expect(entries.map(({ hint }) => hint)).toEqual([undefined, 'active'])
  for (const entry of entries) if ('run' in entry) entry.run()
  expect(chosen).toEqual(['glasshouse'])
})
