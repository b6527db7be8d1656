import { expect, test } from 'vitest'
import { getUser } from '#contract/identity/user.ts'
import { clockAt } from '#kernel/clock.ts'
import { callAs } from '../../../../testing/call-as.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { addCreator, addDraft } from '../../../../testing/sample-creator.ts'
import { addUser, type SampleUser } from '../../../../testing/sample-user.ts'
import { openTestApp, openTestShop, testDay } from '../../../../testing/test-shop.ts'

const shop = await openTestShop()
const { db } = shop.database
const app = await openTestApp(shop)
for (const id of ['lowtide', 'glasshouse', 'own-place']) await addCreator(db, { id, name: id })
await addDraft(db, 'lowtide/tape')
const ada = await addUser(db, { email: 'ada@lowtide.test', name: 'Ada', teams: { lowtide: ['Admin'] } })

let people = 0
const addStaff = async (teams = {}) => {
  people += 1
  const name = `Secret Name ${people}`
  return addUser(db, { email: `staff-${people}@soundfair.test`, name, staffRoles: ['CreatorSupport'], teams })
}
const choose = (by: SampleUser, payload: object, to = app) => callAs(to, by, '/api/creator/meta/active-creator', { method: 'PUT', payload })
const wanting = (by: SampleUser, creatorId: string): SampleUser => ({ ...by, cookie: `${by.cookie}; creator=${creatorId}` })
const begin = async (creatorId = 'lowtide', teams = {}) => {
  const staff = await addStaff(teams)
  expect((await choose(staff, { creatorId, reason: 'They cannot publish.' })).statusCode).toBe(204)
  return wanting(staff, creatorId)
}
const userOf = async (by: SampleUser, to = app) => (await callAs(to, by, getUser.path)).json()
const logOf = (actorId: string) => db.selectFrom('audit_log').selectAll().where('actor_id', '=', actorId).orderBy('id').execute()

test('§2 staff give a reason before they act for a creator, and have an hour', async () => {
  const staff = await addStaff()
  for (const payload of [{ creatorId: 'lowtide' }, { creatorId: 'lowtide', reason: '  ' }]) {
    expect(expectProblem(await choose(staff, payload), 400).errors).toEqual({ reason: ['Give a reason. It will be logged.'] })
  }
  expect((await callAs(app, wanting(staff, 'lowtide'), '/api/creator/meta')).statusCode).toBe(403)
  await choose(staff, { creatorId: 'lowtide', reason: 'They cannot publish.' })
  expect(await userOf(wanting(staff, 'lowtide'))).toMatchObject({
    creatorId: 'lowtide',
    creatorRoles: ['Admin'],
    actingUntil: '2030-03-01T13:00:00.000Z',
  })
  expect(await logOf(staff.id)).toMatchObject([
    { action: 'creator.acted-for', creator_id: 'lowtide', details: { reason: 'They cannot publish.', until: '2030-03-01T13:00:00.000Z' } },
  ])
})

test('§3 staff of other roles are told that they may not; for a customer the call does not exist', async () => {
  const asked = { creatorId: 'lowtide', reason: 'They asked.' }
  const support = await addUser(db, { email: 'only-support@soundfair.test', staffRoles: ['CustomerSupport', 'QA'] })
  expectProblem(await choose(support, asked), 403)
  expectProblem(await choose(await addUser(db, { email: 'customer@example.test' }), asked), 404)
})

test('it ends by itself on the server, whatever the browser claims', async () => {
  const acting = await begin()
  const later = await openTestApp({ ...shop, clock: clockAt('2030-03-01T12:59:59Z') })
  expect((await callAs(later, acting, '/api/creator/meta')).statusCode).toBe(200)
  const over = await openTestApp({ ...shop, clock: clockAt('2030-03-01T13:00:00Z') })
  expect((await callAs(over, acting, '/api/creator/meta')).statusCode).toBe(403)
  expect(await userOf(acting, over)).not.toHaveProperty('actingUntil')
})

test('a page still open when the hour is over changes nothing of the staff member’s own team', async () => {
  const acting = await begin('lowtide', { 'own-place': ['Admin'] })
  const over = await openTestApp({ ...shop, clock: clockAt('2030-03-01T13:00:00Z') })
  const saved = await callAs(over, acting, '/api/creator/settings', { method: 'PATCH', payload: { tagline: 'Meant for lowtide' } })
  expect(saved.statusCode).toBe(403)
  expect(await userOf(acting, over)).not.toHaveProperty('creatorId')
  const chosen = { ...acting, cookie: acting.cookie.replace('creator=lowtide', 'creator=own-place') }
  const own = (await callAs(over, chosen, '/api/creator/meta')).json()
  expect([own.id, own.tagline]).not.toContain('Meant for lowtide')
  expect(own.id).toBe('own-place')
})

test('stopping takes effect at once, and is in the log', async () => {
  const acting = await begin()
  expect((await choose(acting, { creatorId: null })).statusCode).toBe(204)
  expect((await callAs(app, acting, '/api/creator/meta')).statusCode).toBe(403)
  expect((await logOf(acting.id)).map(({ action, creator_id }) => `${action} ${creator_id}`)).toEqual([
    'creator.acted-for lowtide',
    'creator.acting-stopped lowtide',
  ])
})

