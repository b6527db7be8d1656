import { expect, test } from 'vitest'
import type { ProductDraft } from '#contract/catalog/editing.ts'
import * as products from '#contract/catalog/products.ts'
import { getProduct } from '#contract/storefront/storefront.ts'
import { actingAsStaff } from '../../../../testing/call-as.ts'
import { draft, openEditingShop, policy, variation } from '../../../../testing/editing-shop.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { addUser, type SampleUser } from '../../../../testing/sample-user.ts'

const { db, ada, bo, marketing, finance, stranger, call, newId, begin, save, publish, readPublic } = await openEditingShop()

test('a product goes from nothing to the storefront: created, saved, checked against the list, published, seen', async () => {
  const id = await begin()
  const early = expectProblem(await publish(ada, id, 1), 400)
  expect(Object.keys(early.errors ?? {})).toEqual(['iconUrl', 'variations'])
  const saved = (await save(ada, id, 1)).json()
  expect(saved).toMatchObject({ revision: 2, state: 'Draft', hasUnpublishedChanges: true, savedBy: { name: 'Ada' } })
  expect(saved.checklist.every((task: { done: boolean }) => task.done)).toBe(true)
  expectProblem(await readPublic(id), 404)
  expect((await publish(ada, id, 2)).json()).toMatchObject({ state: 'Live', hasUnpublishedChanges: false })
  const seen = (await readPublic(id)).json()
  expect(seen).toMatchObject({ name: 'Tape Two', tags: ['tape'] })
  expect(seen.pricingConfiguration.price).toMatchObject({ USD: 79, JPY: 11900 })
})

test('a draft can be saved while it is incomplete, and comes back as it was saved', async () => {
  const id = await begin()
  const half = draft({ name: '', variations: [variation({ name: '', prices: {}, tiers: [{ minQuantity: 5, prices: { EUR: 60.5 } }] })] })
  const saved = (await save(ada, id, 1, half)).json()
  expect(saved.draft).toEqual(half)
  expect((await call(ada, products.getOwnProduct, { params: { productId: id } })).json()).toEqual(saved)
})

test('two people edit: the second is told who saved and when, and nothing is overwritten', async () => {
  const id = await begin()
  await save(ada, id, 1, draft({ tagline: 'Ada’s' }))
  const problem = expectProblem(await save(bo, id, 1, draft({ tagline: 'Bo’s' })), 409)
  expect(problem.type).toBe('/problems/edited-elsewhere')
  expect(problem.detail).toBe('Ada saved another version at 2030-03-01 12:00 UTC.')
  expect((await call(bo, products.getOwnProduct, { params: { productId: id } })).json().draft.tagline).toBe('Ada’s')
  const both = await Promise.all([save(ada, id, 2), save(bo, id, 2), save(ada, id, 2)])
  expect(both.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409])
})

test('unpublished changes are seen in the preview by members alone', async () => {
  const id = await begin()
  await save(ada, id, 1)
  await publish(ada, id, 2)
  const changed = (await save(ada, id, 3, draft({ name: 'Tape Three' }))).json()
  expect(changed.hasUnpublishedChanges).toBe(true)
  const preview = (who: SampleUser | null) =>
    call(who, getProduct, { params: { creatorId: 'lowtide', productId: id }, query: { preview: 'true' } })
  expect((await preview(marketing)).json().name).toBe('Tape Three')
  for (const who of [null, stranger]) expect((await preview(who)).json().name).toBe('Tape Two')
})

