import { expect, test } from 'vitest'
import { actingAsStaff, callAs } from '../../../../testing/call-as.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { findInvitationLink, openTeam, teamCalls } from '../../../../testing/sample-team.ts'
import { addUser, type SampleUser } from '../../../../testing/sample-user.ts'
import { openTestApp, openTestShop, testDay } from '../../../../testing/test-shop.ts'

const shop = await openTestShop({ PUBLIC_URL: 'https://soundfair.example' })
const app = await openTestApp(shop)
const { db } = shop.database
const end = (who: SampleUser) => callAs(app, who, '/api/customer/identity/delete', { method: 'POST', payload: { email: who.email } })
const { accept, change, invite, readTeam, remove, withdraw } = teamCalls(app)

test('roles are changed and members removed, effective with the next request', async () => {
  const { creatorId, admin } = await openTeam(db)
  const other = await addUser(db, { email: `other@${creatorId}.test`, teams: { [creatorId]: ['Marketing'] } })
  expect((await callAs(app, other, '/api/creator/team')).statusCode).toBe(403)
  expect((await change(admin, other.id, ['Admin'])).json()).toMatchObject({ userId: other.id, roles: ['Admin'] })
  expect((await callAs(app, other, '/api/creator/team')).statusCode).toBe(200)
  expect((await remove(admin, other.id)).statusCode).toBe(204)
  expect((await callAs(app, other, '/api/creator/team')).statusCode).toBe(403)
  expectProblem(await remove(admin, other.id), 404)
  expectProblem(await change(admin, other.id, ['Admin']), 404)
})

test('members of another creator answer as missing', async () => {
  const { admin } = await openTeam(db)
  const { creatorId, admin: stranger } = await openTeam(db)
  const second = await addUser(db, { email: `second@${creatorId}.test`, teams: { [creatorId]: ['Admin'] } })
  expectProblem(await remove(admin, second.id), 404)
  expectProblem(await change(admin, second.id, ['Financial']), 404)
  expect((await readTeam(stranger)).members).toHaveLength(2)
})

test('the last Admin stays one; with another Admin they may leave', async () => {
  const { creatorId, admin } = await openTeam(db)
  const other = await addUser(db, { email: `heir@${creatorId}.test`, teams: { [creatorId]: ['Marketing'] } })
  expect(expectProblem(await remove(admin, admin.id), 409).type).toBe('/problems/last-admin')
  expect(expectProblem(await change(admin, admin.id, ['Financial']), 409).type).toBe('/problems/last-admin')
  expect((await change(admin, admin.id, ['Admin', 'Financial'])).statusCode).toBe(200)
  await change(admin, other.id, ['Admin'])
  expect((await remove(admin, admin.id)).statusCode).toBe(204)
  expect((await readTeam(other)).members).toMatchObject([{ userId: other.id }])
})

test.each([
  ['remove', (by: SampleUser, whom: SampleUser) => remove(by, whom.id)],
  ['demote', (by: SampleUser, whom: SampleUser) => change(by, whom.id, ['Financial'])],
])('of two Admins who %s each other at once, one stays Admin', async (_what, against) => {
  for (let round = 0; round < 5; round++) {
    const { creatorId, admin } = await openTeam(db)
    const second = await addUser(db, { email: `second@${creatorId}.test`, teams: { [creatorId]: ['Admin'] } })
    const answers = await Promise.all([against(admin, second), against(second, admin)])
    const done = answers.filter(({ statusCode }) => statusCode < 300)
    expect(done).toHaveLength(1)
    // The slower one is refused by the rule, or comes so late that they are no longer an Admin.
    expect([403, 409]).toContain(answers.find(({ statusCode }) => statusCode >= 300)?.statusCode)
    const left = await db.selectFrom('creator_members').selectAll().where('creator_id', '=', creatorId).execute()
    expect(left.filter(({ roles }) => roles.includes('Admin'))).toHaveLength(1)
  }
})

test('every change of a team is in the audit log, with the actor and the creator', async () => {
  const { creatorId, admin } = await openTeam(db)
  const owner = await addUser(db, { email: `owner-of-${creatorId}@soundfair.test`, staffRoles: ['Owner'] })
  const asStaff = await actingAsStaff(db, owner, creatorId)
  const friend = await addUser(db, { email: `friend@${creatorId}.test` })
  await invite(admin, 'nobody@friend.test')
  const withdrawn = await findInvitationLink(db, 'nobody@friend.test')
  await withdraw(admin, withdrawn)
  await invite(asStaff, friend.email)
  const link = await findInvitationLink(db, friend.email)
  await accept(friend, link)
  await change(asStaff, friend.id, ['Financial'])
  await remove(admin, friend.id)
  const log = await db.selectFrom('audit_log').selectAll().where('creator_id', '=', creatorId).orderBy('id').execute()
  const told = log.map(({ action, actor_id, subject, details }) => [action, actor_id, subject, details])
  expect(told).toEqual([
    ['team.invited', admin.id, withdrawn.id, { roles: ['Marketing'] }],
    ['team.invitation-withdrawn', admin.id, withdrawn.id, {}],
    ['team.invited', owner.id, link.id, { roles: ['Marketing'], asStaff: true }],
    ['team.joined', friend.id, friend.id, { roles: ['Marketing'], invitedBy: owner.id }],
    ['team.roles-changed', owner.id, friend.id, { before: ['Marketing'], after: ['Financial'], asStaff: true }],
    ['team.removed', admin.id, friend.id, { before: ['Financial'] }],
  ])
  for (const { at, network } of log) expect([at.toISOString(), network]).toEqual([testDay, expect.stringMatching(/^10\./)])
})

test('deleting an account leaves every team, and no invitation keeps its address', async () => {
  const [first, second] = [await openTeam(db), await openTeam(db)]
  const leaving = await addUser(db, {
    email: 'Leaving@friend.test',
    teams: { [first.creatorId]: ['Admin'], [second.creatorId]: ['Marketing'] },
  })
  const { admin: third } = await openTeam(db)
  await invite(third, leaving.email)
  expect((await end(leaving)).statusCode).toBe(204)
  for (const { admin } of [first, second]) expect((await readTeam(admin)).members).toMatchObject([{ userId: admin.id }])
  expect((await readTeam(third)).invitations).toEqual([])
  expect(expectProblem(await end(third), 409).type).toBe('/problems/last-admin')
})

test('of the two last Admins who delete their accounts at once, one stays', async () => {
  const { creatorId, admin } = await openTeam(db)
  const second = await addUser(db, { email: `second@${creatorId}.test`, teams: { [creatorId]: ['Admin'] } })
  const answers = await Promise.all([end(admin), end(second)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
  expect(await db.selectFrom('creator_members').selectAll().where('creator_id', '=', creatorId).execute()).toHaveLength(1)
})
