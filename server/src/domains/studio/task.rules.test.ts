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
  approvedReleases: null,
  returnedReleases: null,
  stoppedPayouts: 0,
}
const waiting = { count: 1, id: 'rel_1', name: 'First Room', version: '1.0.0' }
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
  [{ approvedReleases: waiting, drafts: 1 }, ['approved-releases', 'drafts']],
  [{ returnedReleases: waiting }, ['returned-releases']],
  [{ stoppedPayouts: 1 }, ['payouts']],
])('%j asks for %j', (change, what) => {
  expect(tasks(change)).toEqual(what)
})

test('counts are written with the right singular or plural', () => {
  expect(tasksOf({ ...fine, drafts: 1 }, ['Admin'])[0]?.words).toBe('Finish 1 draft')
  expect(tasksOf({ ...fine, drafts: 2 }, ['Admin'])[0]?.words).toBe('Finish 2 drafts')
})

test('one release that QA has decided about is named and linked; several lead to the list', () => {
  const [one, many] = [waiting, { ...waiting, count: 3 }].map((approvedReleases) => tasksOf({ ...fine, approvedReleases }, ['Admin'])[0])
  expect(one).toMatchObject({ words: 'Publish First Room 1.0.0: QA has approved it', to: '/creator/releases/rel_1' })
  expect(many).toMatchObject({ words: 'Publish 3 releases that QA has approved', to: '/creator/releases?status=Approved' })
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
  approvedReleases: waiting,
  returnedReleases: waiting,
  stoppedPayouts: 1,
}
test.each([
  ['Admin', ['terms', 'returned-releases', 'approved-releases', 'logo', 'tagline', 'payouts', 'drafts', 'changes', 'page', 'not-live']],
  ['PluginDeveloper', ['returned-releases', 'approved-releases', 'drafts', 'changes', 'not-live']],
  ['Marketing', ['drafts', 'changes', 'page', 'not-live']],
  ['Financial', ['payouts', 'not-live']],
])('§3 %s gets only tasks they have permission for: %j', (role, what) => {
  expect(tasks(everything, role)).toEqual(what)
})