test('the draft can be discarded, and every published version can be edited again', async () => {
  const id = await begin()
  await save(ada, id, 1, draft({ name: 'First' }))
  await publish(ada, id, 2)
  await save(ada, id, 3, draft({ name: 'Second' }))
  await publish(bo, id, 4)
  await save(ada, id, 5, draft({ name: 'Third' }))
  const discarded = await call(ada, products.discardOwnProduct, { params: { productId: id }, body: { revision: 6 } })
  expect(discarded.json()).toMatchObject({ draft: { name: 'Second' }, hasUnpublishedChanges: false })
  const versions = (await call(ada, products.listProductVersions, { params: { productId: id } })).json()
  expect(
    versions.map(({ number, name, by, isCurrent }: { number: number; name: string; by: { name: string }; isCurrent: boolean }) => [
      number,
      name,
      by.name,
      isCurrent,
    ]),
  ).toEqual([
    [2, 'Second', 'Bo', true],
    [1, 'First', 'Ada', false],
  ])
  const restored = await call(ada, products.restoreProductVersion, { params: { productId: id, number: '1' }, body: { revision: 7 } })
  expect(restored.json()).toMatchObject({ draft: { name: 'First' }, hasUnpublishedChanges: true })
  expect((await readPublic(id)).json().name).toBe('Second')
  expectProblem(await call(ada, products.restoreProductVersion, { params: { productId: id, number: '9' }, body: { revision: 8 } }), 404)
  const live = await call(ada, products.restoreProductVersion, { params: { productId: id, number: '2' }, body: { revision: 8 } })
  expect(live.json()).toMatchObject({ draft: { name: 'Second' }, hasUnpublishedChanges: false })
})

test('§3 Marketing changes pages and texts, but neither prices nor what it is; Financial reads', async () => {
  const id = await begin()
  await save(ada, id, 1)
  await publish(ada, id, 2)
  expect((await save(marketing, id, 3, draft({ tagline: 'Warmer' }))).statusCode).toBe(200)
  expectProblem(await save(marketing, id, 4, draft({ variations: [variation({ prices: { USD: 1 } })] })), 403)
  expectProblem(await save(marketing, id, 4, draft(), { type: 'DigitalProduct', category: 'SamplePack' }), 403)
  expect((await publish(marketing, id, 4)).statusCode).toBe(200)
  expect((await readPublic(id)).json().tagline).toBe('Warmer')
  await save(ada, id, 5, draft({ variations: [variation({ prices: { USD: 5 } })] }))
  expectProblem(await publish(marketing, id, 6), 403)
  expect((await call(finance, products.getOwnProduct, { params: { productId: id } })).statusCode).toBe(200)
  expectProblem(await save(finance, id, 6), 403)
  expectProblem(await call(marketing, products.archiveOwnProduct, { params: { productId: id } }), 403)
})

test('somebody else’s product answers as missing', async () => {
  const id = await begin()
  const params = { productId: id }
  expectProblem(await call(stranger, products.getOwnProduct, { params }), 404)
  expectProblem(await save(stranger, id, 1), 404)
  expectProblem(await publish(stranger, id, 1), 404)
  expectProblem(await call(stranger, products.archiveOwnProduct, { params }), 404)
  expectProblem(await call(stranger, products.listProductVersions, { params }), 404)
  expect((await call(stranger, products.listOwnProducts)).json()).toEqual([])
})

test('a digital product has no seats and no trial, whatever is sent', async () => {
  const id = newId()
  await call(ada, products.createOwnProduct, { body: { id, name: 'Pack', type: 'DigitalProduct', category: 'SamplePack' } })
  const saved = (await save(ada, id, 1, draft(), { type: 'DigitalProduct', category: 'SamplePack' })).json()
  expect(saved.draft.variations[0].licensePolicy).toMatchObject({ seats: 0, trialDays: 0 })
})

test('a change of type shows to visitors only when it is published', async () => {
  const id = await begin()
  await save(ada, id, 1)
  await publish(ada, id, 2)
  await save(ada, id, 3, draft(), { type: 'DigitalProduct', category: 'PresetPack' })
  expect((await readPublic(id)).json().category).toBe('Plugin')
  await publish(ada, id, 4)
  expect((await readPublic(id)).json()).toMatchObject({ type: 'DigitalProduct', category: 'PresetPack' })
})

