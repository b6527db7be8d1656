import { expect, test } from 'vitest'
import { clockAt } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { callAs } from '../../../../testing/call-as.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { findInvitationLink, openTeam, teamCalls } from '../../../../testing/sample-team.ts'
import { addUser, type SampleUser } from '../../../../testing/sample-user.ts'
import { openTestApp, openTestShop, testDay } from '../../../../testing/test-shop.ts'

const shop = await openTestShop({ PUBLIC_URL: 'https://soundfair.example' })
const app = await openTestApp(shop)
const { db } = shop.database
const { accept, invite, look, readTeam, withdraw } = teamCalls(app)

test('an Admin invites by mail, and the owner of that address joins with those roles', async () => {
  const { creatorId, admin } = await openTeam(db)
  const invited = await invite(admin, 'New@Friend.test', ['Financial', 'Marketing'])
  expect(invited.statusCode).toBe(201)
  expect(invited.json()).toMatchObject({ email: 'new@friend.test', roles: ['Marketing', 'Financial'], invitedBy: 'admin' })
  expect(invited.json().expiresAt).toBe('2030-03-08T12:00:00.000Z')
  expect((await readTeam(admin)).invitations).toEqual([invited.json()])

  const link = await findInvitationLink(db, 'new@friend.test')
  expect(link.id).toBe(invited.json().id)
  const friend = await addUser(db, { email: 'nEw@friend.test', name: 'Friend' })
  const seen = (await look(friend, link)).json()
  expect(seen).toMatchObject({ roles: ['Marketing', 'Financial'], creator: { id: creatorId, name: seen.creator.name, logoUrl: null } })

  const accepted = await accept(friend, link)
  expect(accepted.statusCode).toBe(204)
  expect(accepted.headers['set-cookie']).toBe(`creator=${creatorId}; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax`)
  const { members, invitations } = await readTeam(admin)
  expect(invitations).toEqual([])
  expect(members.map(({ email, roles }: SampleUser & { roles: string[] }) => [email, roles])).toEqual([
    [`admin@${creatorId}.test`, ['Admin']],
    ['nEw@friend.test', ['Marketing', 'Financial']],
  ])
  expect((await callAs(app, friend, '/api/creator/meta')).json()).toMatchObject({ id: creatorId })
})

