import { expect, test } from 'vitest'
import { openDatabaseLine } from '../../../testing/database-line.ts'
import { addCreator, addDiscount, addProduct } from '../../../testing/sample-creator.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { whenOver } from '../../../testing/when-over.ts'
import { hearPageChanges } from './page-changes.ts'

const { db, url } = await openTestDatabase()

const listen = async (to: string) => {
  const heard: string[] = []
  let losses = 0
  const changes = hearPageChanges(to, { onChange: (creatorId) => heard.push(creatorId), onLost: () => losses++ })
  whenOver(() => changes.stop())
  await expect.poll(changes.isHearing, { interval: 10 }).toBe(true)
  return {
    changes,
    heard,
    losses: () => losses,
    hears: (expected: string[]) => expect.poll(() => new Set(heard)).toEqual(new Set(expected)),
  }
}

test('a change of a creator, a product, a sale or a rate notifies every process of the changed pages', async () => {
  const one = await listen(url)
  const other = await listen(url)
  await addCreator(db, { id: 'lowtide' })
  await addProduct(db, 'lowtide/tape-one')
  for (const ear of [one, other]) await ear.hears(['lowtide'])
  for (const ear of [one, other]) ear.heard.length = 0
  await addDiscount(db, 'lowtide/tape-one')
  for (const ear of [one, other]) await ear.hears(['lowtide'])
  await db.updateTable('exchange_rates').set({ per_usd: 0.93 }).where('currency', '=', 'EUR').execute()
  for (const ear of [one, other]) await ear.hears(['lowtide', '*'])
})

test('a change that is rolled back does not notify', async () => {
  const ear = await listen(url)
  await addCreator(db, { id: 'kept-change' })
  await ear.hears(['kept-change'])
  ear.heard.length = 0
  await db
    .transaction()
    .execute(async (tx) => {
      await tx.updateTable('creators').set({ name: 'Undone' }).where('id', '=', 'kept-change').execute()
      throw new Error('undone')
    })
    .catch(() => undefined)
  // Changes are heard in their order: the undone one would be here before the next one.
  await addCreator(db, { id: 'next-change' })
  await ear.hears(['next-change'])
})

test('a lost connection is noticed at once, and after reconnecting each change arrives once', async () => {
  const line = await openDatabaseLine(url)
  const ear = await listen(line.url)
  await line.cut()
  await expect.poll(ear.changes.isHearing).toBe(false)
  expect(ear.losses()).toBe(1)
  await line.mend()
  await expect.poll(ear.changes.isHearing, { interval: 10 }).toBe(true)
  ear.heard.length = 0
  await addCreator(db, { id: 'after-the-cut' })
  await ear.hears(['after-the-cut'])
  await addCreator(db, { id: 'and-another' })
  await ear.hears(['after-the-cut', 'and-another'])
  expect(ear.heard).toEqual(['after-the-cut', 'and-another'])
  expect(ear.losses()).toBe(1)
})

test('a listener that was closed does not reconnect', async () => {
  const line = await openDatabaseLine(url)
  const ear = await listen(line.url)
  await ear.changes.stop()
  await line.cut()
  await line.mend()
  expect(ear.losses()).toBe(0)
})