test('an archived product is not for sale and can be restored; a copy is a new draft', async () => {
  const id = await begin()
  await save(ada, id, 1)
  await publish(ada, id, 2)
  const params = { productId: id }
  expect((await call(ada, products.archiveOwnProduct, { params })).json().state).toBe('Archived')
  expectProblem(await readPublic(id), 404)
  expectProblem(await call(ada, products.archiveOwnProduct, { params }), 409)
  expect((await call(ada, products.restoreOwnProduct, { params })).json().state).toBe('Live')
  const copy = newId()
  const made = (await call(ada, products.duplicateOwnProduct, { params, body: { id: copy, name: 'Copy' } })).json()
  expect(made).toMatchObject({ id: copy, state: 'Draft', draft: { name: 'Copy', tags: ['tape'] } })
  expect(expectProblem(await call(ada, products.duplicateOwnProduct, { params, body: { id: copy, name: 'Copy' } }), 400).errors).toEqual({
    id: ['You already have a product with this id'],
  })
})

test.each([
  [{ name: 'x'.repeat(81) }, 'draft.name'],
  [{ variations: [variation({ prices: { USD: -1 } })] }, 'draft.variations.0.prices.USD'],
  [{ variations: [variation({ prices: { USD: 1.005 } })] }, 'draft.variations.0.prices.USD'],
  [{ variations: [variation({ prices: { JPY: 1.5 } })] }, 'draft.variations.0.prices.JPY'],
  [{ variations: [variation({ prices: { USD: '5' } })] }, 'draft.variations.0.prices.USD'],
  [{ variations: [variation(), variation()] }, 'draft.variations'],
  [{ variations: [variation({ licensePolicy: { ...policy, seats: 51 } })] }, 'draft.variations.0.licensePolicy.seats'],
  [{ variations: [variation({ tiers: [{ minQuantity: 1, prices: {} }] })] }, 'draft.variations.0.tiers.0.minQuantity'],
  [{ iconUrl: 'https://evil.test/x.png' }, 'draft.iconUrl'],
  [{ pageBlocks: [{ id: 'one', type: 'TextBlock', title: '', subtitle: null, body: '', alignment: 'Left' }] }, 'draft.pageBlocks.0.id'],
  [{ tags: Array.from({ length: 21 }, (_none, at) => `t${at}`) }, 'draft.tags'],
])('§5 %j is refused at its field', async (change, field) => {
  const id = await begin()
  const problem = expectProblem(await save(ada, id, 1, draft(change as Partial<ProductDraft>)), 400)
  expect(Object.keys(problem.errors ?? {})).toEqual([field])
})

test('without signed terms nothing goes live', async () => {
  const id = newId()
  await call(stranger, products.createOwnProduct, { body: { id, name: 'Pane', type: 'Plugin', category: 'Plugin' } })
  await save(stranger, id, 1, draft({ externalFulfillment: 'By post' }))
  expect(expectProblem(await publish(stranger, id, 2), 400).errors).toEqual({ terms: ['Sign the latest terms for creators'] })
})

test('what staff change for a creator is in the audit log with both ids', async () => {
  const owner = await addUser(db, { email: 'owner@example.test', staffRoles: ['Owner'] })
  const acting = await actingAsStaff(db, owner, 'lowtide')
  const id = await begin()
  expect((await save(acting, id, 1)).statusCode).toBe(200)
  const [entry] = await db.selectFrom('audit_log').selectAll().where('actor_id', '=', owner.id).execute()
  expect(entry).toMatchObject({
    action: 'creator.changed-by-staff',
    creator_id: 'lowtide',
    subject: `product ${id}`,
    details: { action: 'saved' },
  })
})

test('saving a draft drops no cached page; publishing does', async () => {
  const versionOf = async () =>
    (await db.selectFrom('change_versions').select('version').where('creator_id', '=', 'lowtide').executeTakeFirstOrThrow()).version
  const id = await begin()
  const before = await versionOf()
  await save(ada, id, 1)
  expect(await versionOf()).toBe(before)
  await publish(ada, id, 2)
  expect(await versionOf()).toBeGreaterThan(before)
})
