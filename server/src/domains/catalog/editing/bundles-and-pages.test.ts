import sharp from 'sharp'
import { expect, test } from 'vitest'
import * as bundles from '#contract/catalog/bundles.ts'
import * as page from '#contract/catalog/storefront-page.ts'
import { draft, openEditingShop } from '../../../../testing/editing-shop.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { addProduct } from '../../../../testing/sample-creator.ts'

const { app, db, ada, bo, call, newId, begin, save } = await openEditingShop()

const pixel = `data:image/png;base64,${(
  await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c8400c' } })
    .png()
    .toBuffer()
).toString('base64')}`

const imageBlock = (image: string) => ({
  id: crypto.randomUUID(),
  type: 'ImageBlock' as const,
  image,
  title: 'A panel',
  subtitle: null,
  body: null,
  reverseOrder: false,
})

test('§5 block ids are unique', async () => {
  const id = await begin()
  const block = { id: crypto.randomUUID(), type: 'TextBlock' as const, title: 'A', subtitle: null, body: '', alignment: 'Left' as const }
  expect(expectProblem(await save(ada, id, 1, draft({ pageBlocks: [block, block] })), 400).errors).toEqual({
    'draft.pageBlocks': ['Two blocks have the same id'],
  })
})

test('a bundle of live products is created, saved and published; one of drafts is not', async () => {
  for (const id of ['reel-a', 'reel-b']) await addProduct(db, `lowtide/${id}`)
  const hidden = await begin()
  const bundleId = newId()
  await call(ada, bundles.createOwnBundle, { body: { id: bundleId, name: 'Both reels' } })
  const content = { ...draft({ name: 'Both reels' }), imageUrl: null, productIds: ['reel-a', hidden], partial: true }
  const { compatibility, tags, externalFulfillment, traits, ...bundle } = content
  const params = { bundleId }
  await call(ada, bundles.saveOwnBundle, { params, body: { revision: 1, draft: bundle } })
  const early = await call(ada, bundles.publishOwnBundle, { params, body: { revision: 2 } })
  expect(expectProblem(early, 400).errors).toEqual({ liveProducts: ['Include only live products'] })
  await call(ada, bundles.saveOwnBundle, { params, body: { revision: 2, draft: { ...bundle, productIds: ['reel-a', 'reel-b'] } } })
  expect((await call(ada, bundles.publishOwnBundle, { params, body: { revision: 3 } })).json().state).toBe('Live')
  const list = (await call(ada, bundles.listOwnBundles)).json()
  expect(list).toMatchObject([{ id: bundleId, productCount: 2, price: { currency: 'USD', amount: 79 } }])
})

test('the storefront page is edited, published, discarded and restored', async () => {
  const block = (title: string) => ({
    id: crypto.randomUUID(),
    type: 'TextBlock',
    title,
    subtitle: null,
    body: '**Hello**',
    alignment: 'Left',
  })
  const { revision } = (await call(ada, page.getOwnStorefront)).json()
  const saved = (await call(ada, page.saveOwnStorefront, { body: { revision, pageBlocks: [block('First')] } })).json()
  expect(saved).toMatchObject({ isPublished: false, hasUnpublishedChanges: true })
  expectProblem(await call(bo, page.saveOwnStorefront, { body: { revision, pageBlocks: [] } }), 409)
  const published = (await call(ada, page.publishOwnStorefront, { body: { revision: saved.revision } })).json()
  expect(published).toMatchObject({ isPublished: true, hasUnpublishedChanges: false, isPublic: true })
  expect((await app.inject('/api/storefront/creators/lowtide')).json().pageBlocks[0]).toMatchObject({
    title: 'First',
    bodyHtml: '<p><strong>Hello</strong></p>',
  })
  const changed = (await call(ada, page.saveOwnStorefront, { body: { revision: published.revision, pageBlocks: [] } })).json()
  expect((await app.inject('/api/storefront/creators/lowtide')).json().pageBlocks).toHaveLength(1)
  const back = (await call(ada, page.discardOwnStorefront, { body: { revision: changed.revision } })).json()
  expect(back.pageBlocks).toHaveLength(1)
  const second = { revision: back.revision, pageBlocks: [block('Second')] }
  const waiting = (await call(ada, page.saveOwnStorefront, { body: second })).json()
  const live = await call(ada, page.restoreStorefrontVersion, { params: { number: '1' }, body: { revision: waiting.revision } })
  expect(live.json()).toMatchObject({ pageBlocks: [{ title: 'First' }], hasUnpublishedChanges: false })
})

test('§5 an inline picture in a block becomes a file when it is saved; anything else is refused at its field', async () => {
  const id = await begin()
  const saved = (await save(ada, id, 1, draft({ pageBlocks: [imageBlock(pixel)] }))).json()
  expect(saved.draft.pageBlocks[0].image).toMatch(/^\/files\/images\//)
  expect((await app.inject(saved.draft.pageBlocks[0].image)).headers['content-type']).toBe('image/webp')
  const text = `data:image/png;base64,${Buffer.from('no picture at all').toString('base64')}`
  const refused = expectProblem(await save(ada, id, 2, draft({ pageBlocks: [imageBlock(pixel), imageBlock(text)] })), 400)
  expect(Object.keys(refused.errors ?? {})).toEqual(['draft.pageBlocks.1.image'])
})

test('§5 a picture over 3 MB inline is refused with the specified words', async () => {
  const id = await begin()
  const heavy = `data:image/png;base64,${'A'.repeat(4 * 1024 * 1024 + 8)}`
  const problem = expectProblem(await save(ada, id, 1, draft({ pageBlocks: [imageBlock(heavy)] })), 400)
  expect(problem.errors).toEqual({ 'draft.pageBlocks.0.image': ['Image size exceeds 3MB'] })
})
