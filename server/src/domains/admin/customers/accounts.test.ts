import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { AccountDetail, AccountRow } from '#contract/admin/accounts.ts'
import { record } from '#domains/audit/index.ts'
import { findViolations } from '#server/invariants/invariants.ts'
import { callAs } from '../../../../testing/call-as.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { item } from '../../../../testing/money-shop.ts'
import { addLicenses } from '../../../../testing/plugin-shop.ts'
import { openSalesTeam } from '../../../../testing/sales-team.ts'
import { addSession, addUser, type SampleUser } from '../../../../testing/sample-user.ts'
import { waitingMail } from '../../../../testing/waiting-mail.ts'

const { money, db } = await openSalesTeam()
const { app } = money
const owner = await addUser(db, { email: 'owner@soundfair.test', name: 'Olive', staffRoles: ['Owner'] })
const support = await addUser(db, { email: 'support@soundfair.test', name: 'Sue', staffRoles: ['CustomerSupport'] })
const reader = await addUser(db, { email: 'creators@soundfair.test', name: 'Cleo', staffRoles: ['CreatorSupport'] })
const qa = await addUser(db, { email: 'qa@soundfair.test', staffRoles: ['QA'] })

let people = 0
const somebody = (change: object = {}) => addUser(db, { email: `person-${++people}@example.test`, name: `Person ${people}`, ...change })
const pathOf = ({ id }: Pick<SampleUser, 'id'>) => `/api/admin/customers/${id}`
const act = (whom: Pick<SampleUser, 'id'>, what: string, payload: object = { reason: 'They called' }, by = support) =>
  callAs(app, by, `${pathOf(whom)}/${what}`, { method: 'POST', payload })
