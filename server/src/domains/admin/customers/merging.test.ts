import { expect, test } from 'vitest'
import type { AccountDetail } from '#contract/admin/accounts.ts'
import type { MergePreview } from '#contract/admin/merging.ts'
import { findViolations } from '#server/invariants/invariants.ts'
import { callAs } from '../../../../testing/call-as.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { item } from '../../../../testing/money-shop.ts'
import { addLicenses } from '../../../../testing/plugin-shop.ts'
import { openSalesTeam } from '../../../../testing/sales-team.ts'
import { addUser } from '../../../../testing/sample-user.ts'
import { waitingMail } from '../../../../testing/waiting-mail.ts'

const { money, db } = await openSalesTeam()
const { app } = money
const support = await addUser(db, { email: 'support@soundfair.test', staffRoles: ['CustomerSupport'] })
const owner = await addUser(db, { email: 'owner@soundfair.test', staffRoles: ['Owner'] })

let people = 0
/** Two accounts of one person: the first has bought, was given a license, works in a team and has a note. */
const openPair = async () => {
  people += 1
  const from = await addUser(db, { email: `old-${people}@example.test`, name: 'Casey', teams: { glasshouse: ['Marketing'] } })
  const to = await addUser(db, { email: `new-${people}@example.test`, name: 'Casey' })
  const buyer = money.buyer({ email: from.email })
  await buyer.put([item('lowtide/tape-one')])
  await buyer.save({ name: 'Casey' })
  expect((await buyer.pay()).json().status).toBe('Completed')
  await addLicenses(db, from)
  await callAs(app, support, `/api/admin/customers/${from.id}/notes`, { method: 'POST', payload: { text: 'Has two accounts' } })
  return { from, to, buyer }
}
type Pair = Awaited<ReturnType<typeof openPair>>

