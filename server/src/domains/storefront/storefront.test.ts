import { expect, test } from 'vitest'
import type { Product, ProductCard } from '#contract/catalog/catalog.ts'
import type { CreatorDirectoryEntry, Home } from '#contract/storefront/storefront.ts'
import { addBundle, addCreator, addDraft, addProduct } from '../../../testing/sample-creator.ts'
import { openTestApp, openTestShop } from '../../../testing/test-shop.ts'

const shop = await openTestShop()
const { db } = shop.database
const app = await openTestApp(shop)

const get = async <Body>(path: string): Promise<Body> => {
  const answer = await app.inject(path)
  expect(`${answer.statusCode} ${answer.body}`).toMatch(/^200 /)
  return answer.json() as Body
}

/** Can be seen, heard and got. */
const whole = {
  iconUrl: '/files/icon.png',
  externalFulfillment: 'Sent by hand.',
  pageBlocks: [
    {
      id: '5a4f1a2e-0000-4000-8000-000000000001',
      type: 'AudioPlayerBlock' as const,
      samples: [{ id: '5a4f1a2e-0000-4000-8000-000000000002', title: 'Deep', wet: '/files/deep.mp3', dry: null }],
    },
  ],
}
await addCreator(db, { id: 'northlight-audio', name: 'Northlight', featured: true, tagline: 'Cold and clear' })
await addCreator(db, { id: 'lowtide', name: 'low tide', featured: true })
await addCreator(db, { id: 'glasshouse', name: 'Glasshouse', featured: true })
await addCreator(db, { id: 'kazumi-ito', name: 'Kazumi Ito' })
await addCreator(db, { id: 'just-arrived', name: 'Zoe' })
await addCreator(db, { id: 'hidden', name: 'Hidden', featured: true, live: false })
for (const [index, creator] of ['northlight-audio', 'lowtide', 'glasshouse', 'kazumi-ito', 'hidden'].entries()) {
  for (const number of [1, 2, 3]) {
    await addProduct(db, `${creator}/product-${number}`, {
      ...whole,
      publishedAt: new Date(Date.UTC(2030, 1, index + number * 5)).toISOString(),
      category: number === 3 ? 'SamplePack' : 'Plugin',
      type: number === 3 ? 'DigitalProduct' : 'Plugin',
    })
  }
}
await addDraft(db, 'lowtide/draft')
await addBundle(db, 'lowtide/all-three', ['product-3', 'product-1', 'product-2'])

test('§7 featured products are those of featured creators, and creators alternate', async () => {
  const products = await get<Product[]>('/api/storefront/products/featured')
  expect(products).toHaveLength(9)
  expect(new Set(products.map((product) => product.creatorId))).toEqual(new Set(['northlight-audio', 'lowtide', 'glasshouse']))
  for (const [index, product] of products.entries()) expect(product.creatorId).not.toBe(products[index + 1]?.creatorId)
})

test('§7 the order of featured products is random', async () => {
  const orders = new Set<string>()
  for (let draw = 0; draw < 12; draw++) {
    const products = await get<Product[]>('/api/storefront/products/featured')
    orders.add(products.map((product) => `${product.creatorId}/${product.id}`).join(' '))
  }
  expect(orders.size).toBeGreaterThan(1)
})

test('§7 new products are a plain list, newest first, without drafts and hidden creators', async () => {
  const products = await get<Product[]>('/api/storefront/products/new')
  const times = products.map((product) => product.publishedAt)
  expect(products).toHaveLength(12)
  expect(times).toEqual([...times].sort().reverse())
  expect(products[0]).toMatchObject({ creatorId: 'kazumi-ito', id: 'product-3' })
  expect(products.map((product) => product.creatorId)).not.toContain('hidden')
})

test('the directory lists live creators by name, with their newest product and whether there is a portrait', async () => {
  const entries = await get<CreatorDirectoryEntry[]>('/api/storefront/creators')
  expect(entries.map((entry) => entry.name)).toEqual(['Glasshouse', 'Kazumi Ito', 'low tide', 'Northlight', 'Zoe'])
  expect(entries[2]).toMatchObject({ id: 'lowtide', productCount: 3, hasArticle: true, highlight: { id: 'product-3' } })
  expect(entries[3]).toMatchObject({ tagline: 'Cold and clear' })
})

test('a creator without products stands in the directory without a highlight', async () => {
  const entries = await get<CreatorDirectoryEntry[]>('/api/storefront/creators')
  expect(entries.at(-1)).toMatchObject({ id: 'just-arrived', productCount: 0, highlight: null, hasArticle: false })
})

test('the home page counts what it shows and repeats nothing', async () => {
  const home = await get<Home>('/api/storefront/home')
  expect(home.creatorCount).toBe(5)
  expect(home.categories).toEqual([
    { category: 'Plugin', count: 8 },
    { category: 'SamplePack', count: 4 },
  ])
  const key = (card: ProductCard | null) => card && `${card.creatorId}/${card.id}`
  const featured = [home.spotlight, ...home.featured].map(key)
  const shown = [...featured, ...home.new.map(key), ...home.shelves.flatMap(({ products }) => products.map(key))]
  expect(new Set(shown).size).toBe(shown.length)
  expect(shown).toHaveLength(12)
  // A section that would not be full is left out.
  expect(home.shelves).toEqual([])
  expect(featured.some((path) => path?.startsWith('hidden'))).toBe(false)
})

test('an empty shop has an empty home page, directory and lists', async () => {
  const empty = await openTestApp(await openTestShop())
  const ask = async (path: string) => (await empty.inject(`/api/storefront/${path}`)).json()
  expect(await ask('home')).toEqual({
    creatorCount: 0,
    creators: [],
    categories: [],
    spotlight: null,
    featured: [],
    new: [],
    shelves: [],
    bundles: [],
  })
  for (const path of ['creators', 'products/new', 'products/featured']) expect(await ask(path)).toEqual([])
  expect(await ask('search?q=tape')).toMatchObject({ items: [], total: 0, hasMore: false, next: null })
})
