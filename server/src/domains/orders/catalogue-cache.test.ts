import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addBundle, addCreator, addDiscount, addProduct } from '../../../testing/sample-creator.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { makeCatalogueCache } from './catalogue-cache.ts'
import { readCatalogueRows } from './lines/line.views.ts'
import type { WantedLine } from './orders.tables.ts'

const { db } = await openTestDatabase()
for (const id of ['lowtide', 'glasshouse']) await addCreator(db, { id })
for (const path of ['lowtide/tape-one', 'lowtide/tape-two', 'glasshouse/pane']) await addProduct(db, path)
await addBundle(db, 'lowtide/both', ['tape-one', 'tape-two'])

const noon = new Date('2030-03-01T12:00:00Z')
const after = (minutes: number): Date => new Date(noon.getTime() + minutes * 60_000)

const wanted = (kind: 'product' | 'bundle', creatorId: string, itemId: string): WantedLine => ({
  kind,
  creatorId,
  itemId,
  variationId: 'perpetual',
  quantity: 1,
})
const lines = [wanted('product', 'lowtide', 'tape-one'), wanted('product', 'glasshouse', 'pane'), wanted('bundle', 'lowtide', 'both')]

/** A cache that has read everything once; its answer and the database's own at a later time. */
const openCache = async () => {
  const read = makeCatalogueCache()
  const first = await read(db, lines, noon)
  const bothAt = async (now: Date) => ({ cached: await read(db, lines, now), stored: await readCatalogueRows(db, lines, now) })
  return { first, bothAt }
}

test('unchanged rows are returned as the same objects', async () => {
  const { first, bothAt } = await openCache()
  const { cached, stored } = await bothAt(after(1))
  expect(cached).toEqual(stored)
  expect(cached.products.get('glasshouse/pane')).toBe(first.products.get('glasshouse/pane'))
  expect(cached.bundles.get('lowtide/both')).toBe(first.bundles.get('lowtide/both'))
})

test('a new price, an archived item, a hidden creator, a discount and new rates show in the next cart', async () => {
  const changes = [
    sql`update products set published = jsonb_set(published, '{variations,0,prices,USD}', '100') where id = 'tape-one'`,
    sql`update products set state = 'Archived' where id = 'tape-two'`,
    sql`update creators set live = false where id = 'glasshouse'`,
    sql`update creators set live = true where id = 'glasshouse'`,
    sql`update bundles set published = jsonb_set(published, '{variations,0,prices,USD}', '100') where id = 'both'`,
    sql`insert into exchange_rates (currency, valid_from, per_usd) values ('EUR', '2030-02-28', 0.5)`,
  ]
  for (const change of changes) {
    const { first, bothAt } = await openCache()
    await change.execute(db)
    const { cached, stored } = await bothAt(after(1))
    expect(cached).toEqual(stored)
    expect(cached).not.toEqual(first)
  }
  const { first, bothAt } = await openCache()
  await addDiscount(db, 'glasshouse/pane', { startsAt: noon })
  const { cached, stored } = await bothAt(after(1))
  expect(cached).toEqual(stored)
  expect(cached.products.get('glasshouse/pane')?.discounts).not.toEqual(first.products.get('glasshouse/pane')?.discounts)
})

test('a change of one creator leaves the others cached', async () => {
  const { first, bothAt } = await openCache()
  await sql`update creators set name = 'Lowtide Audio' where id = 'lowtide'`.execute(db)
  const { cached, stored } = await bothAt(after(1))
  expect(cached).toEqual(stored)
  expect(cached.products.get('glasshouse/pane')).toBe(first.products.get('glasshouse/pane'))
  expect(cached.products.get('lowtide/tape-one')?.creator_name).toBe('Lowtide Audio')
})

test('a discount begins and ends, and new rates begin, though nobody changes anything', async () => {
  await addDiscount(db, 'lowtide/tape-one', { startsAt: after(10), endsAt: after(20) })
  await sql`insert into exchange_rates (currency, valid_from, per_usd) values ('EUR', '2030-03-02', 0.25)`.execute(db)
  const { bothAt } = await openCache()
  const discountsAt = async (now: Date): Promise<number> => {
    const { cached, stored } = await bothAt(now)
    expect(cached).toEqual(stored)
    return cached.products.get('lowtide/tape-one')?.discounts.length ?? 0
  }
  const counted = []
  for (const minutes of [9, 10, 19, 20, 5]) counted.push(await discountsAt(after(minutes)))
  expect(counted).toEqual([0, 1, 1, 0, 0])
  expect((await bothAt(after(12 * 60 - 1))).cached.rates.EUR).toBe(0.5)
  expect((await bothAt(after(12 * 60))).cached.rates.EUR).toBe(0.25)
})
