import { expect, test } from 'vitest'
import { noTraits } from '#contract/catalog/trait-rules.ts'
import type { AnswerOf } from '#contract/core/route.ts'
import type { searchProducts } from '#contract/storefront/discovery.ts'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { addCreator, addDiscount, addProduct } from '../../../../testing/sample-creator.ts'
import { openTestApp, openTestShop } from '../../../../testing/test-shop.ts'

const shop = await openTestShop()
const { db } = shop.database
let now = shop.clock.now()
const app = await openTestApp({ ...shop, clock: { now: () => now } })

const costs = (...amounts: number[]) => amounts.map((USD, at) => sampleVariation({ id: `variation-${at}`, prices: { USD } }))
const on = (name: string, ...formats: string[]) => ({ name, note: null, formats })

await addCreator(db, { id: 'lowtide' })
await addProduct(db, 'lowtide/free-eq', {
  name: 'Able',
  variations: costs(0),
  compatibility: { systems: [on('macOS 12+', 'VST3', 'AU'), on('Linux', 'CLAP')], hosts: [], contents: [] },
  publishedAt: '2030-02-01T00:00:00Z',
})
await addProduct(db, 'lowtide/reel', {
  name: 'Charlie',
  variations: costs(9900, 2500),
  compatibility: { systems: [on('Windows 10+', 'VST3', 'standalone')], hosts: [], contents: [] },
  publishedAt: '2030-02-02T00:00:00Z',
})
await addProduct(db, 'lowtide/loops', {
  name: 'baker',
  type: 'DigitalProduct',
  category: 'SamplePack',
  variations: costs(1900),
  compatibility: { systems: [], hosts: [], contents: [{ label: 'Formats', value: 'WAV 24/96, MID' }] },
  publishedAt: '2030-02-03T00:00:00Z',
})
await addProduct(db, 'lowtide/suite', { name: 'Delta', variations: costs(24900), publishedAt: '2030-02-04T00:00:00Z' })

const search = async (query: Record<string, string>): Promise<AnswerOf<typeof searchProducts>> => {
  const answer = await app.inject({ url: '/api/storefront/search', query })
  expect(`${answer.statusCode} ${answer.body}`).toMatch(/^200 /)
  return answer.json()
}
const ids = async (query: Record<string, string>) => (await search(query)).items.map((card) => card.id)

test.each([
  [{ price: 'free' }, ['free-eq']],
  [{ price: 'under-25' }, ['loops']],
  [{ price: '25-50' }, ['reel']],
  [{ price: 'over-100' }, ['suite']],
  [{ format: 'VST3' }, ['reel', 'free-eq']],
  [{ format: 'Standalone' }, ['reel']],
  [{ format: 'WAV' }, ['loops']],
  [{ format: 'MIDI', category: 'SamplePack' }, ['loops']],
  [{ system: 'macOS' }, ['free-eq']],
  [{ system: 'Windows', price: 'free' }, []],
  [{ onSale: 'true' }, []],
  [{ onSale: 'false' }, ['suite', 'loops', 'reel', 'free-eq']],
])('%o shows %j', async (query, expected) => {
  expect(await ids(query)).toEqual(expected)
})

test.each([
  ['newest', ['suite', 'loops', 'reel', 'free-eq']],
  ['relevance', ['suite', 'loops', 'reel', 'free-eq']],
  ['price-low', ['free-eq', 'loops', 'reel', 'suite']],
  ['price-high', ['suite', 'reel', 'loops', 'free-eq']],
  ['name', ['free-eq', 'loops', 'reel', 'suite']],
])('sorted by %s it is %j, with and without words', async (sort, expected) => {
  expect(await ids({ sort })).toEqual(expected)
  if (sort !== 'relevance') expect(await ids({ sort, q: 'lowtide' })).toEqual(expected)
})

