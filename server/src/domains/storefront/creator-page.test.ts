import { expect, test } from 'vitest'
import type { Bundle } from '#contract/catalog/catalog.ts'
import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import type { CreatorPage } from '#contract/storefront/storefront.ts'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { publishCreatorPage } from '#domains/creators/index.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { addBundle, addCreator, addDiscount, addDraft, addProduct } from '../../../testing/sample-creator.ts'
import { openTestApp, openTestShop } from '../../../testing/test-shop.ts'

const shop = await openTestShop()
const { db } = shop.database
const app = await openTestApp(shop)

const get = async <Body>(path: string): Promise<Body> => {
  const answer = await app.inject(path)
  expect(`${answer.statusCode} ${answer.body}`).toMatch(/^200 /)
  return answer.json() as Body
}

await addCreator(db, { id: 'northlight-audio', name: 'Northlight' })
await addCreator(db, { id: 'lowtide', name: 'low tide', featured: true })
await addCreator(db, { id: 'glasshouse', name: 'Glasshouse' })
await addCreator(db, { id: 'hidden', name: 'Hidden', live: false })
for (const creator of ['northlight-audio', 'lowtide', 'glasshouse', 'hidden']) {
  for (const number of [1, 2, 3]) await addProduct(db, `${creator}/product-${number}`, { publishedAt: `2030-02-0${number}T12:00:00Z` })
}
await addDraft(db, 'lowtide/draft')
await addBundle(db, 'lowtide/all-three', ['product-3', 'product-1', 'product-2'], { name: 'All three', partial: true })

test('§7 a bundle lists its products in its creator’s order, each with an included flag', async () => {
  const bundle = await get<Bundle>('/api/storefront/bundles/lowtide/all-three')
  expect(bundle).toMatchObject({
    id: 'all-three',
    creatorId: 'lowtide',
    name: 'All three',
    partial: true,
    creator: { name: 'low tide', slug: 'lowtide' },
    productCount: 3,
    pricingConfiguration: { price: { USD: 99 } },
    products: [
      { id: 'product-3', included: true },
      { id: 'product-1', included: true },
      { id: 'product-2', included: true },
    ],
  })
})

test('what the products of a bundle cost one by one is the sum of their prices, on its page and on its card', async () => {
  const bundle = await get<Bundle>('/api/storefront/bundles/lowtide/all-three')
  expect(bundle.separatePrice).toMatchObject({ USD: 237, EUR: 218.04, JPY: 35313 })
  const { bundles } = await get<CreatorPage>('/api/storefront/creators/lowtide')
  expect(bundles[0]?.separatePrice).toEqual(bundle.separatePrice)
})

test('what they cost one by one has the sales of the day in it, so that a bundle’s saving is not counted from prices nobody pays', async () => {
  await addCreator(db, { id: 'half-off' })
  for (const id of ['one', 'two']) await addProduct(db, `half-off/${id}-reel`)
  await addBundle(db, 'half-off/bundle', ['one-reel', 'two-reel'])
  await addDiscount(db, 'half-off/one-reel', { off: { percentage: 0.5 } })
  await addDiscount(db, 'half-off/two-reel', { off: { percentage: 0.5 }, variationId: 'another' })
  const bundle = await get<Bundle>('/api/storefront/bundles/half-off/bundle')
  const card = (await get<CreatorPage>('/api/storefront/creators/half-off')).bundles[0]
  expect(bundle.separatePrice).toMatchObject({ USD: 118.5 })
  expect(card?.separatePrice).toEqual(bundle.separatePrice)
})

test('17.9 a bundle’s card is heard by the first thing in it that sounds, and has nothing to play where nothing does', async () => {
  const sample = { id: crypto.randomUUID(), title: 'Drums', wet: '/files/sounds/drums.mp3', dry: null }
  const listen: PageBlock = { id: crypto.randomUUID(), type: 'AudioPlayerBlock', samples: [sample] }
  await addCreator(db, { id: 'audible' })
  await addProduct(db, 'audible/silent-one')
  await addProduct(db, 'audible/loud-one', { pageBlocks: [listen] })
  await addBundle(db, 'audible/both', ['silent-one', 'loud-one'])
  const heard = (await get<CreatorPage>('/api/storefront/creators/audible')).bundles[0]
  expect(heard?.audition).toMatchObject(sample)
  const { bundles } = await get<CreatorPage>('/api/storefront/creators/lowtide')
  expect(bundles[0]?.audition).toBeNull()
})

test('a bundle counts only products that can be had, on its page and on its card', async () => {
  await addCreator(db, { id: 'shrinking' })
  for (const id of ['one', 'two', 'gone']) await addProduct(db, `shrinking/${id}-reel`)
  await addDraft(db, 'shrinking/not-yet')
  await addBundle(db, 'shrinking/bundle', ['one-reel', 'two-reel', 'gone-reel', 'not-yet'])
  await db.updateTable('products').set({ state: 'Archived' }).where('id', '=', 'gone-reel').execute()
  const bundle = await get<Bundle>('/api/storefront/bundles/shrinking/bundle')
  const card = (await get<CreatorPage>('/api/storefront/creators/shrinking')).bundles[0]
  expect(bundle.products.map((product) => product.id)).toEqual(['one-reel', 'two-reel'])
  expect(bundle).toMatchObject({ productCount: 2, separatePrice: { USD: 158 } })
  expect(card).toMatchObject({ productCount: 2, separatePrice: { USD: 158 } })
})