test('only the mail has the code of an invitation', async () => {
  const { admin } = await openTeam(db)
  const answer = await invite(admin, 'secret@friend.test')
  const { id, code } = await findInvitationLink(db, 'secret@friend.test')
  expect(answer.body).not.toContain(code)
  const stored = await db.selectFrom('creator_invitations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(JSON.stringify(stored)).not.toContain(code)
  const log = await db.selectFrom('audit_log').selectAll().where('subject', '=', id).execute()
  expect(JSON.stringify(log)).not.toMatch(new RegExp(`${code}|secret@friend`))
})

test('a wrong code, another person, an unconfirmed address and a used invitation all get the answer for none', async () => {
  const { admin } = await openTeam(db)
  await invite(admin, 'right@person.test')
  const link = await findInvitationLink(db, 'right@person.test')
  const other = await addUser(db, { email: 'other@person.test' })
  const right = await addUser(db, { email: 'right@person.test', confirmed: false })
  const nobody = { id: newId('inv', new Date()), code: link.code }
  const tries = [
    [other, link],
    [admin, link],
    [right, link],
    [other, nobody],
  ] as const
  for (const [who, what] of tries) for (const attempt of [look, accept]) expectProblem(await attempt(who, what), 404)

  await db
    .updateTable('users')
    .set({ confirmed_at: new Date(testDay) })
    .where('id', '=', right.id)
    .execute()
  for (const attempt of [look, accept]) expectProblem(await attempt(right, { ...link, code: `${link.code}x` }), 404)
  expect((await accept(right, link)).statusCode).toBe(204)
  for (const attempt of [look, accept]) expectProblem(await attempt(right, link), 404)
})

test('an invitation expires after seven days', async () => {
  const { admin } = await openTeam(db)
  await invite(admin, 'slow@friend.test')
  const link = await findInvitationLink(db, 'slow@friend.test')
  const slow = await addUser(db, { email: 'slow@friend.test' })
  const [last, over] = [new Date('2030-03-08T11:59:59Z'), new Date('2030-03-08T12:00:00Z')]
  await db
    .updateTable('sessions')
    .set({ expires_at: new Date('2030-04-01') })
    .where('user_id', 'in', [slow.id, admin.id])
    .execute()
  const later = await openTestApp({ ...shop, clock: clockAt(over.toISOString()) })
  expectProblem(await teamCalls(later).accept(slow, link), 404)
  expect((await teamCalls(later).readTeam(admin)).invitations).toEqual([])
  const justInTime = await openTestApp({ ...shop, clock: clockAt(last.toISOString()) })
  expect((await teamCalls(justInTime).accept(slow, link)).statusCode).toBe(204)
})

test('inviting the same address again replaces the invitation', async () => {
  const { admin } = await openTeam(db)
  await invite(admin, 'twice@friend.test', ['Admin'])
  const first = await findInvitationLink(db, 'twice@friend.test')
  await invite(admin, 'TWICE@friend.test', ['Financial'])
  const second = await findInvitationLink(db, 'twice@friend.test')
  const friend = await addUser(db, { email: 'twice@friend.test' })
  expect((await readTeam(admin)).invitations).toMatchObject([{ id: second.id, roles: ['Financial'] }])
  expectProblem(await accept(friend, first), 404)
  expect((await accept(friend, second)).statusCode).toBe(204)
})

test('a withdrawn invitation is gone, and nobody else can withdraw it', async () => {
  const { admin } = await openTeam(db)
  const { admin: stranger } = await openTeam(db)
  await invite(admin, 'gone@friend.test')
  const link = await findInvitationLink(db, 'gone@friend.test')
  expectProblem(await withdraw(stranger, link), 404)
  expect((await withdraw(admin, link)).statusCode).toBe(204)
  expectProblem(await withdraw(admin, link), 404)
  expectProblem(await accept(await addUser(db, { email: 'gone@friend.test' }), link), 404)
})

test('an existing member is not invited, and one who joined meanwhile gets both roles', async () => {
  const { creatorId, admin } = await openTeam(db)
  const problem = expectProblem(await invite(admin, admin.email.toUpperCase()), 400)
  expect(problem.errors).toEqual({ email: ['They are already a member'] })
  await invite(admin, 'both@friend.test', ['Admin'])
  const both = await addUser(db, { email: 'both@friend.test', teams: { [creatorId]: ['Financial'] } })
  expect((await accept(both, await findInvitationLink(db, 'both@friend.test'))).statusCode).toBe(204)
  expect((await readTeam(admin)).members).toContainEqual(expect.objectContaining({ userId: both.id, roles: ['Admin', 'Financial'] }))
})

test.each([
  [{ email: 'casey', roles: ['Admin'] }, 'email'],
  [{ email: 'casey@example.test', roles: [] }, 'roles'],
  [{ email: 'casey@example.test', roles: ['Owner'] }, 'roles.0'],
  [{ email: 'casey@example.test\0', roles: ['Admin'] }, 'email'],
  [{ roles: ['Admin'] }, 'email'],
])('the invitation %j is refused at its field', async (payload, field) => {
  const { admin } = await openTeam(db)
  const problem = expectProblem(await callAs(app, admin, '/api/creator/team/invitations', { method: 'POST', payload }), 400)
  expect(Object.keys(problem.errors ?? {})).toEqual([field])
})

test('an invitation accepted many times at once is accepted once', async () => {
  const { creatorId, admin } = await openTeam(db)
  await invite(admin, 'eager@friend.test')
  const link = await findInvitationLink(db, 'eager@friend.test')
  const eager = await addUser(db, { email: 'eager@friend.test' })
  const answers = await Promise.all(Array.from({ length: 8 }, () => accept(eager, link)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, ...Array(7).fill(404)])
  expect(
    await db.selectFrom('audit_log').select('id').where('creator_id', '=', creatorId).where('action', '=', 'team.joined').execute(),
  ).toHaveLength(1)
})

test('the same address invited many times at once has one invitation', async () => {
  const { admin } = await openTeam(db)
  const answers = await Promise.all(Array.from({ length: 6 }, () => invite(admin, 'popular@friend.test')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201))
  expect((await readTeam(admin)).invitations).toHaveLength(1)
})