test('facets of kind, genre, tempo, key and host narrow, and count what they would leave', async () => {
  await addCreator(db, { id: 'facets' })
  const hosts = ['Reaper 6.6+', 'Pro Tools 2022.9+']
  await addProduct(db, 'facets/plate', {
    name: 'Plate',
    traits: { ...noTraits, kind: 'Reverb', genres: ['Soul'] },
    compatibility: { systems: [on('macOS 12+', 'VST3', 'AAX'), on('Linux', 'CLAP')], hosts, contents: [] },
  })
  await addProduct(db, 'facets/kit', {
    name: 'Kit',
    category: 'SamplePack',
    type: 'DigitalProduct',
    traits: { kind: 'Drums', genres: ['Soul', 'House'], tempo: { from: 118, to: 124 }, keys: ['A minor', 'C major'] },
  })
  await addProduct(db, 'facets/session', {
    name: 'Session',
    category: 'ProjectFile',
    type: 'DigitalProduct',
    compatibility: { systems: [], hosts: ['Reaper 6.6+'], contents: [] },
  })
  await addProduct(db, 'facets/tuner', {
    name: 'Tuner',
    compatibility: { systems: [on('Windows 10+', 'Standalone')], hosts: [], contents: [] },
  })
  const found = async (query: Record<string, string>) => (await ids({ q: 'facets', sort: 'name', ...query })).join(' ')
  expect(await found({ kind: 'Reverb' })).toBe('plate')
  expect(await found({ genre: 'Soul' })).toBe('kit plate')
  expect(await found({ tempo: '100-119' })).toBe('kit')
  expect(await found({ tempo: '120-139' })).toBe('kit')
  expect(await found({ tempo: '140-159' })).toBe('')
  expect(await found({ key: 'A minor', genre: 'House' })).toBe('kit')
  expect(await found({ host: 'Reaper' })).toBe('plate session')
  // The same by words, which no text has to mention.
  expect(await ids({ q: 'facets pro tools mac' })).toEqual(['plate'])
  expect(await ids({ q: 'reaper facets', sort: 'name' })).toEqual(['plate', 'session'])
  expect(await ids({ q: 'facets a minor 120 bpm' })).toEqual(['kit'])
  // A name stays a name, however much runs in what its words name.
  await addProduct(db, 'facets/gate', { name: 'Reaper Gate', compatibility: { systems: [], hosts: ['Cubase 12+'], contents: [] } })
  expect(await ids({ q: 'reaper facets', sort: 'name' })).toEqual(['gate'])
  await db.deleteFrom('products').where('id', '=', 'gate').execute()
  expect(await found({ fits: 'macOS-arm.VST3.Cubase' })).toBe('kit plate')
  expect(await found({ fits: 'Linux-x64.CLAP.Reaper' })).toBe('kit plate session')
  expect(await found({ fits: 'Windows-x64.VST3.Cubase' })).toBe('kit tuner')
  const { counts } = await search({ q: 'facets', genre: 'House' })
  expect(counts.genre).toEqual([
    { value: 'House', count: 1 },
    { value: 'Soul', count: 2 },
  ])
  expect(counts.key.map(({ value }) => value)).toEqual(['C major', 'A minor'])
  expect(counts.kind).toEqual([{ value: 'Drums', count: 1 }])
  // Without words the same, and as soon as something changes.
  expect(await ids({ kind: 'Drums' })).toEqual(['kit'])
  await db.updateTable('products').set({ state: 'Archived' }).where('creator_id', '=', 'facets').execute()
  expect((await search({})).counts.kind).toEqual([])
})

test('the lowest price of all variations counts, and choices are counted', async () => {
  const { total, counts } = await search({ q: 'lowtide', category: 'Plugin' })
  expect(total).toBe(3)
  expect(counts.price).toEqual([
    { value: 'free', count: 1 },
    { value: '25-50', count: 1 },
    { value: 'over-100', count: 1 },
  ])
  expect(counts.category).toEqual([
    { value: 'Plugin', count: 3 },
    { value: 'SamplePack', count: 1 },
  ])
})

test('the next part keeps every filter in its path', async () => {
  for (let number = 0; number < 25; number++) await addProduct(db, `lowtide/more-${number}`, { variations: costs(0), category: 'MIDIPack' })
  const { next } = await search({ category: 'MIDIPack', price: 'free', sort: 'name' })
  expect(next).toBe('/api/storefront/search?category=MIDIPack&price=free&sort=name&after=24')
  expect((await app.inject(next ?? '')).json()).toMatchObject({ total: 25, hasMore: false, next: null })
})

test('discounted is what has a discount now, not before it begins and not after it ended', async () => {
  await addDiscount(db, 'lowtide/reel')
  await addDiscount(db, 'lowtide/loops', { startsAt: new Date('2030-03-02T00:00:00Z') })
  await addDiscount(db, 'lowtide/suite', { startsAt: new Date('2030-02-01T00:00:00Z'), endsAt: new Date('2030-02-20T00:00:00Z') })
  expect(await ids({ onSale: 'true' })).toEqual(['reel'])
  expect(await ids({ onSale: 'true', q: 'lowtide' })).toEqual(['reel'])
  expect((await search({})).counts.onSale).toBe(1)
  await db
    .updateTable('sale_discounts')
    .set({ starts_at: new Date('2030-03-01T00:00:00Z') })
    .where('starts_at', '=', new Date('2030-03-02T00:00:00Z'))
    .execute()
  expect(await ids({ onSale: 'true' })).toEqual(['loops', 'reel'])
  await db.deleteFrom('sale_discounts').execute()
  expect(await ids({ onSale: 'true' })).toEqual([])
})

