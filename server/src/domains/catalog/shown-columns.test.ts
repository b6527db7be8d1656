import { expect, test } from 'vitest'
import { readOptional } from '#platform/database/stored-document.ts'
import { draft, openEditingShop } from '../../../testing/editing-shop.ts'
import { openOlderDatabase } from '../../../testing/open-older-database.ts'
import { bundleColumns, productColumns } from './shown-columns.ts'
import { bundleDocument, bundleDraftDocument, productDocument, productDraftDocument } from './stored-items.ts'

test('the columns of an older shop are filled in the same way as by the store', async () => {
  const { database } = await openOlderDatabase('0034')
  const products = await database.db.selectFrom('products').selectAll().execute()
  expect(products.length).toBeGreaterThan(50)
  for (const row of products) {
    const {
      default_prices: prices,
      starting_prices: starting,
      ...columns
    } = productColumns(readOptional(productDocument, row.published) ?? productDraftDocument.read(row.draft))
    expect(row, row.id).toMatchObject({
      ...columns,
      default_prices: prices && JSON.parse(prices),
      starting_prices: starting && JSON.parse(starting),
    })
  }
  const bundles = await database.db.selectFrom('bundles').selectAll().execute()
  expect(bundles.length).toBeGreaterThan(5)
  for (const row of bundles) {
    expect(row, row.id).toMatchObject(bundleColumns(readOptional(bundleDocument, row.published) ?? bundleDraftDocument.read(row.draft)))
  }
})

test('the columns follow a draft until it is published, and then what visitors see', async () => {
  const { ada, begin, db, publish, save } = await openEditingShop()
  const id = await begin()
  const nameOf = async (): Promise<unknown> => {
    const row = await db.selectFrom('products').select(['name', 'tags', 'formats']).where('id', '=', id).executeTakeFirstOrThrow()
    return { ...row }
  }
  const systems = [{ name: 'Mac OS 12', note: null, formats: ['vst3', 'Tape', 'AU'] }]
  const compatibility = { systems, hosts: [], contents: [{ label: 'Formats', value: 'WAV 24/96, MID' }] }
  await save(ada, id, 1, draft({ name: 'Reel', tags: ['warm'], compatibility }))
  const first = { name: 'Reel', tags: ['warm'], formats: ['AU', 'MIDI', 'VST3', 'WAV'] }
  expect(await nameOf()).toEqual(first)
  expect((await publish(ada, id, 2)).statusCode).toBeLessThan(300)
  await save(ada, id, 3, draft({ name: 'Other', tags: [] }))
  expect(await nameOf()).toEqual(first)
  expect((await publish(ada, id, 4)).statusCode).toBeLessThan(300)
  expect(await nameOf()).toEqual({ name: 'Other', tags: [], formats: [] })
})
