import { expect, test } from 'vitest'
import { noTraits } from '#contract/catalog/trait-rules.ts'
import type { AnswerOf } from '#contract/core/route.ts'
import type { searchProducts } from '#contract/storefront/discovery.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { addCreator, addDraft, addProduct } from '../../../../testing/sample-creator.ts'
import { openTestApp, openTestShop } from '../../../../testing/test-shop.ts'

type Found = AnswerOf<typeof searchProducts>

const shop = await openTestShop()
const { db } = shop.database
const app = await openTestApp(shop)

await addCreator(db, { id: 'lowtide', name: 'Low Tide' })
await addCreator(db, { id: 'hidden', name: 'Hidden', live: false })
await addProduct(db, 'lowtide/tape-one', {
  name: 'Tape One',
  tagline: 'Warm as a reel',
  tags: ['saturation', 'delay'],
  description: 'It was measured for a year.',
})
await addProduct(db, 'lowtide/tape-pack', { name: 'Tape Loops', tagline: 'Dusty', category: 'SamplePack', type: 'DigitalProduct' })
await addProduct(db, 'lowtide/percent', { name: '100% Wet', tagline: null })
await addProduct(db, 'lowtide/underscore', { name: 'sub_bass', tagline: null })
await addProduct(db, 'lowtide/plain', { name: 'subXbass 1000', tagline: 'back\\slash' })
await addProduct(db, 'lowtide/umlaut', { name: 'ÜBERDRIVE Éclat', tagline: null })
await addDraft(db, 'lowtide/draft', { name: 'Tape Draft' })
await addProduct(db, 'hidden/tape', { name: 'Tape Hidden' })

const search = async (query: Record<string, string>): Promise<Found> => {
  const answer = await app.inject({ url: '/api/storefront/search', query })
  expect(`${answer.statusCode} ${answer.body}`).toMatch(/^200 /)
  return answer.json()
}
const idsFor = async (q: string): Promise<string[]> => (await search({ q })).items.map((card) => card.id).sort()

test.each([
  ['tape', ['tape-one', 'tape-pack']],
  ['TAPE', ['tape-one', 'tape-pack']],
  ['tape reel', ['tape-one']],
  ['reel  tape', ['tape-one']],
  ['tap', ['tape-one', 'tape-pack']],
  ['ape', []],
  ['satur', ['tape-one']],
  ['delays', ['tape-one']],
  ['saturation', ['tape-one']],
  ['low tide dusty', ['tape-pack']],
  ['measured', ['tape-one']],
  ['measured for a year', ['tape-one']],
  ['tape measured', ['tape-one']],
  ['nothing-like-this', []],
])('the words "%s" find %j', async (terms, ids) => {
  expect(await idsFor(terms)).toEqual(ids)
})

test.each(['überdrive', 'ÜBERDRIVE', 'éclat', 'Éclat', 'uberdrive', 'eclat'])(
  'letters beyond a to z are found in any case, with and without accents: %s',
  async (terms) => {
    expect(await idsFor(terms)).toEqual(['umlaut'])
  },
)

test.each([
  ['100%', ['percent', 'plain']],
  ['%', []],
  ['sub_bass', ['underscore']],
  ['_', []],
  ['back\\slash', ['plain']],
  ['\\', []],
])('"%s" is read as its words; signs are none', async (terms, ids) => {
  expect(await idsFor(terms)).toEqual(ids)
})

test.each([
  ['tpae', 'tape', ['tape-one', 'tape-pack']],
  ['taep reel', 'tape reel', ['tape-one']],
  ['saturatoin', 'saturation', ['tape-one']],
  ['overdirve', null, []],
])('"%s" is understood as %j', async (terms, meant, ids) => {
  const found = await search({ q: terms })
  expect(found.meant).toBe(meant)
  expect(found.items.map((card) => card.id).sort()).toEqual(ids)
})