const preview = async ({ from, to }: Pick<Pair, 'from' | 'to'>, other = from.email): Promise<MergePreview> => {
  const answer = await callAs(app, support, `/api/admin/customers/${to.id}/merge`, { query: { other } })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const merge = ({ from, to }: Pick<Pair, 'from' | 'to'>, version: string, by = support) =>
  callAs(app, by, `/api/admin/customers/${to.id}/merge`, { method: 'POST', payload: { from: from.id, version, reason: 'One person' } })
const look = async ({ id }: { id: string }): Promise<AccountDetail> => (await callAs(app, owner, `/api/admin/customers/${id}`)).json()

test('§16 what moves is previewed, moves in one step, and the account that was merged can do nothing any more', async () => {
  const pair = await openPair()
  const { from, to } = pair
  const seen = await preview(pair)
  expect(seen).toMatchObject({ from: { id: from.id }, to: { id: to.id }, hindrance: null })
  expect(Object.fromEntries(seen.moves.map(({ what, count }) => [what, count]))).toEqual({
    'Orders and carts': 1,
    'Licenses with their devices': 2,
    'Team memberships': 1,
    'Staff notes': 1,
  })
  expect(await preview(pair, from.id)).toEqual(seen)

  const answers = await Promise.all([merge(pair, seen.version), merge(pair, seen.version, owner)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
  expect(await look(to)).toMatchObject({ orders: 1, licenses: 2, teams: [{ creatorId: 'glasshouse', roles: ['Marketing'] }] })
  expect(await look(from)).toMatchObject({ orders: 0, licenses: 0, teams: [], mergedInto: to.id, sessions: [], email: '' })
  expect((await look(from)).log[0], 'who ended it, and why').toMatchObject({ action: 'account.merged', details: { reason: 'One person' } })
  expect((await callAs(app, from, '/api/customer/meta/user')).statusCode).toBe(401)
  expect((await callAs(app, support, `/api/admin/customers/${to.id}/notes`)).json()).toHaveLength(1)
  for (const { email } of [from, to]) {
    expect((await waitingMail(db, email)).map(({ subject }) => subject)).toContain('Your accounts have been merged')
  }
  const log = await db.selectFrom('audit_log').selectAll().where('action', '=', 'account.merged').execute()
  expect(log).toMatchObject([{ subject: to.id, details: { from: from.id, reason: 'One person' } }])
  expect((await findViolations(db)).filter(({ violations }) => violations.length > 0)).toEqual([])
})

test('§16 nothing moves that was not previewed', async () => {
  const pair = await openPair()
  const { version } = await preview(pair)
  await addLicenses(db, pair.from)
  expect(expectProblem(await merge(pair, version), 409).detail).toContain('changed since you looked')
  expect(await look(pair.to)).toMatchObject({ orders: 0, licenses: 0 })
})

test('§16 some accounts cannot be merged, and the reason is shown in the preview', async () => {
  const { from, to } = await openPair()
  expect((await preview({ from: owner, to })).hindrance).toContain('Only an Owner')
  const unproven = await addUser(db, { email: 'unproven@example.test', confirmed: false })
  expect((await preview({ from, to: unproven })).hindrance).toContain('isn’t confirmed')
  expect((await preview({ from: to, to }, to.id)).hindrance).toBe('This is the same account.')
  const nobody = await callAs(app, support, `/api/admin/customers/${to.id}/merge`, { query: { other: 'nobody@example.test' } })
  expect(expectProblem(nobody, 400).errors).toEqual({ other: ['No other account has this address or id'] })
  const { version } = await preview({ from, to: unproven })
  expectProblem(await merge({ from, to: unproven }, version), 409)
})

test('§16 two licenses of one product stay two, and a trial that both began stays one', async () => {
  const pair = await openPair()
  await addLicenses(db, pair.to)
  const begin = async (userId: string, id: string) => {
    const row = {
      id,
      creator_id: 'lowtide',
      product_id: 'tape-one',
      variation_id: 'perpetual',
      user_id: userId,
      email: '',
      cause: 'Trial' as const,
      status: 'Active' as const,
      seats: 1,
      expires_at: money.now(),
      created_at: money.now(),
    }
    await db.insertInto('licenses').values(row).execute()
    await db
      .insertInto('trials')
      .values({ license_id: id, creator_id: 'lowtide', product_id: 'tape-one', user_id: userId, started_at: money.now() })
      .execute()
  }
  await begin(pair.from.id, `lic_${'x'.repeat(26)}`)
  await begin(pair.to.id, `lic_${'y'.repeat(26)}`)
  const seen = await preview(pair)
  expect(seen.stays[0]).toContain('become one')
  expect((await merge(pair, seen.version)).statusCode).toBe(204)
  expect((await look(pair.to)).licenses).toBe(4)
})

test('an application moves with its person: approved later, it has an Admin who can sign in', async () => {
  const pair = await openPair()
  const { from, to } = pair
  const form = {
    name: 'Two In One',
    wishedId: 'two-in-one',
    websiteUrl: 'https://two.example.com',
    links: [],
    sells: 'Loops.',
    message: '',
  }
  const apply = (by: typeof from, wishedId = form.wishedId) =>
    callAs(app, by, '/api/customer/creator-application/submit', {
      method: 'POST',
      query: { version: '0' },
      payload: { ...form, wishedId, termsAccepted: true },
    })
  const sent = (await apply(from)).json()
  const { moves, version } = await preview(pair)
  expect(moves).toContainEqual({ what: 'Applications to become a creator', count: 1 })
  expect((await merge(pair, version)).statusCode).toBe(204)
  const approved = await callAs(app, owner, `/api/admin/applications/${sent.id}/approve`, {
    method: 'POST',
    payload: { version: 1, creatorId: 'two-in-one' },
  })
  expect(approved.json()).toMatchObject({ status: 'Approved', applicant: { id: to.id } })
  expect((await look(to)).teams).toContainEqual({ creatorId: 'two-in-one', name: 'Two In One', roles: ['Admin'] })

  const other = await openPair()
  for (const one of [other.from, other.to]) expect((await apply(one, 'one-of-two')).statusCode).toBe(200)
  const seen = await preview(other)
  expect(seen.stays.join()).toContain('Both have an open application')
  expect((await merge(other, seen.version)).statusCode).toBe(204)
})
