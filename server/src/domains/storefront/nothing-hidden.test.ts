import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import { listAccountItems } from '#domains/catalog/index.ts'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { publishCreatorPage } from '#domains/creators/index.ts'
import { addBundle, addCreator, addDraft, addProduct } from '../../../testing/sample-creator.ts'
import { openTestApp, openTestShop } from '../../../testing/test-shop.ts'

/** Whatever not everyone may see has "secret" in its id and in its name; what is live speaks of it wherever it can. */
const shop = await openTestShop()
const { db } = shop.database
const app = await openTestApp(shop)

await addCreator(db, { id: 'lowtide', featured: true })
await addCreator(db, { id: 'secret-maker', name: 'Secret maker', live: false })
await addProduct(db, 'secret-maker/secret-tape', { name: 'Secret tape' })
await addDraft(db, 'lowtide/secret-draft', { name: 'Secret draft' })
await addDraft(db, 'lowtide/secret-shelved', { name: 'Secret shelved' })
await addProduct(db, 'lowtide/secret-archived', { name: 'Secret archived' })
await addProduct(db, 'lowtide/lite', { name: 'Lite' })
const block = (fields: object) => ({ id: randomUUID(), ...fields }) as PageBlock
const pageBlocks = [
  block({ type: 'ProductBlock', productId: 'secret-draft', creatorId: null }),
  block({ type: 'BasicProductBlock', productId: 'secret-archived', creatorId: 'lowtide', reverseOrder: false }),
  block({ type: 'ProductBlock', productId: 'secret-tape', creatorId: 'secret-maker' }),
  block({ type: 'BundleBlock', bundleId: 'secret-bundle', creatorId: null }),
  block({ type: 'ProductBlock', productId: 'lite', creatorId: null }),
]
const productIds = ['secret-draft', 'secret-archived', 'lite']
const upgrade = { kind: 'Upgrade', productIds, prices: { USD: 4_900 } } as const
const variations = [sampleVariation({ prices: { USD: 9_900 }, ownerPrices: [upgrade] })]
await addProduct(db, 'lowtide/pro', { name: 'Tape pro', variations, pageBlocks })
await addBundle(db, 'lowtide/both', ['lite', 'pro', 'secret-draft', 'secret-shelved', 'secret-archived'], { partial: true, pageBlocks })
await addBundle(db, 'lowtide/secret-bundle', ['lite', 'pro'], { name: 'Secret bundle' })
await db.transaction().execute((tx) => publishCreatorPage(tx, 'lowtide', { pageBlocks, sounds: {} }))
await db.updateTable('products').set({ state: 'Archived' }).where('id', 'in', ['secret-archived', 'secret-shelved']).execute()
await db.updateTable('bundles').set({ state: 'Archived' }).where('id', '=', 'secret-bundle').execute()

const orderId = randomUUID()
const line = { type: 'Product', creatorId: 'lowtide', productId: 'pro', variationId: 'perpetual', quantity: 1 }
const bundleLine = { type: 'Bundle', creatorId: 'lowtide', bundleId: 'both', variationId: 'perpetual', quantity: 1 }
await app.inject({ method: 'PATCH', url: `/api/storefront/orders/${orderId}`, payload: { currency: 'USD', items: [line, bundleLine] } })

test.each([
  '/api/storefront/home',
  '/api/storefront/creators',
  '/api/storefront/creators/lowtide',
  '/api/storefront/creators/lowtide?preview=true',
  '/api/storefront/products/featured',
  '/api/storefront/products/new',
  '/api/storefront/products/lowtide/pro',
  '/api/storefront/products/lowtide/pro?preview=true',
  '/api/storefront/products/lowtide/pro/similar',
  '/api/storefront/products/lowtide/pro/releases',
  '/api/storefront/products/lowtide/pro/sounds',
  '/api/storefront/products/lowtide/pro/mine',
  '/api/storefront/bundles/lowtide/both',
  '/api/storefront/bundles/lowtide/both?preview=true',
  '/api/storefront/search?q=tape',
  '/api/storefront/search',
  '/api/storefront/suggestions?q=se',
  `/api/storefront/orders/${orderId}`,
  `/api/storefront/orders/${orderId}/hints`,
  `/api/storefront/checkouts/${orderId}`,
  `/api/customer/orders/${orderId}`,
  `/@lowtide/api/customer/orders/${orderId}`,
  '/@lowtide/api/customer/storefront',
  '/sitemap-creator-lowtide.xml',
])('17.1 %s tells a stranger nothing of what not everyone may see', async (path) => {
  const answer = await app.inject(path)
  expect([answer.statusCode, answer.body.length > 2], answer.body).toEqual([200, true])
  expect(`${answer.body} ${JSON.stringify(answer.headers)}`).not.toMatch(/secret/i)
})

test.each([
  '/api/storefront/creators/secret-maker',
  '/api/storefront/products/lowtide/secret-draft',
  '/api/storefront/products/lowtide/secret-draft?preview=true',
  '/api/storefront/products/lowtide/secret-archived',
  '/api/storefront/products/lowtide/secret-archived/releases',
  '/api/storefront/products/lowtide/secret-draft/similar',
  '/api/storefront/products/secret-maker/secret-tape',
  '/api/storefront/bundles/lowtide/secret-bundle',
  '/api/customer/inventory/products/secret-maker%2Fsecret-tape',
  '/api/customer/inventory/products/lowtide%2Fsecret-draft',
  '/api/customer/inventory/products/lowtide%2Fsecret-archived',
  '/og/lowtide/secret-draft.png',
  '/sitemap-creator-secret-maker.xml',
])('17.1 %s is not there for a stranger, and its name is not said', async (path) => {
  const answer = await app.inject(path)
  expect(answer.statusCode, answer.body).toBe(404)
  expect(answer.body).not.toMatch(/secret (maker|tape|draft|archived|bundle)/i)
})

test('17.1 a card and a cart name of a price for owners what everyone may see', async () => {
  const found = (await app.inject('/api/storefront/search?q=pro')).json()
  expect(found.items[0].pricingConfiguration.lessForOwnersOf).toEqual(['lite'])
  const { items } = (await app.inject(`/api/storefront/orders/${orderId}`)).json()
  expect(items[0].variation.lessForOwnersOf).toEqual(['lite'])
})

test('17.6 nobody tries by an address what not everyone may see', async () => {
  for (const path of ['secret-maker/secret-tape', 'lowtide/secret-draft', 'lowtide/secret-archived']) {
    const url = `/api/storefront/products/${path}/trial`
    const answer = await app.inject({ method: 'POST', url, payload: { email: 'casey@example.test' } })
    expect([path, answer.statusCode]).toEqual([path, 404])
  }
})

test('17.1 what a voucher or a subscription says of a bundle names no draft in it', async () => {
  const [item] = await listAccountItems(db, [{ kind: 'bundle', creatorId: 'lowtide', itemId: 'both' }])
  expect(item?.products.map(({ id }) => id)).toEqual(['lite', 'pro', 'secret-archived'])
})