test('filters and sorts use the price that the row shows, while a discount lasts and after it', async () => {
  await addCreator(db, { id: 'harbour' })
  await addProduct(db, 'harbour/big', { name: 'Big', variations: costs(24900) })
  await addProduct(db, 'harbour/mid', { name: 'Mid', variations: costs(9900, 3000) })
  await addProduct(db, 'harbour/small', { name: 'Small', variations: costs(2000) })
  const endsAt = new Date(now.getTime() + 60_000)
  await addDiscount(db, 'harbour/big', { off: { percentage: 0.9 }, endsAt })
  await addDiscount(db, 'harbour/big', { off: { percentage: 0.1 } })
  await addDiscount(db, 'harbour/mid', { off: { amounts: { USD: 1000 } }, variationId: 'variation-1' })
  await addDiscount(db, 'harbour/mid', { off: { amounts: { USD: 9900 } }, variationId: 'variation-0' })
  await addDiscount(db, 'harbour/small', { off: { percentage: 1 } })
  const found = async (query: Record<string, string>) => (await ids({ q: 'harbour', sort: 'price-low', ...query })).join(' ')
  const shown = async () =>
    (await search({ q: 'harbour', sort: 'price-low' })).items.map(
      ({ pricingConfiguration, startingPrice }) => (startingPrice ?? pricingConfiguration)?.price.USD,
    )
  expect(await shown()).toEqual([0, 20, 24.9])
  expect(await found({ price: 'free' })).toBe('small')
  expect(await found({ price: 'under-25' })).toBe('mid big')
  expect(await found({ price: 'over-100' })).toBe('')
  expect(await found({ sort: 'price-high' })).toBe('big mid small')
  // Without words the same.
  expect((await ids({ price: 'under-25', onSale: 'true', sort: 'price-high' })).join(' ')).toBe('big mid')
  expect((await ids({ sort: 'price-low', category: 'Plugin' })).filter((id) => ['big', 'mid', 'small'].includes(id))).toEqual([
    'small',
    'mid',
    'big',
  ])
  expect((await search({ q: 'harbour', price: 'free' })).counts.price).toEqual([
    { value: 'free', count: 1 },
    { value: 'under-25', count: 2 },
  ])
  now = endsAt
  expect(await shown()).toEqual([0, 20, 224.1])
  expect(await found({ price: 'under-25' })).toBe('mid')
  expect(await found({ price: 'over-100' })).toBe('big')
})

test('17.8 the name of a format finds what has it, alone and beside words', async () => {
  expect(await ids({ q: 'vst' })).toEqual(await ids({ format: 'VST3' }))
  expect(await ids({ q: 'lowtide VST3', sort: 'name' })).toEqual(['free-eq', 'reel'])
  expect(await search({ q: 'lowtide aax' })).toMatchObject({ total: 0, items: [] })
  expect((await search({ q: 'vst', format: 'CLAP' })).counts.format.map(({ value }) => value)).toContain('VST3')
})

test('17.8 the name of a category finds what is in it, unless the words find more', async () => {
  expect(await ids({ q: 'lowtide sample packs' })).toEqual(['loops'])
  expect(await ids({ q: 'sample pack' })).toEqual(await ids({ category: 'SamplePack' }))
  await addProduct(db, 'lowtide/sample-delay', { name: 'Sample Delay' })
  expect(await ids({ q: 'sample delay' })).toEqual(['sample-delay'])
  await db.updateTable('products').set({ state: 'Archived' }).where('id', '=', 'sample-delay').execute()
})

test('17.7 in another currency bands, counts and order use the prices that its rows show', async () => {
  await addCreator(db, { id: 'euros' })
  const own = (id: string, prices: { USD: number; EUR?: number }) =>
    addProduct(db, `euros/${id}`, { name: id, variations: [sampleVariation({ prices })] })
  // At 0.92 to the dollar: 24.84, and at 27.17 it is 25.00.
  await own('derived', { USD: 2_700 })
  await own('edge', { USD: 2_717 })
  await own('dearer', { USD: 2_400, EUR: 2_900 })
  await own('cheaper', { USD: 2_800, EUR: 1_500 })
  await own('reduced', { USD: 20_000, EUR: 10_000 })
  await addDiscount(db, 'euros/reduced', { off: { amounts: { USD: 1_000, EUR: 9_000 } } })
  const inEuros = { q: 'euros', currency: 'EUR', sort: 'price-low' }
  const found = await search(inEuros)
  expect(found.items.map(({ id, pricingConfiguration }) => [id, pricingConfiguration?.price.EUR])).toEqual([
    ['reduced', 10],
    ['cheaper', 15],
    ['derived', 24.84],
    ['edge', 25],
    ['dearer', 29],
  ])
  expect(found.counts.price).toEqual([
    { value: 'under-25', count: 3 },
    { value: '25-50', count: 2 },
  ])
  expect(await ids({ ...inEuros, price: 'under-25' })).toEqual(['reduced', 'cheaper', 'derived'])
  expect(await ids({ ...inEuros, price: '25-50', sort: 'price-high' })).toEqual(['dearer', 'edge'])
  // Without words the same, and in dollars as before.
  const ofEuros = (all: string[]) => all.filter((id) => ['reduced', 'cheaper', 'derived', 'edge', 'dearer'].includes(id))
  expect(ofEuros(await ids({ currency: 'EUR', price: 'under-25', sort: 'price-high' }))).toEqual(['derived', 'cheaper', 'reduced'])
  expect(await ids({ q: 'euros', price: 'under-25' })).toEqual(['dearer'])
  expect(ofEuros(await ids({ currency: 'EUR', price: 'under-25', onSale: 'true' }))).toEqual(['reduced'])
})
