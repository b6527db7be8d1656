import { expect, test } from 'vitest'
import type { StaffCreator, StaffCreatorRow } from '#contract/creators/staff-creators.ts'
import { signTerms, termsVersion } from '#domains/creators/index.ts'
import { callAs } from '../../../../testing/call-as.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { runJobs } from '../../../../testing/run-jobs.ts'
import { addBundle, addCreator, addProduct } from '../../../../testing/sample-creator.ts'
import { addUser, type SampleUser } from '../../../../testing/sample-user.ts'
import { openTestApp, openTestShop, testDay } from '../../../../testing/test-shop.ts'
import { waitingMail } from '../../../../testing/waiting-mail.ts'

const shop = await openTestShop()
const { db } = shop.database
const app = await openTestApp(shop)
const owner = await addUser(db, { email: 'owner@soundfair.test', name: 'Olive', staffRoles: ['Owner'] })
const second = await addUser(db, { email: 'creators@soundfair.test', name: 'Cleo', staffRoles: ['CreatorSupport'] })
const support = await addUser(db, { email: 'support@soundfair.test', staffRoles: ['CustomerSupport'] })

let creators = 0
const addTeam = async (live = true) => {
  creators += 1
  const id = `maker-${creators}`
  await addCreator(db, { id, name: `Maker ${creators}`, live })
  return { id, admin: await addUser(db, { email: `admin@${id}.test`, name: 'Ada', teams: { [id]: ['Admin'] } }) }
}

const path = (id: string) => `/api/admin/creators/${id}`
const look = async (id: string, by = owner) => (await callAs(app, by, path(id))).json() as StaffCreator
const change = (id: string, payload: object, by: SampleUser = owner) => callAs(app, by, path(id), { method: 'PATCH', payload })
const act = (id: string, what: string, payload: object, by: SampleUser = owner) =>
  callAs(app, by, `${path(id)}/${what}`, { method: 'POST', payload })
const list = async (query: Record<string, string> = {}) =>
  (await callAs(app, owner, '/api/admin/creators', { query })).json() as { items: StaffCreatorRow[]; next: string | null }
const mailsTo = async (email: string) => {
  await runJobs(shop, ['creator-suspended'])
  return waitingMail(db, email)
}
const logOf = (id: string) =>
  db.selectFrom('audit_log').select(['action', 'actor_id', 'details']).where('creator_id', '=', id).orderBy('id').execute()

test('§10 a creator goes live once the newest terms are signed, and its change is in the log', async () => {
  const { id, admin } = await addTeam(false)
  expect(expectProblem(await change(id, { version: 0, live: true }), 409).detail).toBe(
    'Its team has not signed the latest terms yet. Nothing goes live before that.',
  )
  await db.transaction().execute((tx) => signTerms(tx, { creatorId: id, version: termsVersion, userId: admin.id, now: new Date(testDay) }))
  expect((await change(id, { version: 0, live: true })).json()).toMatchObject({ live: true, version: 1, hasSignedTerms: true })
  expect(await logOf(id)).toMatchObject([{ action: 'creator.changed', actor_id: owner.id, details: { live: true } }])
  // Setting the current value changes nothing.
  expect((await change(id, { version: 1, live: true })).json()).toMatchObject({ version: 1 })
})

test('only live creators are featured, and hiding one ends that', async () => {
  const { id } = await addTeam(false)
  expect(expectProblem(await change(id, { version: 0, featured: true }), 409).detail).toBe('Only live storefronts can be featured.')
  const { id: shown } = await addTeam()
  expect((await change(shown, { version: 0, featured: true, whitelabel: true })).json()).toMatchObject({ featured: true, whitelabel: true })
  expect((await change(shown, { version: 1, live: false })).json()).toMatchObject({ live: false, featured: false, whitelabel: true })
})