test('it belongs to one browser, one creator and one person', async () => {
  const acting = await begin()
  const elsewhere = await addUser(db, { email: 'other-staff@soundfair.test', staffRoles: ['CreatorSupport'] })
  expect((await callAs(app, wanting(elsewhere, 'lowtide'), '/api/creator/meta')).statusCode).toBe(403)
  const other = { ...acting, cookie: acting.cookie.replace('creator=lowtide', 'creator=glasshouse') }
  expect((await callAs(app, other, '/api/creator/meta')).statusCode).toBe(403)
  // Another creator needs another reason; acting for the first one ends.
  await choose(acting, { creatorId: 'glasshouse', reason: 'They asked as well.' })
  expect((await callAs(app, acting, '/api/creator/meta')).statusCode).toBe(403)
  expect((await callAs(app, other, '/api/creator/meta')).json()).toMatchObject({ id: 'glasshouse' })
  // Losing the role ends it too.
  await db
    .updateTable('users')
    .set({ staff_roles: ['QA'] })
    .where('id', '=', acting.id)
    .execute()
  expect((await callAs(app, other, '/api/creator/meta')).statusCode).toBe(403)
})

test('every change is in the log with both ids, including changes that log nothing by themselves', async () => {
  const acting = await begin()
  const settings = await callAs(app, acting, '/api/creator/settings', { method: 'PATCH', payload: { tagline: 'By staff' } })
  expect(settings.statusCode).toBe(200)
  const revoked = await callAs(app, acting, '/api/creator/products/tape/archive', { method: 'POST', payload: {} })
  expect(revoked.statusCode).toBeLessThan(500)
  const entries = (await logOf(acting.id)).slice(1)
  expect(entries[0]).toMatchObject({ action: 'creator.changed-by-staff', actor_id: acting.id, creator_id: 'lowtide', subject: 'settings' })
  expect(new Set(entries.map(({ creator_id }) => creator_id))).toEqual(new Set(['lowtide']))
  // Reading changes nothing and is not an act.
  await callAs(app, acting, '/api/creator/settings')
  expect((await logOf(acting.id)).slice(1)).toHaveLength(entries.length)
})

test('a staff member acting for a creator sees nothing of their own, nor does its team', async () => {
  const acting = await begin('lowtide', { 'own-place': ['Admin'] })
  expect((await callAs(app, acting, '/api/creator/meta')).json()).toMatchObject({ id: 'lowtide' })
  await callAs(app, acting, '/api/creator/storefront', { method: 'PUT', payload: { revision: 0, pageBlocks: [] } })
  await callAs(app, acting, '/api/creator/team/invitations', {
    method: 'POST',
    payload: { email: 'new@lowtide.test', roles: ['Marketing'] },
  })
  const expectNothingOfThem = async () => {
    for (const path of ['/api/creator/storefront', '/api/creator/team', '/api/creator/settings/staff-access', '/api/creator/settings']) {
      const { body } = await callAs(app, ada, path)
      expect(body).not.toContain('Secret Name')
      expect(body).not.toContain(acting.email)
      expect(body, path).not.toContain(acting.id)
    }
  }
  await expectNothingOfThem()
  const storefront = (await callAs(app, ada, '/api/creator/storefront')).json()
  expect(storefront.savedBy.name).toBe('Soundfair staff')
  const late = await callAs(app, ada, '/api/creator/storefront', { method: 'PUT', payload: { revision: 0, pageBlocks: [] } })
  expect(expectProblem(late, 409).detail).toContain('Soundfair staff saved another version')
  // The team reads that somebody was there, and why.
  expect((await callAs(app, ada, '/api/creator/settings/staff-access')).json()).toContainEqual({
    id: expect.any(String),
    at: testDay,
    until: '2030-03-01T13:00:00.000Z',
    reason: 'They cannot publish.',
  })
  // Leaving the staff does not reveal who it was.
  await db.updateTable('users').set({ staff_roles: [] }).where('id', '=', acting.id).execute()
  await expectNothingOfThem()
  expect((await callAs(app, ada, '/api/creator/storefront')).json().savedBy.name).toBe('Soundfair staff')
})

test('nobody extends the hour by inviting themselves into the team', async () => {
  const acting = await begin()
  const invite = (email: string) =>
    callAs(app, acting, '/api/creator/team/invitations', { method: 'POST', payload: { email, roles: ['Admin'] } })
  expect(expectProblem(await invite(acting.email.toUpperCase()), 403).detail).toContain('Someone on its team has to invite you')
  expect((await invite('colleague@lowtide.test')).statusCode).toBe(201)
})

test('a member acts for their own creator without a reason or an end', async () => {
  const staff = await addStaff({ 'own-place': ['Admin'] })
  expect((await choose(staff, { creatorId: 'own-place' })).statusCode).toBe(204)
  expect(await userOf(wanting(staff, 'own-place'))).not.toHaveProperty('actingUntil')
  expect(await logOf(staff.id)).toEqual([])
})
