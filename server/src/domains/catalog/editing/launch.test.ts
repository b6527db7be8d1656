import { expect, test } from 'vitest'
import * as products from '#contract/catalog/products.ts'
import { listLicenses } from '#contract/licensing/inventory.ts'
import { newId as makeId } from '#kernel/ids.ts'
import { draft, openEditingShop } from '../../../../testing/editing-shop.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { addProduct } from '../../../../testing/sample-creator.ts'
import { addRelease } from '../../../../testing/sample-release.ts'
import { addUser } from '../../../../testing/sample-user.ts'
import { listWaitingJobs } from '../../../../testing/waiting-jobs.ts'

const { db, shop, ada, marketing, call, begin, newId, save, publish, readPublic } = await openEditingShop()
const elsewhere = 'Your copy waits at https://lowtide.test/get.'
const pack = { type: 'DigitalProduct', category: 'SamplePack' }

const beginBare = (): Promise<string> => begin(newId(), { hasRelease: false })
const errorsOf = async (answer: ReturnType<typeof publish>) => Object.keys(expectProblem(await answer, 400).errors ?? {})
const archive = (productId: string) => call(ada, products.archiveOwnProduct, { params: { productId } })
const restore = (productId: string) => call(ada, products.restoreOwnProduct, { params: { productId } })
const releasesOf = (productId: string) => db.selectFrom('releases').selectAll().where('product_id', '=', productId).execute()

/** A release that QA approved and nobody has published. */
const approve = async (productId: string): Promise<string> => {
  const releaseId = await addRelease(db, shop.files, `lowtide/${productId}`)
  await db.updateTable('releases').set({ published_at: null }).where('id', '=', releaseId).execute()
  return releaseId
}

test('a product without a release does not go live, and the checklist says why', async () => {
  const id = await beginBare()
  const saved = (await save(ada, id, 1)).json()
  expect(saved.checklist).toContainEqual({ what: 'release', words: 'Publish a release, or say where you deliver it', done: false })
  expect(await errorsOf(publish(ada, id, 2))).toEqual(['release'])
  expectProblem(await readPublic(id), 404)
  await addRelease(db, shop.files, `lowtide/${id}`)
  expect((await publish(ada, id, 2)).json()).toMatchObject({ state: 'Live' })
})

test('a release that is only approved, rolled back or a beta does not count as one for buyers', async () => {
  const id = await beginBare()
  await save(ada, id, 1)
  const releaseId = await approve(id)
  expect(await errorsOf(publish(ada, id, 2))).toEqual(['release'])
  const out = { published_at: new Date('2030-02-10T09:00:00Z') }
  await db
    .updateTable('releases')
    .set({ ...out, channel: 'beta' })
    .where('id', '=', releaseId)
    .execute()
  expect(await errorsOf(publish(ada, id, 2))).toEqual(['release'])
  const back = { ...out, channel: 'stable' as const, rolled_back_at: new Date('2030-02-11T09:00:00Z') }
  await db.updateTable('releases').set(back).where('id', '=', releaseId).execute()
  expect(await errorsOf(publish(ada, id, 2))).toEqual(['release'])
})

test('a product that its creator delivers needs none; it says where, and so do its licenses', async () => {
  const id = await beginBare()
  await save(ada, id, 1, draft({ externalFulfillment: ' ' }))
  expect(await errorsOf(publish(ada, id, 2))).toEqual(['externalFulfillment'])
  expect(
    Object.keys(expectProblem(await save(ada, id, 2, draft({ externalFulfillment: 'http://lowtide.test' })), 400).errors ?? {}),
  ).toEqual(['draft.externalFulfillment'])
  await save(ada, id, 2, draft({ externalFulfillment: elsewhere }))
  expect((await publish(ada, id, 3)).statusCode).toBe(200)
  const casey = await addUser(db, { email: `casey-${id}@example.test` })
  await db
    .insertInto('licenses')
    .values({
      id: makeId('lic', shop.clock.now()),
      creator_id: 'lowtide',
      product_id: id,
      variation_id: 'perpetual',
      user_id: casey.id,
      email: casey.email,
      cause: 'Grant',
      status: 'Active',
      seats: 3,
      expires_at: null,
      created_at: shop.clock.now(),
    })
    .execute()
  const [license] = (await call(casey, listLicenses)).json().items
  expect(license).toMatchObject({ externalFulfillment: elsewhere })
  // Delivery that buyers were told of cannot be removed without a replacement.
  await save(ada, id, 4, draft())
  expect(await errorsOf(publish(ada, id, 5))).toEqual(['release'])
})

test('a pack and its approved first release go live in one step, or not at all', async () => {
  const id = await beginBare()
  const releaseId = await approve(id)
  const half = (await save(ada, id, 1, draft({ iconUrl: null }), pack)).json()
  expect(half.checklist).toContainEqual({ what: 'release', words: 'Release 1.0.0 is approved and goes out with it', done: true })
  expect(await errorsOf(publish(ada, id, 2))).toEqual(['iconUrl'])
  expect(await releasesOf(id)).toMatchObject([{ published_at: null }])
  await save(ada, id, 2, draft(), pack)
  expect((await publish(ada, id, 3)).json()).toMatchObject({ state: 'Live' })
  expect(await releasesOf(id)).toMatchObject([{ id: releaseId, published_at: shop.clock.now(), rollout_percent: 100 }])
  const events = await db.selectFrom('release_events').select(['what', 'by_user_id']).where('release_id', '=', releaseId).execute()
  expect(events).toEqual([{ what: 'Published', by_user_id: ada.id }])
  const told = (await listWaitingJobs<{ releaseId?: string }>(db)).filter(({ payload }) => payload.releaseId === releaseId)
  expect(told).toHaveLength(1)
})

test('a role that changes texts alone publishes no release along with them', async () => {
  const id = await beginBare()
  await save(ada, id, 1, draft({ externalFulfillment: elsewhere }), pack)
  await publish(ada, id, 2)
  await archive(id)
  await approve(id)
  expect((await save(marketing, id, 3, { ...(await ownDraft(id)), externalFulfillment: null }, pack)).statusCode).toBe(200)
  expect(await errorsOf(publish(marketing, id, 4))).toEqual(['release'])
  expect(await releasesOf(id)).toMatchObject([{ published_at: null }])
})

const ownDraft = async (productId: string) => (await call(ada, products.getOwnProduct, { params: { productId } })).json().draft

test('a live product stays live and can be published again; once archived it has to meet every rule', async () => {
  const id = newId()
  await addProduct(db, `lowtide/${id}`)
  const before = (await call(ada, products.getOwnProduct, { params: { productId: id } })).json()
  expect(before.checklist.filter(({ what }: { what: string }) => what === 'release')).toEqual([])
  await save(ada, id, before.revision, { ...before.draft, tagline: 'New' })
  expect((await publish(ada, id, before.revision + 1)).statusCode).toBe(200)
  await archive(id)
  expect(expectProblem(await restore(id), 409).detail).toContain('no longer has a published release')
  await addRelease(db, shop.files, `lowtide/${id}`)
  expect((await restore(id)).json()).toMatchObject({ state: 'Live' })
})

test('an archived draft that was never live is restored as a draft', async () => {
  const id = await beginBare()
  await archive(id)
  expect((await restore(id)).json()).toMatchObject({ state: 'Draft' })
})
