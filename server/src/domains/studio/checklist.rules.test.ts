import { expect, test } from 'vitest'
import { type Beginnings, checklistOf } from './checklist.rules.ts'

const nothing: Beginnings = {
  hasLogo: false,
  hasProfileTexts: false,
  hasSignedTerms: false,
  hasPayoutAccount: false,
  hasBusinessDetails: false,
  hasProduct: false,
  hasRelease: false,
}
const doneOf = (done: Partial<Beginnings>) =>
  checklistOf({ ...nothing, ...done }, ['Admin'])
    ?.filter(({ isDone }) => isDone)
    .map(({ what }) => what)

test('a new creator has six things to do', () => {
  expect(checklistOf(nothing, ['Admin'])?.map(({ what }) => what)).toEqual([
    'profile',
    'terms',
    'payout-account',
    'business-details',
    'first-product',
    'first-release',
  ])
  expect(doneOf({})).toEqual([])
})

test.each<[Partial<Beginnings>, string]>([
  [{ hasLogo: true, hasProfileTexts: true }, 'profile'],
  [{ hasSignedTerms: true }, 'terms'],
  [{ hasPayoutAccount: true }, 'payout-account'],
  [{ hasBusinessDetails: true }, 'business-details'],
  [{ hasProduct: true }, 'first-product'],
  [{ hasRelease: true }, 'first-release'],
])('%j ticks %s', (done, what) => expect(doneOf(done)).toEqual([what]))

test('the profile leads to its texts first, then to the logo that is missing', () => {
  const profileTo = (done: Partial<Beginnings>) => checklistOf({ ...nothing, ...done }, ['Admin'])?.[0]
  expect(profileTo({ hasLogo: true })).toEqual({ what: 'profile', isDone: false, to: '/creator/settings#profile' })
  expect(profileTo({ hasProfileTexts: true })).toEqual({ what: 'profile', isDone: false, to: '/creator/settings#pictures' })
})

test('once everything is done there is no list, and whoever may not do it has none', () => {
  const all = Object.fromEntries(Object.keys(nothing).map((name) => [name, true])) as Beginnings
  expect(checklistOf(all, ['Admin'])).toBeNull()
  for (const role of ['PluginDeveloper', 'Marketing', 'Financial']) expect(checklistOf(nothing, [role])).toBeNull()
})