const look = async (whom: Pick<SampleUser, 'id'>, by = owner): Promise<AccountDetail> => {
  const answer = await callAs(app, by, pathOf(whom))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const find = async (q: string): Promise<string[]> =>
  (await callAs(app, owner, '/api/admin/customers', { query: { q } })).json().items.map(({ id }: AccountRow) => id)
const logOf = ({ id }: Pick<SampleUser, 'id'>) =>
  db.selectFrom('audit_log').select(['action', 'actor_id', 'details']).where('subject', '=', id).orderBy('id').execute()

test('§16 somebody is found by address, name and id, and the list continues after its last row', async () => {
  const robin = await somebody({ email: 'robin.hood@example.test', name: 'Robin of Locksley' })
  for (const q of ['ROBIN.HOOD@example.test', 'hood@', 'locksley', 'of lock', robin.id]) expect(await find(q), q).toEqual([robin.id])
  expect(await find('hoo')).toEqual([robin.id])
  expect(await find('nobody at all')).toEqual([])
  for (let each = 0; each < 60; each++) await somebody({ name: 'Merry Man' })
  for (const query of ['', '?q=merry+man', '?q=me']) {
    const first = (await callAs(app, owner, `/api/admin/customers${query}`)).json()
    expect(first.items).toHaveLength(50)
    const second = (await callAs(app, owner, first.next)).json()
    const ids = [...first.items, ...second.items].map(({ id }: AccountRow) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(ids.toSorted().toReversed())
  }
})

test('a long list of people is sorted by name or by day, either way, over its pages', async () => {
  const read = async (query: string): Promise<AccountRow[]> => {
    const first = (await callAs(app, owner, `/api/admin/customers?${query}`)).json()
    return [...first.items, ...(first.next ? (await callAs(app, owner, first.next)).json().items : [])]
  }
  for (const q of ['', '&q=merry+man']) {
    const namesOf = async (sort: string) => (await read(`sort=${sort}${q}`)).map(({ name, id }) => `${name.toLowerCase()} ${id}`)
    const [rising, falling] = [await namesOf('name'), await namesOf('-name')]
    expect(rising).toEqual(rising.toSorted())
    expect(falling).toEqual(falling.toSorted().toReversed())
    const bySince = (await read(`sort=since${q}`)).map(({ id }) => id)
    expect(bySince).toEqual(bySince.toSorted())
    expect(new Set(bySince).size).toBe(bySince.length)
  }
})

test('§16 one page shows everything about one person', async () => {
  const buyer = money.buyer()
  await buyer.put([item('lowtide/tape-one')])
  await buyer.save({ name: 'Casey Jones' })
  expect((await buyer.pay()).json().status).toBe('Completed')
  const [id = ''] = await find(buyer.email)
  const seen = await look({ id })
  expect(seen).toMatchObject({
    email: buyer.email,
    isConfirmed: false,
    hasPassword: false,
    orders: 1,
    licenses: 1,
    newestOrders: [{ status: 'Completed', what: 'Tape One' }],
    newestLicenses: [{ productName: 'Tape One', cause: 'Order', status: 'Active' }],
    hindrance: null,
    addresses: [buyer.email.toLowerCase()],
  })
  expect(seen.spent).toHaveLength(1)
  expectProblem(await callAs(app, owner, pathOf({ id: `usr_${'0'.repeat(26)}` })), 404)
})

test('§3 CreatorSupport reads, QA is refused, and neither changes anything', async () => {
  const casey = await somebody()
  expect((await callAs(app, reader, pathOf(casey))).statusCode).toBe(200)
  for (const path of [pathOf(casey), '/api/admin/customers']) expectProblem(await callAs(app, qa, path), 403)
  for (const by of [reader, qa]) expectProblem(await act(casey, 'end-sessions', undefined, by), 403)
})

test('§16 nobody changes their own account here, and only an Owner changes a colleague’s', async () => {
  expect(expectProblem(await act(support, 'end-sessions'), 409).detail).toContain('your own account')
  expect(expectProblem(await act(qa, 'reset-two-factor'), 409).detail).toContain('Only an Owner')
  expect((await look(qa, support)).hindrance).toContain('Only an Owner')
  expect((await act(qa, 'end-sessions', undefined, owner)).statusCode).toBe(200)
})

test('§3 the audit log is for Owners: support sees what was done to somebody, and nothing that a colleague did', async () => {
  const former = await somebody({ staffRoles: ['QA'] })
  const casey = await somebody()
  await act(casey, 'end-sessions', undefined, owner)
  await act(former, 'end-sessions', undefined, owner)
  const network = null
  await db.transaction().execute(async (tx) => {
    await record(tx, { action: 'staff.roles-set', at: money.now(), actorId: former.id, subject: casey.id, details: {}, network })
    await record(tx, {
      action: 'creator.changed-by-staff',
      at: money.now(),
      actorId: former.id,
      creatorId: 'lowtide',
      details: {},
      network,
    })
  })
  const actions = async (whom: SampleUser, by: SampleUser) => (await look(whom, by)).log.map(({ action }) => action)
  for (const by of [support, reader]) {
    expect(await look(owner, by)).toMatchObject({ log: [], sessions: [] })
    expect(await actions(former, by)).toEqual([])
    expect((await look(casey, by)).log).toContainEqual(
      expect.objectContaining({ action: 'session.ended-everywhere', actor: { id: owner.id, name: 'Olive' } }),
    )
  }
  await db.updateTable('users').set({ staff_roles: [] }).where('id', '=', former.id).execute()
  expect(await actions(former, support)).toEqual(['session.ended-everywhere'])
  expect((await actions(former, owner)).sort()).toEqual(['creator.changed-by-staff', 'session.ended-everywhere', 'staff.roles-set'])
})

test('§16 confirmed by hand once; an account without a password gets a link to choose one', async () => {
  const waiting = await somebody({ confirmed: false })
  expect((await act(waiting, 'confirmation', {})).statusCode).toBe(204)
  const answers = await Promise.all([act(waiting, 'confirm'), act(waiting, 'confirm', undefined, owner)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect((await look(waiting)).isConfirmed).toBe(true)
  const subjects = (await waitingMail(db, waiting.email)).map(({ subject }) => subject)
  expect(subjects).toHaveLength(2)
  expect((await logOf(waiting)).map(({ action }) => action)).toEqual(['account.confirmation-sent', 'account.confirmed'])
})

test('§16 a new address: both are told, every session ends, and the log holds neither', async () => {
  const casey = await somebody()
  const email = 'casey.new@example.test'
  const change = (was = casey.email, by = support, to = email) =>
    act(casey, 'email', { email: to, was, reason: 'Lost the old mailbox' }, by)
  expect(expectProblem(await change('other@example.test'), 409).detail).toContain('changed in the meantime')
  const taken = await somebody()
  expect(expectProblem(await change(casey.email, support, taken.email), 400).errors).toEqual({
    email: ['Another account has this address. Merge the two instead.'],
  })
  const answers = await Promise.all([change(), change(casey.email, owner)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
  expect(await look(casey)).toMatchObject({ email, sessions: [] })
  expect((await waitingMail(db, casey.email)).map(({ subject }) => subject)).toEqual(['Your e-mail address was changed'])
  expect((await waitingMail(db, email)).map(({ subject }) => subject)).toEqual(['Your account now uses this address'])
  const log = await logOf(casey)
  expect(log.map(({ action }) => action)).toEqual(['email.changed'])
  expect(JSON.stringify(log)).not.toContain('@example.test')
})

test('§16 sessions end, two-factor is reset, and its owner is told', async () => {
  const casey = await somebody()
  await addSession(db, casey.id)
  expect((await act(casey, 'end-sessions')).json()).toEqual({ ended: 2 })
  expect((await callAs(app, casey, '/api/customer/meta/user')).statusCode).toBe(401)
  expect(expectProblem(await act(casey, 'reset-two-factor'), 409).detail).toBe('Two-factor is already off.')
  await db.updateTable('users').set({ totp_secret: 'x', totp_since: money.now() }).where('id', '=', casey.id).execute()
  expect((await act(casey, 'reset-two-factor')).statusCode).toBe(204)
  expect(await look(casey)).toMatchObject({ hasTwoFactor: false })
  expect((await waitingMail(db, casey.email)).map(({ subject }) => subject)).toEqual(['Two-factor sign-in was turned off'])
})

test('§16 dangerous changes ask for a recently entered password', async () => {
  const casey = await somebody()
  const hourAgo = new Date(money.now().getTime() - 60 * 60 * 1000)
  const stale = { ...support, cookie: await addSession(db, support.id, { authenticatedAt: hourAgo }) }
  for (const [what, body] of [
    ['confirm', { reason: 'x' }],
    ['email', { email: 'a@example.test', was: casey.email, reason: 'x' }],
    ['reset-two-factor', { reason: 'x' }],
    ['export', {}],
    ['anonymise', { email: casey.email, reason: 'x' }],
    ['merge', { from: owner.id, version: 'x', reason: 'x' }],
  ] as const) {
    expect(expectProblem(await act(casey, what, body, stale), 403).type, what).toBe('/problems/confirm-password')
  }
})

test('§16 staff take a copy of all data of a person, and the log says who took it', async () => {
  const casey = await somebody()
  const copy = await act(casey, 'export', {})
  expect(copy.json()).toMatchObject({ account: { email: casey.email }, licenses: [] })
  expect(await logOf(casey)).toMatchObject([{ action: 'account.exported', actor_id: support.id }])
  expect(expectProblem(await act(owner, 'export', {}), 409).detail).toContain('Only an Owner')
  expect(await logOf(owner)).toEqual([])
})

test('§16 an account is made anonymous after typing its address, once, and the books stay', async () => {
  const casey = await somebody()
  expect(expectProblem(await act(casey, 'anonymise', { email: 'other@example.test', reason: 'x' }), 400).errors).toEqual({
    email: ['This isn’t the address of the account'],
  })
  await addLicenses(db, casey)
  const end = (by: SampleUser) => act(casey, 'anonymise', { email: casey.email.toUpperCase(), reason: 'They asked' }, by)
  const answers = await Promise.all([end(support), end(owner)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
  expect(await look(casey)).toMatchObject({ name: '', email: '', deletedAt: expect.any(String), sessions: [] })
  expect(await find(casey.email)).toEqual([])
  expect(await db.selectFrom('licenses').select('email').where('user_id', '=', casey.id).execute()).toEqual([{ email: '' }])
  expect(await logOf(casey)).toMatchObject([{ action: 'account.deleted', details: { reason: 'They asked' } }])
  expect((await findViolations(db)).filter(({ violations }) => violations.length > 0)).toEqual([])
})

test('§16 a rare match is found beyond what one page scans', async () => {
  const rare = await somebody({ name: 'Quill Feather' })
  await sql`
    insert into users (id, email, name, created_at)
    select 'usr_' || lpad(n::text, 26, 'z'), 'crowd-' || n || '@example.test', 'Crowd', now() from generate_series(1, 1200) n`.execute(db)
  for (const q of ['feather', 'quill f']) expect(await find(q), q).toEqual([rare.id])
  expect(await find('crowd')).toHaveLength(50)
})
