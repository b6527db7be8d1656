import { expect, test } from 'vitest'
import { type CreatorSummary, listAccessibleCreators } from '#contract/creators/creators.ts'
import { actingAsStaff, actingFor, callAs } from '../../../testing/call-as.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { addCreator } from '../../../testing/sample-creator.ts'
import { addUser, type SampleUser } from '../../../testing/sample-user.ts'
import { openTestApp, openTestShop, testDay } from '../../../testing/test-shop.ts'
import { publishCreatorPage } from './index.ts'

const shop = await openTestShop()
const app = await openTestApp(shop)
const { db } = shop.database

await addCreator(db, { id: 'lowtide', name: 'Low Tide', tagline: 'Slow sounds' })
await addCreator(db, { id: 'glasshouse', name: 'glass_house 100%', live: false })
for (let each = 0; each < 60; each++) await addCreator(db, { id: `maker-${each}`, name: `Maker ${String(each).padStart(2, '0')}` })
await db.updateTable('creators').set({ tax_id: 'DE123456789' }).where('id', '=', 'lowtide').execute()
const text = { title: 'Hello', subtitle: null, body: '', alignment: 'Left' as const }
const block = { id: crypto.randomUUID(), type: 'TextBlock' as const, ...text }

const bo = await addUser(db, { email: 'bo@lowtide.test', teams: { lowtide: ['Admin'], glasshouse: ['Marketing'] } })
const customer = await addUser(db, { email: 'casey@example.test' })
const owner = await addUser(db, { email: 'owner@soundfair.test', staffRoles: ['Owner'] })
const support = await addUser(db, { email: 'creators@soundfair.test', staffRoles: ['CreatorSupport'] })
const qa = await addUser(db, { email: 'qa@soundfair.test', staffRoles: ['QA'] })

const list = async (by: SampleUser, query: Record<string, string> = {}) =>
  (await callAs(app, by, listAccessibleCreators.path, { query })).json()
const namesOf = ({ items }: { items: CreatorSummary[] }) => items.map(({ name }) => name)
const choose = (by: SampleUser, creatorId: string | null, reason?: string) =>
  callAs(app, by, '/api/creator/meta/active-creator', { method: 'PUT', payload: { creatorId, reason } })
const actedFor = () => db.selectFrom('audit_log').selectAll().where('action', '=', 'creator.acted-for').orderBy('id').execute()

test('§3 a member gets the whole creator', async () => {
  const page = { pageBlocks: [block], sounds: {} }
  await db.transaction().execute((tx) => publishCreatorPage(tx, 'lowtide', page))
  const creator = (await callAs(app, actingFor(bo, 'lowtide'), '/api/creator/meta')).json()
  expect(creator).toMatchObject({
    id: 'lowtide',
    name: 'Low Tide',
    slug: 'lowtide',
    tagline: 'Slow sounds',
    taxId: 'DE123456789',
    payoutAccount: null,
    latestTermsAndConditionsSigned: null,
    licenses: 0,
    trials: 0,
    sales: 0,
    pageBlocks: [block],
  })
})

test('§3 the owner of a creator is its longest-standing Admin, unless one is set', async () => {
  await addCreator(db, { id: 'tin-room' })
  const acting = await actingAsStaff(db, owner, 'tin-room')
  const ownerOf = async () => (await callAs(app, acting, '/api/creator/meta')).json().ownerId
  expect(await ownerOf()).toBeNull()
  await addUser(db, { email: 'marketing@tin.test', teams: { 'tin-room': ['Marketing'] } })
  expect(await ownerOf()).toBeNull()
  const first = await addUser(db, { email: 'first@tin.test', teams: { 'tin-room': ['Admin'] } })
  const second = await addUser(db, { email: 'second@tin.test', teams: { 'tin-room': ['Admin'] } })
  const later = new Date('2030-02-02T12:00:00Z')
  await db.updateTable('creator_members').set({ created_at: later }).where('user_id', '=', second.id).execute()
  expect(await ownerOf()).toBe(first.id)
  await db.updateTable('creators').set({ owner_id: second.id }).where('id', '=', 'tin-room').execute()
  expect(await ownerOf()).toBe(second.id)
})

