import { expect, test } from 'vitest'
import type { StaffRole } from '#contract/core/permissions.ts'
import { callAs } from '../../../testing/call-as.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { addSession, addUser, type SampleUser } from '../../../testing/sample-user.ts'
import { openTestApp, openTestShop, testDay } from '../../../testing/test-shop.ts'

const openAdmin = async () => {
  const shop = await openTestShop()
  const { db } = shop.database
  const owner = await addUser(db, { email: 'owner@soundfair.test', name: 'Olive', staffRoles: ['Owner'] })
  return { db, owner, app: await openTestApp(shop) }
}
const { app, db, owner } = await openAdmin()

const rolesOf = async (email: string, of: typeof db) =>
  (await of.selectFrom('users').select('staff_roles').where('email', 'ilike', email).executeTakeFirst())?.staff_roles ?? []
const setRoles = async (by: SampleUser, email: string, roles: StaffRole[], own = { app, db }) =>
  callAs(own.app, by, '/api/admin/staff', { method: 'PUT', payload: { email, roles, was: await rolesOf(email, own.db) } })
const ownersIn = async (of = db) => {
  const users = await of.selectFrom('users').select(['id', 'staff_roles']).execute()
  return users.filter(({ staff_roles }) => staff_roles.includes('Owner')).map(({ id }) => id)
}

test('§3 an Owner gives roles, sees who has them, and takes them away', async () => {
  const quinn = await addUser(db, { email: 'Quinn@soundfair.test', name: 'Quinn' })
  expect((await callAs(app, quinn, '/api/admin/staff')).statusCode).toBe(403)
  const given = await setRoles(owner, 'quinn@SOUNDFAIR.test', ['QA', 'CustomerSupport'])
  expect(given.statusCode).toBe(200)
  const colleague = { userId: quinn.id, name: 'Quinn', email: 'Quinn@soundfair.test', hasTwoFactor: false }
  expect(given.json()).toEqual({ ...colleague, roles: ['CustomerSupport', 'QA'] })
  expect((await callAs(app, owner, '/api/admin/staff')).json()).toMatchObject([{ name: 'Olive', roles: ['Owner'] }, { userId: quinn.id }])
  expect((await setRoles(owner, quinn.email, [])).json()).toEqual({ ...colleague, roles: [] })
  expect((await callAs(app, owner, '/api/admin/staff')).json()).toHaveLength(1)

  const log = await db.selectFrom('audit_log').selectAll().where('action', '=', 'staff.roles-set').orderBy('id').execute()
  expect(log).toMatchObject([
    {
      actor_id: owner.id,
      subject: quinn.id,
      details: { before: [], after: ['CustomerSupport', 'QA'] },
      network: expect.stringMatching(/^10\./),
    },
    { actor_id: owner.id, subject: quinn.id, details: { before: ['CustomerSupport', 'QA'], after: [] } },
  ])
})

test('giving roles that somebody already has changes nothing and leaves no trace', async () => {
  const before = await db.selectFrom('audit_log').select('id').execute()
  expect((await setRoles(owner, owner.email, ['Owner', 'Owner'])).json()).toMatchObject({ roles: ['Owner'] })
  expect(await db.selectFrom('audit_log').select('id').execute()).toEqual(before)
})

test('16 of two Owners who change the same roles at once, the second is told what they are now', async () => {
  const robin = await addUser(db, { email: 'robin@soundfair.test', staffRoles: ['QA'] })
  const other = await addUser(db, { email: 'other-owner@soundfair.test', staffRoles: ['Owner'] })
  const set = (by: SampleUser, roles: StaffRole[], was: StaffRole[]) =>
    callAs(app, by, '/api/admin/staff', { method: 'PUT', payload: { email: robin.email, roles, was } })
  const answers = await Promise.all([set(owner, ['QA', 'CustomerSupport'], ['QA']), set(other, ['QA', 'CreatorSupport'], ['QA'])])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const { detail } = expectProblem(answers.find(({ statusCode }) => statusCode === 409) as (typeof answers)[number], 409)
  expect(detail).toMatch(/^Someone else has changed their roles\. They have these roles now: (?:Customer|Creator)Support, QA\./)
  // Adding somebody who already has roles does not take those away.
  expectProblem(await set(owner, ['Owner'], []), 409)
  await db.updateTable('users').set({ staff_roles: [] }).where('id', 'in', [robin.id, other.id]).execute()
})

test('only an account with a confirmed address can get a staff role', async () => {
  await addUser(db, { email: 'new@example.test', confirmed: false })
  const gone = await addUser(db, { email: 'gone@example.test' })
  await db
    .updateTable('users')
    .set({ deleted_at: new Date(testDay) })
    .where('id', '=', gone.id)
    .execute()
  for (const email of ['nobody@example.test', 'new@example.test', 'gone@example.test']) {
    const problem = expectProblem(await setRoles(owner, email, ['QA']), 400)
    expect(problem.errors).toEqual({ email: ['No confirmed account has this address'] })
  }
})

test('giving roles asks for a recently entered password', async () => {
  const stale = { ...owner, cookie: await addSession(db, owner.id, { authenticatedAt: new Date('2030-03-01T11:49:59Z') }) }
  expect(expectProblem(await setRoles(stale, 'casey@example.test', ['QA']), 403).type).toBe('/problems/confirm-password')
  expect((await callAs(app, stale, '/api/admin/staff')).statusCode).toBe(200)
})

test('the last Owner stays an Owner', async () => {
  for (const roles of [[], ['QA']] satisfies StaffRole[][]) {
    expect(expectProblem(await setRoles(owner, owner.email, roles), 409).type).toBe('/problems/last-owner')
  }
  expect(await ownersIn()).toEqual([owner.id])
})

test('of two Owners who take each other’s role at once, one keeps it', async () => {
  const own = await openAdmin()
  for (let round = 0; round < 5; round++) {
    const second = await addUser(own.db, { email: `second-${round}@soundfair.test`, staffRoles: ['Owner'] })
    const first = own.owner
    const answers = await Promise.all([setRoles(first, second.email, [], own), setRoles(second, first.email, [], own)])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect([403, 409]).toContain(answers.find(({ statusCode }) => statusCode !== 200)?.statusCode)
    expect(await ownersIn(own.db)).toHaveLength(1)
    await own.db
      .updateTable('users')
      .set({ staff_roles: ['Owner'] })
      .where('id', '=', own.owner.id)
      .execute()
    await own.db.updateTable('users').set({ staff_roles: [] }).where('id', '=', second.id).execute()
  }
})

test('of the two last Owners who delete their accounts at once, one stays', async () => {
  const own = await openAdmin()
  const second = await addUser(own.db, { email: 'second@soundfair.test', staffRoles: ['Owner'] })
  const end = (who: SampleUser) => callAs(own.app, who, '/api/customer/identity/delete', { method: 'POST', payload: { email: who.email } })
  const answers = await Promise.all([end(own.owner), end(second)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
  expect(await ownersIn(own.db)).toHaveLength(1)
})