test('a discount on a bundle is a discount on the bundle, not on its products', async () => {
  await addBundle(db, 'glasshouse/on-sale', ['product-1', 'product-2'])
  await addDiscount(db, 'glasshouse/on-sale', { kind: 'bundle' })
  const bundle = await get<Bundle>('/api/storefront/bundles/glasshouse/on-sale')
  expect(bundle.pricingConfiguration).toMatchObject({ hasDiscount: true, originalPrice: { USD: 99 }, price: { USD: 74.25 } })
  expect(bundle.products[0]?.pricingConfiguration?.hasDiscount).toBe(false)
})

test.each(['bundles/lowtide/nothing', 'bundles/nobody/all-three', 'bundles/glasshouse/all-three', 'creators/nobody', 'creators/hidden'])(
  '%s is a 404',
  async (path) => {
    expectProblem(await app.inject(`/api/storefront/${path}`), 404)
  },
)

test('a creator’s page has the creator, its live products newest first, and its bundles', async () => {
  const page = await get<CreatorPage>('/api/storefront/creators/lowtide')
  expect(page).toMatchObject({ id: 'lowtide', name: 'low tide', slug: 'lowtide', live: true, featured: true, pageBlocks: null })
  expect(page.products.map((product) => product.id)).toEqual(['product-3', 'product-2', 'product-1'])
  expect(page.bundles.map((bundle) => bundle.id)).toEqual(['all-three'])
})

test('§3 a creator’s page never shows what belongs to the creator alone', async () => {
  await addCreator(db, { id: 'private-tide', email: 'me@private.test' })
  await db
    .updateTable('creators')
    .set({ tax_id: 'DE123456789', business_name: 'Private GmbH', owner_id: 'usr_1', live: true })
    .where('id', '=', 'private-tide')
    .execute()
  const { body } = await app.inject('/api/storefront/creators/private-tide')
  expect(body).not.toMatch(/me@private|DE123|GmbH|usr_1/)
})

test('the blocks of a page bring the cards they show, also another creator’s; one of what is not live is left out', async () => {
  const block = (fields: object) => ({ id: crypto.randomUUID(), ...fields }) as PageBlock
  const shown = [
    block({ type: 'ProductBlock', productId: 'product-1', creatorId: null }),
    block({ type: 'BasicProductBlock', productId: 'product-2', creatorId: 'glasshouse', reverseOrder: false }),
    block({ type: 'ProductBlock', productId: null, creatorId: null }),
    block({ type: 'BundleBlock', bundleId: 'all-three', creatorId: 'lowtide' }),
  ]
  const hidden = [
    block({ type: 'ProductBlock', productId: 'draft', creatorId: 'lowtide' }),
    block({ type: 'BasicProductBlock', productId: 'product-1', creatorId: 'hidden', reverseOrder: false }),
    block({ type: 'BundleBlock', bundleId: 'not-yet', creatorId: 'lowtide' }),
  ]
  const pageBlocks = [...hidden, ...shown]
  await db.transaction().execute((tx) => publishCreatorPage(tx, 'northlight-audio', { pageBlocks, sounds: {} }))
  const page = await get<CreatorPage>('/api/storefront/creators/northlight-audio')
  expect(page.pageBlocks).toEqual(shown)
  expect(page.blockProducts.map((card) => `${card.creatorId}/${card.id}`).sort()).toEqual([
    'glasshouse/product-2',
    'northlight-audio/product-1',
  ])
  expect(page.blockBundles.map((card) => card.id)).toEqual(['all-three'])
  // So that a block offers the trial beside the cart, as the product's own page does.
  expect(page.blockProducts.map(({ trial }) => trial)).toEqual([14, 14].map((days) => ({ days, needsAccount: false })))
})

test('under /@{creatorId} the vendor is that creator', async () => {
  expect(await get('/@lowtide/api/public/vendors/current')).toEqual({ id: 'lowtide', name: 'low tide', logoUrl: null })
})

test.each([
  '/api/public/vendors/current',
  '/@nobody/api/public/vendors/current',
  '/@hidden/api/public/vendors/current',
  '/@x/api/public/vendors/current',
])('there is no vendor at %s', async (path) => {
  expectProblem(await app.inject(path), 404)
})

test('a product with prices that do not divide keeps whole cents in every sum', async () => {
  await addCreator(db, { id: 'odd-cents' })
  for (const id of ['one', 'two', 'six'])
    await addProduct(db, `odd-cents/${id}`, { variations: [sampleVariation({ prices: { USD: 1999 } })] })
  await addBundle(db, 'odd-cents/odd-bundle', ['one', 'two', 'six'])
  const { separatePrice } = await get<Bundle>('/api/storefront/bundles/odd-cents/odd-bundle')
  expect(separatePrice).toMatchObject({ USD: 59.97, EUR: 55.17, JPY: 8937 })
})
