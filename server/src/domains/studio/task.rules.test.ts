import { expect, test } from 'vitest'
import { type Standing, tasksOf } from './task.rules.ts'

const fine: Standing = {
  live: true,
  hasSignedTerms: true,
  hasSignedNewestTerms: true,
  hasLogo: true,
  hasTagline: true,
  hasPage: true,
  pageHasChanges: false,
  drafts: 0,
  liveProducts: 3,
  withUnpublishedChanges: 0,
  decidedReleases: [],
  stoppedPayouts: 0,
}
const tasks = (change: Partial<Standing>, role = 'Admin') => tasksOf({ ...fine, ...change }, [role]).map((task) => task.what)

test('a shop in order has nothing to do', () => {
  expect(tasks({})).toEqual([])
})

test.each([
  [{ hasSignedTerms: false, hasSignedNewestTerms: false }, ['terms']],
  [{ hasSignedNewestTerms: false }, ['terms']],
  [{ hasLogo: false, hasTagline: false }, ['logo', 'tagline']],
  [{ liveProducts: 0 }, ['first-product']],
  [{ liveProducts: 0, drafts: 1 }, ['drafts']],
  [{ withUnpublishedChanges: 2 }, ['changes']],
  [{ hasPage: false }, ['page']],
  [{ pageHasChanges: true }, ['page-changes']],
  [{ live: false }, ['not-live']],
  [{ decidedReleases: [{ id: 'rel_1', name: 'Deep 1.0.0', status: 'Approved' as const }] }, ['release']],
  [{ stoppedPayouts: 1 }, ['payouts']],
])('%j asks for %j', (change, what) => {
  expect(tasks(change)).toEqual(what)
})

test('numbers are said as people say them', () => {
  expect(tasksOf({ ...fine, drafts: 1 }, ['Admin'])[0]?.words).toBe('Finish 1 draft')
  expect(tasksOf({ ...fine, drafts: 2 }, ['Admin'])[0]?.words).toBe('Finish 2 drafts')
})

const everything: Partial<Standing> = {
  hasSignedTerms: false,
  hasSignedNewestTerms: false,
  hasLogo: false,
  hasTagline: false,
  drafts: 1,
  withUnpublishedChanges: 1,
  hasPage: false,
  live: false,
  decidedReleases: [{ id: 'rel_1', name: 'Deep 1.0.0', status: 'Rejected' }],
  stoppedPayouts: 1,
}
test.each([
  ['Admin', ['terms', 'logo', 'tagline', 'release', 'payouts', 'drafts', 'changes', 'page', 'not-live']],
  ['PluginDeveloper', ['release', 'drafts', 'changes', 'not-live']],
  ['Marketing', ['drafts', 'changes', 'page', 'not-live']],
  ['Financial', ['payouts', 'not-live']],
])('§3 %s is asked only for what they may do: %j', (role, what) => {
  expect(tasks(everything, role)).toEqual(what)
})

test('what QA has decided is said with its name, and leads to the release', () => {
  const taskFor = (status: 'Approved' | 'Rejected' | 'ChangesRequested') =>
    tasksOf({ ...fine, decidedReleases: [{ id: 'rel_1', name: 'Deep 1.0.0', status }] }, ['PluginDeveloper'])[0]
  expect(taskFor('Approved')).toMatchObject({
    words: 'Deep 1.0.0 is approved: publish it when you’re ready',
    to: '/creator/releases/rel_1',
  })
  expect(taskFor('Rejected')?.words).toBe('Deep 1.0.0 was rejected: see why')
  expect(tasksOf({ ...fine, live: false }, ['Admin'])[0]?.to).toBe('/support?topic=go-public#contact')
  expect(taskFor('ChangesRequested')?.words).toBe('QA asks for changes to Deep 1.0.0')
})
