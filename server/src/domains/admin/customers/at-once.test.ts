import { expect, test } from 'vitest'
import type { AccountDetail } from '#contract/admin/accounts.ts'
import type { MergePreview } from '#contract/admin/merging.ts'
import { findViolations } from '#server/invariants/invariants.ts'
import { callAs } from '../../../../testing/call-as.ts'
import { item } from '../../../../testing/money-shop.ts'
import { openSalesTeam } from '../../../../testing/sales-team.ts'
import { addUser, type SampleUser } from '../../../../testing/sample-user.ts'

const { money, db } = await openSalesTeam()
const { app } = money
const one = await addUser(db, { email: 'one@soundfair.test', staffRoles: ['Owner'] })
const two = await addUser(db, { email: 'two@soundfair.test', staffRoles: ['Owner'] })

let people = 0
const openBuyer = async (who: string) => {
  people += 1
  const user = await addUser(db, { email: `${who}-${people}@example.test`, name: who })
  const buyer = money.buyer({ email: user.email })
  await buyer.put([item('lowtide/tape-one')])
  await buyer.save({ name: who })
  expect((await buyer.pay()).json().status).toBe('Completed')
  return { user, orderId: buyer.orderId }
}

const send = (by: SampleUser, path: string, payload: object) => callAs(app, by, path, { method: 'POST', payload })

const merge = async (by: SampleUser, from: SampleUser, to: SampleUser) => {
  const path = `/api/admin/customers/${to.id}/merge`
  const { version }: MergePreview = (await callAs(app, by, path, { query: { other: from.email } })).json()
  return () => send(by, path, { from: from.id, version, reason: 'One person' })
}
const anonymise = (by: SampleUser, { id, email }: SampleUser) =>
  send(by, `/api/admin/customers/${id}/anonymise`, { email, reason: 'They asked' })
const move = (by: SampleUser, orderId: string, from: SampleUser, email: string) =>
  send(by, `/api/admin/orders/${orderId}/move`, { email, from: from.id, reason: 'Bought for somebody else' })
const changeEmail = (by: SampleUser, { id, email }: SampleUser, to: string) =>
  send(by, `/api/admin/customers/${id}/email`, { email: to, was: email, reason: 'They asked' })

const look = async ({ id }: { id: string }): Promise<AccountDetail> => (await callAs(app, one, `/api/admin/customers/${id}`)).json()
const licensesOf = async (...users: SampleUser[]) => (await Promise.all(users.map(look))).map(({ licenses }) => licenses)

/** Both at once: the second is refused with a reason, never with a fault. */
const together = async (...acts: (() => ReturnType<typeof send>)[]): Promise<number[]> => {
  const answers = await Promise.all(acts.map((act) => act()))
  for (const { statusCode, body } of answers.filter((answer) => answer.statusCode >= 300)) {
    expect([404, 409], body).toContain(statusCode)
    expect(JSON.parse(body)).toHaveProperty('title')
  }
  const broken = (await findViolations(db)).filter(({ violations }) => violations.length > 0)
  expect(broken, 'promises about the database').toEqual([])
  return answers.map(({ statusCode }) => statusCode)
}

test('§16 two accounts merged into each other at once: one of them goes, and everything is in the other', async () => {
  const [{ user: left }, { user: right }] = [await openBuyer('left'), await openBuyer('right')]
  const answers = await together(await merge(one, left, right), await merge(two, right, left))
  expect(answers.toSorted()).toEqual([204, expect.toSatisfy((status: number) => status >= 400)])
  expect((await licensesOf(left, right)).toSorted()).toEqual([0, 2])
})

test('§16 merged by one and made anonymous by another at once: only one of the two happens', async () => {
  const [{ user: from }, { user: to }] = [await openBuyer('from'), await openBuyer('to')]
  const answers = await together(await merge(one, from, to), () => anonymise(two, from))
  expect(answers.filter((status) => status < 300)).toHaveLength(1)
  expect([
    [0, 2],
    [1, 1],
  ]).toContainEqual(await licensesOf(from, to))
})

test('§16 an order that one moves while another merges its account: merged along or moved, never both', async () => {
  const [{ user: from, orderId }, { user: to }] = [await openBuyer('from'), await openBuyer('to')]
  const third = await addUser(db, { email: `third-${people}@example.test` })
  const answers = await together(await merge(one, from, to), () => move(two, orderId, from, third.email))
  expect(answers.filter((status) => status < 300)).toHaveLength(1)
  const [left, merged, moved] = await licensesOf(from, to, third)
  expect([left, merged, moved]).toEqual(answers[0] === 204 ? [0, 2, 0] : [0, 1, 1])
})

test('§16 a license that one moves while another merges its account: merged along or moved, never both', async () => {
  const [{ user: from, orderId }, { user: to }] = [await openBuyer('from'), await openBuyer('to')]
  const third = await addUser(db, { email: `third-${people}@example.test` })
  const [license] = await money.licensesOf(orderId)
  const transfer = () =>
    send(two, `/api/admin/licenses/${license?.id}/transfer`, { email: third.email, was: from.id, reason: 'Bought for somebody else' })
  const answers = await together(await merge(one, from, to), transfer)
  expect(answers.filter((status) => status < 300)).toHaveLength(1)
  expect(await licensesOf(from, to, third)).toEqual(answers[0] === 204 ? [0, 2, 0] : [0, 1, 1])
})

test('§16 an order moved to an account that is closed at the same moment: before it closes, to a new account, or not at all', async () => {
  const { user: from, orderId } = await openBuyer('from')
  const third = await addUser(db, { email: `third-${people}@example.test` })
  const [closed, moved] = await together(
    () => anonymise(one, third),
    () => move(two, orderId, from, third.email),
  )
  expect(closed).toBe(204)
  const { user_id } = await db.selectFrom('orders').select('user_id').where('id', '=', orderId).executeTakeFirstOrThrow()
  expect(user_id === from.id).toBe(moved !== 200)
})

test('§16 two new addresses at once: the second is told that the first was set', async () => {
  const { user } = await openBuyer('renamed')
  const wished = [`first-${people}@example.test`, `second-${people}@example.test`]
  const answers = await together(...wished.map((email, at) => () => changeEmail(at === 0 ? one : two, user, email)))
  expect(answers.toSorted()).toEqual([204, 409])
  expect(wished).toContain((await look(user)).email)
})
