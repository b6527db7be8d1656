import { expect, test } from 'vitest'
import type { StaffRole } from '#contract/core/permissions.ts'
import type { FeaturedList } from '#contract/storefront/featured.ts'
import type { Home } from '#contract/storefront/storefront.ts'
import { callAs } from '../../../../testing/call-as.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { addCreator, addProduct } from '../../../../testing/sample-creator.ts'
import { addRelease } from '../../../../testing/sample-release.ts'
import { addUser } from '../../../../testing/sample-user.ts'
import { openTestApp, openTestShop } from '../../../../testing/test-shop.ts'

const shop = await openTestShop()
const app = await openTestApp(shop)
const { db } = shop.database
const addStaff = (role: StaffRole) => addUser(db, { email: `${role}@soundfair.test`, staffRoles: [role] })
const owner = await addStaff('CreatorSupport')
const reader = await addStaff('CustomerSupport')
const qa = await addStaff('QA')

for (const id of ['lowtide', 'glasshouse', 'northlight']) await addCreator(db, { id })
const audio = {
  id: '5a4f1a2e-0000-4000-8000-000000000001',
  type: 'AudioPlayerBlock' as const,
  samples: [{ id: '5a4f1a2e-0000-4000-8000-000000000002', title: 'Deep', wet: '/files/deep.mp3', dry: null }],
}
const addWhole = async (path: string) => {
  await addProduct(db, path, { name: path.toUpperCase(), iconUrl: '/files/icon.png', pageBlocks: [audio] })
  await addRelease(db, shop.files, path, { version: '1.0.0', publishedAt: '2030-01-01T09:00:00Z' })
}
for (const path of ['lowtide/deep', 'lowtide/wide', 'glasshouse/pane']) await addWhole(path)
await addProduct(db, 'northlight/mute', { name: 'Mute', iconUrl: null })

const at = (kind: string) => `/api/admin/featured/${kind}`
const read = async (kind: string): Promise<FeaturedList> => (await callAs(app, reader, at(kind))).json()
const productOf = (path: string, days: object = {}) => {
  const [creatorId, productId] = path.split('/')
  return { creatorId, productId, firstDay: null, lastDay: null, ...days }
}
const save = async (kind: string, items: object[], { who = owner, version }: { who?: typeof owner; version?: number } = {}) =>
  callAs(app, who, at(kind), { method: 'PUT', payload: { version: version ?? (await read(kind)).version, items } })
const home = async (): Promise<Home> => (await app.inject('/api/storefront/home')).json()
const shown = async () => {
  const { spotlight, featured } = await home()
  return [...(spotlight ? [spotlight] : []), ...featured].map(({ creatorId, id }) => `${creatorId}/${id}`)
}

test('16.3 the home page shows what staff chose, in their order', async () => {
  const paths = ['glasshouse/pane', 'lowtide/wide', 'lowtide/deep']
  const saved = await save(
    'products',
    paths.map((path) => productOf(path)),
  )
  expect(saved.statusCode, saved.body).toBe(200)
  expect(await shown()).toEqual(paths)
  await save(
    'products',
    paths.toReversed().map((path) => productOf(path)),
  )
  expect(await shown()).toEqual(paths.toReversed())
  const logged = await db.selectFrom('audit_log').select(['actor_id', 'subject']).where('action', '=', 'featured.changed').execute()
  expect(logged).toEqual([
    { actor_id: owner.id, subject: 'products' },
    { actor_id: owner.id, subject: 'products' },
  ])
})

test('16.3 what is featured has a first and a last day', async () => {
  await save('products', [
    productOf('lowtide/deep', { firstDay: '2030-03-02' }),
    productOf('lowtide/wide', { lastDay: '2030-02-28' }),
    productOf('glasshouse/pane', { firstDay: '2030-03-01', lastDay: '2030-03-01' }),
  ])
  expect(await shown()).toEqual(['glasshouse/pane'])
  expectProblem(await save('products', [productOf('lowtide/deep', { firstDay: '2030-03-02', lastDay: '2030-03-01' })]), 400)
})

test('16.3 a product without sound, picture and release cannot be featured, and why is said', async () => {
  expect(expectProblem(await save('products', [productOf('northlight/mute')]), 409).detail).toBe(
    'Mute: It needs a sound, an image, and a published release first.',
  )
  expectProblem(await save('products', [productOf('northlight/nothing')]), 409)
  const candidates = (await callAs(app, owner, `${at('products')}/candidates?q=MUTE`)).json()
  expect(candidates).toMatchObject([{ productId: 'mute', hindrance: expect.stringContaining('a sound') }])
})

