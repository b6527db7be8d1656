import { expect, test } from 'vitest'
import { bundleDraftDocument, productDraftDocument } from '#domains/catalog/index.ts'
import { sampleProduct, sampleVariation } from '#domains/catalog/sample-product.ts'
import { publishCreatorPage } from '#domains/creators/index.ts'
import { addBundle, addCreator, addDiscount, addDraft, addProduct } from '../../../testing/sample-creator.ts'
import { openTestApp, openTestShop } from '../../../testing/test-shop.ts'
import { findCreatorPage } from './creator.views.ts'
import { findBundleDraft, findProductDraft } from './preview.views.ts'

const shop = await openTestShop()
const { db } = shop.database
const now = shop.clock.now()
const app = await openTestApp(shop)

await addCreator(db, { id: 'lowtide' })
await addProduct(db, 'lowtide/tape-one')
await addProduct(db, 'lowtide/tape-two')
const changed = sampleProduct({ name: 'Tape One, second reel', variations: [sampleVariation({ prices: { USD: 9900 } })] })
await db
  .updateTable('products')
  .set({ draft: productDraftDocument.write(changed) })
  .where('id', '=', 'tape-one')
  .execute()

test('§7 a stranger who asks for a preview gets what is published', async () => {
  const published = await app.inject('/api/storefront/products/lowtide/tape-one')
  const previewed = await app.inject('/api/storefront/products/lowtide/tape-one?preview=true')
  expect(previewed.statusCode).toBe(200)
  expect(previewed.json()).toEqual(published.json())
  expect(previewed.json()).toMatchObject({ name: 'Tape One', pricingConfiguration: { price: { USD: 79 } } })
})

test('a draft shows the unpublished changes of a live product, with the discount that is on', async () => {
  await addDiscount(db, 'lowtide/tape-one')
  expect(await findProductDraft(db, 'lowtide', 'tape-one', now)).toMatchObject({
    name: 'Tape One, second reel',
    pricingConfiguration: { originalPrice: { USD: 99 }, price: { USD: 74.25 } },
  })
})

test('a draft shows a product that was never published, with its text made safe', async () => {
  await addDraft(db, 'lowtide/new-reel', { name: 'New reel', description: '<script>alert(1)</script>', variations: [] })
  expect(await findProductDraft(db, 'lowtide', 'new-reel', now)).toMatchObject({
    name: 'New reel',
    descriptionHtml: '&lt;script&gt;alert(1)&lt;/script&gt;',
    pricingConfiguration: null,
  })
})

test('there is no draft of what does not exist, and none under another creator', async () => {
  await addCreator(db, { id: 'glasshouse' })
  expect(await findProductDraft(db, 'lowtide', 'nothing', now)).toBeUndefined()
  expect(await findProductDraft(db, 'glasshouse', 'tape-one', now)).toBeUndefined()
  expect(await findBundleDraft(db, 'lowtide', 'nothing', now)).toBeUndefined()
})

test('a bundle’s draft shows its changes; a stranger’s preview does not', async () => {
  await addBundle(db, 'lowtide/both', ['tape-one', 'tape-two'])
  const { draft } = await db.selectFrom('bundles').select('draft').where('id', '=', 'both').executeTakeFirstOrThrow()
  await db
    .updateTable('bundles')
    .set({ draft: bundleDraftDocument.write({ ...bundleDraftDocument.read(draft), name: 'Both reels' }) })
    .where('id', '=', 'both')
    .execute()
  expect(await findBundleDraft(db, 'lowtide', 'both', now)).toMatchObject({
    name: 'Both reels',
    products: [{ id: 'tape-one' }, { id: 'tape-two' }],
  })
  expect((await app.inject('/api/storefront/bundles/lowtide/both?preview=true')).json()).toMatchObject({ name: 'Everything' })
})

test('a creator that is not live yet has a page for its members alone', async () => {
  await addCreator(db, { id: 'early-bird', live: false, description: 'Soon' })
  await db.transaction().execute((tx) => publishCreatorPage(tx, 'early-bird', { pageBlocks: [], sounds: {} }))
  expect((await app.inject('/api/storefront/creators/early-bird?preview=true')).statusCode).toBe(404)
  expect(await findCreatorPage(db, 'early-bird', now, { drafts: true })).toMatchObject({ live: false, descriptionHtml: '<p>Soon</p>' })
  expect(await findCreatorPage(db, 'early-bird', now, { drafts: false })).toBeUndefined()
})

test.each(['yes', '1', '', 'TRUE'])('preview=%s is refused', async (word) => {
  expect((await app.inject(`/api/storefront/products/lowtide/tape-one?preview=${word}`)).statusCode).toBe(400)
})