test.each([
  ['Admin', 'DE123456789'],
  ['Financial', 'DE123456789'],
  ['Marketing', null],
  ['PluginDeveloper', null],
] as const)('§3 the tax details as %s sees them: %s', async (role, taxId) => {
  const member = await addUser(db, { email: `${role}@lowtide.test`, teams: { lowtide: [role] } })
  expect((await callAs(app, member, '/api/creator/meta')).json()).toMatchObject({ id: 'lowtide', taxId })
})

test('members see their own creators by name; a customer none; staff who may act for creators all of them', async () => {
  expect(namesOf(await list(bo))).toEqual(['glass_house 100%', 'Low Tide'])
  expect(await list(customer)).toEqual({ items: [], hasMore: false, next: null })
  expect((await list(qa)).items).toEqual([])
  for (const staff of [owner, support]) expect((await list(staff)).hasMore).toBe(true)
})

test('the next page continues where the last one ended, with the same search', async () => {
  const first = await list(owner, { search: 'MAKER' })
  expect(first.items).toHaveLength(50)
  const second = (await callAs(app, owner, first.next)).json()
  expect(second).toMatchObject({ hasMore: false, next: null })
  const names = [...namesOf(first), ...namesOf(second)]
  expect(names).toEqual(Array.from({ length: 60 }, (_, each) => `Maker ${String(each).padStart(2, '0')}`))
})

test.each([
  ['low t', ['Low Tide']],
  ['LOWTIDE', ['Low Tide']],
  ['GLASSHOUSE', ['glass_house 100%']],
  ['_', ['glass_house 100%']],
  ['%', ['glass_house 100%']],
  ['\\', []],
  ["'", []],
  ['\0', ['glass_house 100%', 'Low Tide']],
  ['  ', ['glass_house 100%', 'Low Tide']],
  ['maker', []],
])('a member who searches for %j finds %j', async (search, names) => {
  expect(namesOf(await list(bo, { search }))).toEqual(names)
})

test('a cursor that is unknown, or names somebody else’s creator, ends the list', async () => {
  for (const after of ['nobody', 'maker-1', '\0', '%']) expect(await list(bo, { after })).toEqual({ items: [], hasMore: false, next: null })
})

test('a member switches between their creators, and nothing of it is in the audit log', async () => {
  const chosen = await choose(bo, 'glasshouse')
  expect(chosen.statusCode).toBe(204)
  expect(chosen.headers['set-cookie']).toBe('creator=glasshouse; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax')
  expect((await callAs(app, actingFor(bo, 'glasshouse'), '/api/creator/meta')).json()).toMatchObject({ id: 'glasshouse' })
  expect((await choose(bo, null)).headers['set-cookie']).toMatch(/^creator=; Max-Age=0;/)
  expect(await actedFor()).toEqual([])
})

test('nobody chooses a creator they may not act for, or one that does not exist', async () => {
  for (const [who, creatorId, status] of [
    [bo, 'maker-1', 404],
    [customer, 'lowtide', 404],
    // Staff know that it exists: they are told that they may not.
    [qa, 'lowtide', 403],
    [owner, 'nobody', 404],
    [bo, 'nobody', 404],
  ] as const) {
    const answer = await choose(who, creatorId)
    expectProblem(answer, status)
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
  expect((await callAs(app, actingFor(customer, 'lowtide'), '/api/creator/meta')).statusCode).toBe(403)
  expect((await callAs(app, actingFor(bo, 'maker-1'), '/api/creator/meta')).json().id).not.toBe('maker-1')
})

test('staff who act for a creator are in the audit log with both ids', async () => {
  expect((await callAs(app, owner, '/api/creator/meta')).statusCode).toBe(403)
  expect((await choose(owner, 'lowtide', 'They cannot sign in.')).statusCode).toBe(204)
  expect((await callAs(app, actingFor(owner, 'lowtide'), '/api/creator/meta')).json()).toMatchObject({ taxId: 'DE123456789' })
  const log = await actedFor()
  expect(log).toMatchObject([{ actor_id: owner.id, creator_id: 'lowtide', at: new Date(testDay), network: expect.stringMatching(/^10\./) }])
})

test.each([{}, { creatorId: '' }, { creatorId: 'Low Tide' }, { creatorId: 1 }, { creatorId: 'lowtide\0' }])(
  'the choice %j is refused',
  async (payload) => {
    expectProblem(await callAs(app, bo, '/api/creator/meta/active-creator', { method: 'PUT', payload }), 400)
  },
)