test('of two staff who change a creator at once the second is refused, and nothing is lost', async () => {
  const { id } = await addTeam()
  const answers = await Promise.all([change(id, { version: 0, whitelabel: true }), change(id, { version: 0, featured: true }, second)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const told = answers.find(({ statusCode }) => statusCode === 409)
  expect(told && expectProblem(told).detail).toBe('Someone else has changed this creator since you opened it. Check it again.')
})

test('§3 roles that only read creators change nothing', async () => {
  const { id } = await addTeam()
  expect((await look(id, support)).id).toBe(id)
  expectProblem(await change(id, { version: 0, whitelabel: true }, support), 403)
  expectProblem(await act(id, 'suspend', { version: 0, reason: 'No.' }, support), 403)
})

test('a fee is valid from its day on; the past is never changed', async () => {
  const { id } = await addTeam()
  const set = (version: number, rate: number | null, validFrom: string) => act(id, 'fees', { version, rate, validFrom })
  expect(await look(id)).toMatchObject({ feeToday: null, fees: [], today: '2030-03-01' })
  expect((await set(0, 0.1, '2030-03-01')).json()).toMatchObject({ feeToday: 0.1, version: 1 })
  expect((await set(1, 0.05, '2030-04-01')).json()).toMatchObject({
    feeToday: 0.1,
    fees: [
      { validFrom: '2030-04-01', rate: 0.05, setBy: 'Olive' },
      { validFrom: '2030-03-01', rate: 0.1 },
    ],
  })
  expect(expectProblem(await set(2, 0.2, '2030-02-28'), 400).errors).toEqual({
    validFrom: ['Choose today or later: past sales don’t change'],
  })
  expectProblem(await set(2, 0.51, '2030-04-01'), 400)
  // Of two rates for the same day the last one is valid: that is also how a planned one is cancelled.
  expect((await set(2, 0.1, '2030-04-01')).json().fees[0]).toMatchObject({ validFrom: '2030-04-01', rate: 0.1 })
  expect((await set(3, null, '2030-03-01')).json()).toMatchObject({ feeToday: null })
  expect(await logOf(id)).toMatchObject([
    { action: 'creator.fee-set', details: { rate: '10%', from: '2030-03-01' } },
    { details: { rate: '5%', from: '2030-04-01' } },
    { details: { rate: '10%' } },
    { details: { rate: 'the shop’s own' } },
  ])
  await expect(db.updateTable('creator_fees').set({ rate: 0 }).where('creator_id', '=', id).execute()).rejects.toThrow()
  await expect(db.deleteFrom('creator_fees').where('creator_id', '=', id).execute()).rejects.toThrow()
})

test('staff see terms, balance, team and figures of a creator on one page', async () => {
  const { id, admin } = await addTeam()
  expect(await look(id)).toMatchObject({
    terms: { newest: termsVersion, signed: null },
    balance: { due: [], held: [] },
    team: [{ userId: admin.id, roles: ['Admin'] }],
    figures: { licenses: 0, trials: 0, sales: 0 },
    suspension: null,
    applicationId: null,
    acting: [],
  })
  expectProblem(await callAs(app, owner, path('nobody-here')), 404)
})

const shown = async (address: string) => (await app.inject({ url: `/api/storefront/${address}`, remoteAddress: '10.8.0.1' })).json()
const wanted = (creatorId: string, productId: string) => ({
  currency: 'USD',
  items: [{ id: `p/${creatorId}/${productId}/standard`, type: 'Product', productId, creatorId, variationId: 'standard', quantity: 1 }],
})

test('a suspended creator makes no new sales, its pages say so, and lifting the suspension allows them again', async () => {
  const { id, admin } = await addTeam()
  await addProduct(db, `${id}/tape`, { name: 'Suspicious Tape' })
  await addProduct(db, `${id}/tape-two`, { name: 'Suspicious Tape Two' })
  await addBundle(db, `${id}/both`, ['tape', 'tape-two'])
  const variationId = (await shown(`products/${id}/tape`)).variations[0].id
  const order = crypto.randomUUID()
  const put = async () => {
    const line = wanted(id, 'tape')
    const items = line.items.map((one) => ({ ...one, id: `p/${id}/tape/${variationId}`, variationId }))
    return app.inject({ method: 'PATCH', url: `/api/storefront/orders/${order}`, payload: { ...line, items }, remoteAddress: '10.8.0.2' })
  }
  expect((await put()).statusCode).toBe(200)

  expect((await act(id, 'suspend', { version: 0, reason: 'Samples of somebody else.' })).json()).toMatchObject({
    isSuspended: true,
    suspension: { reason: 'Samples of somebody else.', at: testDay },
  })
  expect(expectProblem(await act(id, 'suspend', { version: 1, reason: 'Again.' }), 409).detail).toBe('It is already suspended.')
  expect((await mailsTo(admin.email)).at(-1)?.text).toContain('Samples of somebody else.')

  expect(await shown(`products/${id}/tape`)).toMatchObject({ isSuspended: true })
  expect(await shown(`bundles/${id}/both`)).toMatchObject({ isSuspended: true })
  expect(await shown(`creators/${id}`)).toMatchObject({ isSuspended: true })
  const refused = expectProblem(await put(), 400)
  expect(Object.values(refused.errors ?? {})).toEqual([['Its creator isn’t selling at the moment. Remove it to continue']])
  expect((await shown('products/new')).map(({ name }: { name: string }) => name)).not.toContain('Suspicious Tape')
  const search = await app.inject({ url: '/api/storefront/search', query: { q: 'Suspicious' }, remoteAddress: '10.8.0.1' })
  expect(search.body).not.toContain('Suspicious Tape')

  expect((await act(id, 'unsuspend', { version: 1 })).json()).toMatchObject({ isSuspended: false, suspension: null })
  expect((await put()).statusCode).toBe(200)
  expect(await shown(`products/${id}/tape`)).toMatchObject({ isSuspended: false })
  expect((await mailsTo(admin.email)).at(-1)?.subject).toContain('is selling again')
  expect((await logOf(id)).map(({ action }) => action)).toEqual(['creator.suspended', 'creator.unsuspended'])
})

test('the list is filtered, searched and paged by key', async () => {
  const { id } = await addTeam()
  await act(id, 'suspend', { version: 0, reason: 'A look.' })
  expect((await list({ show: 'suspended' })).items.map((row) => row.id)).toEqual([id])
  expect((await list({ q: id.toUpperCase() })).items.map((row) => row.id)).toContain(id)
  expect((await list({ q: '%' })).items).toEqual([])
  for (let each = 0; each < 60; each++) await addCreator(db, { id: `zz-many-${each}`, name: `ZZ Many ${String(each).padStart(2, '0')}` })
  const first = await list({ q: 'zz many' })
  expect(first.items).toHaveLength(50)
  const rest = (await callAs(app, owner, first.next ?? '')).json() as { items: StaffCreatorRow[]; next: null }
  expect([rest.items.length, rest.items[0]?.name, rest.next]).toEqual([10, 'ZZ Many 50', null])
  expect((await list({ after: 'nobody-at-all' })).items).toEqual([])
})
