import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCreator, addDraft, addProduct } from '../../../../testing/sample-creator.ts'
import { openTestApp, openTestShop } from '../../../../testing/test-shop.ts'
import { priceBandOf } from './discounted-prices.rules.ts'
import { foldSearchFigures } from './figures.store.ts'

const shop = await openTestShop()
const { db } = shop.database
const app = await openTestApp(shop)

const found = async (q: string): Promise<string[]> =>
  (await app.inject({ url: '/api/storefront/search', query: { q } })).json().items.map((card: { id: string }) => card.id)

await addCreator(db, { id: 'lowtide', name: 'Low Tide' })
await addProduct(db, 'lowtide/reel', { name: 'Reel', tags: ['two words'] })

test('a draft is not found, nor what was archived', async () => {
  await addDraft(db, 'lowtide/secret', { name: 'Secret' })
  expect(await found('secret')).toEqual([])
  await addProduct(db, 'lowtide/short', { name: 'Shortlived' })
  expect(await found('shortlived')).toEqual(['short'])
  await db.updateTable('products').set({ state: 'Archived' }).where('id', '=', 'short').execute()
  expect(await found('shortlived')).toEqual([])
})

test('a creator is found by the new name, and not at all while hidden', async () => {
  await db.updateTable('creators').set({ name: 'High Water' }).where('id', '=', 'lowtide').execute()
  expect(await found('tide')).toEqual([])
  expect(await found('high water')).toEqual(['reel'])
  await db.updateTable('creators').set({ live: false }).where('id', '=', 'lowtide').execute()
  expect(await found('reel')).toEqual([])
  await db.updateTable('creators').set({ live: true }).where('id', '=', 'lowtide').execute()
  expect(await found('reel')).toEqual(['reel'])
})

test('tags are words, not JSON', async () => {
  expect(await found('two words')).toEqual(['reel'])
  expect(await found('[')).toEqual([])
})

test('many who publish at once are all found', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `at-once-${at}`)
  await addCreator(db, { id: 'glasshouse' })
  await Promise.all(
    names.flatMap((name, at) => [
      addProduct(db, `${at % 2 ? 'lowtide' : 'glasshouse'}/${name}`, {
        name: `Simultaneous ${at}`,
        tags: [`tag${at}`, 'shared', `tag${12 - at}`],
      }),
      db
        .updateTable('creators')
        .set({ name: `Renamed ${at}` })
        .where('id', '=', 'glasshouse')
        .execute(),
    ]),
  )
  expect((await found('simultaneous')).sort()).toEqual(names.sort())
})

test('the figures of search count what it lists, however often that changed and whenever they are folded', async () => {
  const listed = async () => {
    const { rows } = await sql<{ group_id: number | null; counted: number; listed: number }>`
      select g.group_id, g.counted, case when g.group_id is null then (select count(*) from creator_search)
        else (select count(*) from product_search s where s.group_id = g.group_id) end as listed
      from (select f.group_id, sum(f.amount) as counted from search_figures f group by f.group_id) g`.execute(db)
    return rows
  }
  for (let round = 0; round < 25; round++) {
    await db
      .updateTable('creators')
      .set({ name: `Round ${round}` })
      .where('id', '=', 'lowtide')
      .execute()
  }
  const before = await listed()
  expect(before.map(({ counted }) => counted)).toEqual(before.map(({ listed: there }) => there))
  await foldSearchFigures(db)
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from search_figures f where f.group_id is null`.execute(db)
  expect(rows).toEqual([{ rows: 1 }])
  expect((await listed()).map(({ counted }) => counted).sort()).toEqual(before.map(({ counted }) => counted).sort())
})

test('17.7 bands end where people think of prices, the same in the database as in the process', async () => {
  const cents = [0, 1, 2_499, 2_500, 5_000, 5_001, 10_000, 10_001]
  const { rows } = await sql<{ band: string }>`
    select price_band_of(price) as band from unnest(${cents}::integer[]) with ordinality as t (price, index) order by index`.execute(db)
  expect(rows.map(({ band }) => band)).toEqual(cents.map((price) => priceBandOf(price)))
  expect(cents.map((price) => priceBandOf(price, 'JPY'))).toEqual([
    'free',
    ...Array(3).fill('under-25'),
    '25-50',
    '25-50',
    '50-100',
    '50-100',
  ])
})