test('what lacks something later is not shown any more, and the list says why', async () => {
  await save('products', [productOf('lowtide/deep'), productOf('lowtide/wide')])
  await db
    .updateTable('releases')
    .set({ rolled_back_at: new Date('2030-02-01T00:00:00Z') })
    .where('product_id', '=', 'deep')
    .execute()
  expect(await shown()).toEqual(['lowtide/wide'])
  expect((await read('products')).items.map(({ hindrance }) => hindrance)).toEqual(['It needs a published release first.', null])
  await db.updateTable('releases').set({ rolled_back_at: null }).where('product_id', '=', 'deep').execute()
})

test('16.3 featured creators stand on the home page in the order of staff; until products are chosen, theirs are shown', async () => {
  const saved = await save(
    'creators',
    [productOf('northlight'), productOf('lowtide')].map((item) => ({ ...item, productId: null })),
  )
  expect(saved.statusCode, saved.body).toBe(200)
  expect((await home()).creators.map(({ id }) => id)).toEqual(['northlight', 'lowtide'])
  const flags = await db.selectFrom('creators').select('id').where('featured', '=', true).orderBy('id').execute()
  expect(flags.map(({ id }) => id)).toEqual(['lowtide', 'northlight'])
  await save('products', [])
  // What could not be chosen is not put there by itself either.
  expect((await shown()).toSorted()).toEqual(['lowtide/deep', 'lowtide/wide'])
  const answered = (await app.inject('/api/storefront/products/featured')).json() as { creatorId: string }[]
  expect(answered.map(({ creatorId }) => creatorId).toSorted()).toEqual(['lowtide', 'lowtide', 'northlight'])
})

test('16.3 a creator that is featured later does not bring its products before', async () => {
  await save('products', [])
  await save('creators', [
    { creatorId: 'lowtide', productId: null, firstDay: '2030-03-02', lastDay: null },
    { creatorId: 'glasshouse', productId: null, firstDay: null, lastDay: null },
  ])
  expect(await shown()).toEqual(['glasshouse/pane'])
})

test('16.3 of a suspended creator nothing is shown nor added, and the list says that it is suspended', async () => {
  await save('creators', [{ creatorId: 'glasshouse', productId: null, firstDay: null, lastDay: null }])
  await save('products', [productOf('glasshouse/pane')])
  const suspend = async (suspended_at: Date | null) => {
    const change = { suspended_at, suspended_reason: suspended_at && 'Copied sounds' }
    await db.updateTable('creators').set(change).where('id', '=', 'glasshouse').execute()
  }
  await suspend(new Date('2030-02-01T00:00:00Z'))
  expect(await shown()).toEqual([])
  expect((await read('creators')).items).toMatchObject([{ creatorId: 'glasshouse', hindrance: 'It is suspended.' }])
  expect((await read('products')).items).toMatchObject([{ productId: 'pane', hindrance: 'Its creator is suspended.' }])
  expect((await callAs(app, owner, `${at('products')}/candidates?q=gl`)).json()).toEqual([])
  await save('products', [])
  expect(expectProblem(await save('products', [productOf('glasshouse/pane')]), 409).detail).toContain('Its creator is suspended.')
  await suspend(null)
  expect((await callAs(app, owner, `${at('products')}/candidates?q=gl`)).json()).toMatchObject([{ productId: 'pane', hindrance: null }])
})

test('two who change a list at once: one of them is told', async () => {
  const { version } = await read('products')
  const answers = await Promise.all([1, 2].map(() => save('products', [productOf('lowtide/deep')], { version })))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(answers.map(({ body }) => body).join()).toContain('Someone else has changed this list')
})

test('whoever has the list of creators open does not bring back what was taken out on a creator’s own page', async () => {
  const items = ['lowtide', 'glasshouse'].map((creatorId) => ({ creatorId, productId: null, firstDay: null, lastDay: null }))
  const { version } = (await save('creators', items)).json() as FeaturedList
  const page = '/api/admin/creators/glasshouse'
  const seen = (await callAs(app, owner, page)).json()
  const taken = await callAs(app, owner, page, { method: 'PATCH', payload: { version: seen.version, featured: false } })
  expect(taken.json()).toMatchObject({ featured: false })
  expect(expectProblem(await save('creators', items.toReversed(), { version }), 409).detail).toContain('Someone else has changed this list')
  expect((await read('creators')).items.map(({ creatorId }) => creatorId)).toEqual(['lowtide'])
  expect((await save('creators', [])).statusCode).toBe(200)
})

test('who may look at it, and who may change it', async () => {
  expectProblem(await callAs(app, qa, at('products')), 403)
  expectProblem(await save('products', [], { who: reader, version: 0 }), 403)
  expectProblem(await save('products', [productOf('lowtide/deep'), productOf('lowtide/deep')]), 400)
})