test('a word in a name counts more than one in a tag, and one in the long text least', async () => {
  await addProduct(db, 'lowtide/by-text', { name: 'Plain Room', description: 'Has a marimba.', publishedAt: '2030-02-03T00:00:00Z' })
  await addProduct(db, 'lowtide/by-tag', { name: 'Plain Hall', tags: ['marimba'], publishedAt: '2030-02-02T00:00:00Z' })
  await addProduct(db, 'lowtide/by-name', { name: 'Marimba', publishedAt: '2030-02-01T00:00:00Z' })
  expect((await search({ q: 'marimba' })).items.map((card) => card.id)).toEqual(['by-name', 'by-tag', 'by-text'])
  expect((await search({ q: 'marimba', sort: 'newest' })).items.map((card) => card.id)).toEqual(['by-text', 'by-tag', 'by-name'])
  await db.deleteFrom('products').where('id', 'in', ['by-text', 'by-tag', 'by-name']).execute()
})

test.each(["'; drop table products; --", '" or 1=1', '$1', '{{7*7}}', '\u0000tape', 'tape\u0000', '\ud800', '🎛'])(
  '%j is just a text',
  async (terms) => {
    expect(Array.isArray(await idsFor(terms))).toBe(true)
  },
)

test('no words find everything that is live, newest first', async () => {
  const { items, total, hasMore, next } = await search({})
  expect(items.map((card) => card.id).sort()).toEqual(['percent', 'plain', 'tape-one', 'tape-pack', 'umlaut', 'underscore'])
  expect({ total, hasMore, next }).toEqual({ total: 6, hasMore: false, next: null })
  expect(await search({ q: ' \u0000 ' })).toMatchObject({ total: 6 })
})

test('a category narrows the search', async () => {
  expect((await search({ q: 'tape', category: 'SamplePack' })).items.map((card) => card.id)).toEqual(['tape-pack'])
  expect((await search({ category: 'MIDIPack' })).total).toBe(0)
})

test('more words than anybody types are cut, not refused', async () => {
  expect((await search({ q: 'tape one tape one tape one tape one missing' })).items.map((card) => card.id)).toContain('tape-one')
})

test.each([
  { q: 'x'.repeat(201) },
  { category: 'Hats' },
  { category: '' },
  { after: 'x'.repeat(101) },
  { sort: 'price' },
  { price: 'cheap' },
  { format: 'RTAS' },
  { system: 'BeOS' },
  { onSale: 'yes' },
])('%o is refused field by field', async (query) => {
  const problem = expectProblem(await app.inject({ url: '/api/storefront/search', query: query as Record<string, string> }), 400)
  expect(Object.keys(problem.errors ?? {})).toEqual(Object.keys(query))
})

test('exactly 200 characters are taken', async () => {
  expect((await search({ q: 'x'.repeat(200) })).total).toBe(0)
})

test('a word given twice is refused', async () => {
  expectProblem(await app.inject('/api/storefront/search?q=tape&q=reel'), 400)
})

test.each(['-1', 'x', '0', '1.5', 'NaN', 'Infinity', '1e3000', '99999999999', "1'"])(
  'after=%s starts from the beginning',
  async (after) => {
    expect(await search({ after })).toEqual(await search({}))
  },
)

test('page by page everything is found once', async () => {
  const paged = await openTestShop()
  await addCreator(paged.database.db, { id: 'lowtide' })
  for (let number = 0; number < 53; number++)
    await addProduct(paged.database.db, `lowtide/reel-${number}`, { publishedAt: '2030-02-02T00:00:00Z' })
  const pagedApp = await openTestApp(paged)
  const seen: string[] = []
  const lengths: number[] = []
  for (let next: string | null = ''; next !== null; ) {
    const found: Found = (await pagedApp.inject(next || '/api/storefront/search?q=tape&sort=name')).json()
    expect(found.total).toBe(53)
    expect(found.hasMore).toBe(found.next !== null)
    seen.push(...found.items.map((card) => card.id))
    lengths.push(found.items.length)
    next = found.next
  }
  expect(lengths).toEqual([24, 24, 5])
  expect(new Set(seen).size).toBe(53)
})

test('17.8 what is of the kind that was asked for comes before what only mentions it', async () => {
  const traits = { ...noTraits, kind: 'Reverb' as const }
  await addProduct(db, 'lowtide/plate', { name: 'Plate', tags: ['reverb'], tagline: null, traits, publishedAt: '2030-01-01T00:00:00Z' })
  await addProduct(db, 'lowtide/pool', { name: 'Pool', tags: ['reverb'], tagline: 'A reverb tail', publishedAt: '2030-02-01T00:00:00Z' })
  expect((await search({ q: 'reverbs' })).items.map(({ id }) => id)).toEqual(['plate', 'pool'])
})
