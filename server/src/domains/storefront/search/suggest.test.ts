import { expect, test } from 'vitest'
import type { ProductCard } from '#contract/catalog/catalog.ts'
import type { Suggestions } from '#contract/storefront/discovery.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { addCreator, addProduct } from '../../../../testing/sample-creator.ts'
import { openTestApp, openTestShop } from '../../../../testing/test-shop.ts'

const shop = await openTestShop()
const { db } = shop.database
const app = await openTestApp(shop)

await addCreator(db, { id: 'northlight-audio', name: 'Northlight Audio' })
await addCreator(db, { id: 'lowtide', name: 'Lowtide' })
await addCreator(db, { id: 'hidden', name: 'Northern Secrets', live: false })
await addProduct(db, 'northlight-audio/tape-one', { name: 'Tape One', tags: ['tape', 'delay'] })
await addProduct(db, 'lowtide/warm-tape', { name: 'Warm Tape', tags: ['tape'] })
await addProduct(db, 'lowtide/choir', { name: 'Glass Choir', tagline: 'Forty voices', tags: ['voices'] })
await addProduct(db, 'hidden/tape', { name: 'Tape Hidden' })

const suggest = async (q: string): Promise<Suggestions> => {
  const answer = await app.inject({ url: '/api/storefront/suggestions', query: { q } })
  expect(`${answer.statusCode} ${answer.body}`).toMatch(/^200 /)
  return answer.json()
}

test.each([
  ['t', ['tape-one'], []],
  ['tap', ['tape-one', 'warm-tape'], []],
  ['tpae', ['tape-one', 'warm-tape'], []],
  ['warm t', ['warm-tape'], []],
  ['nortlight', ['tape-one'], ['northlight-audio']],
  ['north', ['tape-one'], ['northlight-audio']],
  ['nothing like this', [], []],
  ['', [], []],
  ['%', [], []],
  ["'", [], []],
])('typing "%s" suggests the products %j and the creators %j', async (q, products, creators) => {
  const found = await suggest(q)
  expect(found.products.map((product) => product.id)).toEqual(products)
  expect(found.creators.map((creator) => creator.id)).toEqual(creators)
})

test('typing the name of a category suggests it', async () => {
  expect((await suggest('sampl')).categories).toEqual(['SamplePack'])
})

test('too long a text is refused, and none at all too', async () => {
  expectProblem(await app.inject({ url: '/api/storefront/suggestions', query: { q: 'x'.repeat(201) } }), 400)
  expectProblem(await app.inject('/api/storefront/suggestions'), 400)
})

const similarTo = async (path: string): Promise<string[]> => {
  const answer = await app.inject(`/api/storefront/products/${path}/similar`)
  return (answer.json() as ProductCard[]).map((card) => card.id)
}

test('more like this: shared tags first, other creators before the same one, never itself', async () => {
  await addProduct(db, 'northlight-audio/tape-two', { name: 'Tape Two', tags: ['tape', 'delay'] })
  expect(await similarTo('northlight-audio/tape-one')).toEqual(['warm-tape', 'choir', 'tape-two'])
})

test('what does not exist has nothing like it', async () => {
  expectProblem(await app.inject('/api/storefront/products/northlight-audio/missing/similar'), 404)
  expectProblem(await app.inject('/api/storefront/products/hidden/tape/similar'), 404)
})

test('accents are no matter, in a name or in what is typed', async () => {
  await addProduct(db, 'lowtide/emile', { name: 'Émile' })
  for (const typed of ['emi', 'Émi']) expect((await suggest(typed)).products.map((product) => product.id)).toEqual(['emile'])
})
