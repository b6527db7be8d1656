import { expect, test } from 'vitest'
import { creatorAdmin, customer, owner, tester } from '#web/lib/testing/people.ts'
import { choiceGroups, choosesByDialog, choosesInMenu, mayStopActing } from './creator-choices.ts'

test.each([
  ['a customer', customer, 'nothing'],
  ['a member', creatorAdmin, 'the menu'],
  ['an Owner', owner, 'a dialog'],
  ['an Owner who is a member too', { ...owner, isCreator: true }, 'a dialog'],
  ['QA, who act for nobody', tester, 'nothing'],
] as const)('%s chooses a creator by %s', (_who, user, way) => {
  expect(choosesByDialog(user) ? 'a dialog' : choosesInMenu(user) ? 'the menu' : 'nothing').toBe(way)
})

test('only staff who act for a creator can stop acting', () => {
  expect(mayStopActing(owner)).toBe(false)
  expect(mayStopActing({ ...owner, creatorId: 'lowtide', actingUntil: '2030-03-01T13:00:00.000Z' })).toBe(true)
  expect(mayStopActing({ ...owner, creatorId: 'own-place' })).toBe(false)
  expect(mayStopActing(creatorAdmin)).toBe(false)
})

const named = (...names: string[]) => names.map((name) => ({ id: name, name, slug: name, logoUrl: null }))
const silent = { mark: 'active', choose: () => undefined, search: () => undefined }

test('the active creator is marked, and choosing it again changes nothing', () => {
  const chosen: string[] = []
  const [group] = choiceGroups(named('glasshouse', 'lowtide'), 'lowtide', { ...silent, choose: (id) => chosen.push(id) })
  expect(group?.entries.map(({ hint }) => hint)).toEqual([undefined, 'active'])
  for (const entry of group?.entries ?? []) if ('run' in entry) entry.run()
  expect(chosen).toEqual(['glasshouse'])
})

test('a single creator leaves no choice, and many are searched', () => {
  expect(choiceGroups(named('lowtide'), 'lowtide', silent)).toEqual([])
  const many = choiceGroups(named(...'abcdefghi'), 'a', silent)
  expect(many.flatMap(({ entries }) => entries.map(({ label }) => label))).toEqual(['Switch creator'])
})
