import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { makeAnswerCache } from './answer-cache.ts'

const database = await openTestDatabase()
const noon = new Date('2030-03-01T12:00:00.000Z')
const aSecondLater = new Date('2030-03-01T12:00:01.000Z')

/** Makes answers and counts how often. */
const counting = (creators: string[] | undefined) => {
  let count = 0
  return {
    make: async () => ({ bytes: Buffer.from(String(++count)), creators }),
    count: () => count,
  }
}

const change = (creatorId: string) =>
  sql`insert into change_versions as s (creator_id, version) values (${creatorId}, 1) on conflict (creator_id) do update set version = s.version + 1`.execute(
    database.db,
  )

test('an answer is reused within its second as long as nothing has changed', async () => {
  const answers = makeAnswerCache(database.db)
  const { make, count } = counting(['lowtide'])
  for (let time = 0; time < 10; time++) await answers.answer('/a', noon, make)
  // Once to learn which creators it shows, and again with a version that was read before.
  expect(count()).toBe(2)
})

test('a change of its data is visible to the very next reader', async () => {
  const answers = makeAnswerCache(database.db)
  const { make, count } = counting(['glasshouse'])
  for (let time = 0; time < 3; time++) await answers.answer('/a', noon, make)
  await change('glasshouse')
  expect((await answers.answer('/a', noon, make)).bytes.toString()).toBe('3')
  await change('somebody-else')
  await answers.answer('/a', noon, make)
  expect(count()).toBe(3)
})

test('concurrent requests share one version check, and see what changed before they asked', async () => {
  let statements = 0
  const counted = {
    executeQuery: (...query: Parameters<typeof database.db.executeQuery>) => ++statements && database.db.executeQuery(...query),
  }
  const answers = makeAnswerCache(counted as unknown as typeof database.db)
  const { make, count } = counting(['tin-room'])
  for (let time = 0; time < 2; time++) await answers.answer('/a', noon, make)
  await change('tin-room')
  statements = 0
  const seen = await Promise.all([1, 2, 3].map(() => answers.answer('/a', noon, make)))
  expect(seen.map(({ bytes }) => bytes.toString())).toEqual(['3', '3', '3'])
  expect([statements, count()]).toEqual([1, 3])
})

test('a change of the exchange rates changes everything', async () => {
  await change('lowtide')
  const answers = makeAnswerCache(database.db)
  const { make, count } = counting(['lowtide'])
  for (let time = 0; time < 3; time++) await answers.answer('/a', noon, make)
  await sql`update exchange_rates set per_usd = per_usd * 1.01 where currency = 'EUR'`.execute(database.db)
  await answers.answer('/a', noon, make)
  expect(count()).toBe(3)
})

test('an answer about several creators is made again when one of them changes', async () => {
  const answers = makeAnswerCache(database.db)
  const { make, count } = counting(['lowtide', 'tin-room'])
  await change('tin-room')
  for (let time = 0; time < 3; time++) await answers.answer('/a', noon, make)
  await change('tin-room')
  await answers.answer('/a', noon, make)
  expect(count()).toBe(3)
})

test('it is made again in the next second, because sales begin and end at certain times', async () => {
  const answers = makeAnswerCache(database.db)
  const { make, count } = counting(['lowtide'])
  for (let time = 0; time < 3; time++) await answers.answer('/a', noon, make)
  await answers.answer('/a', aSecondLater, make)
  expect(count()).toBe(3)
})

test('a list across the shop is never cached', async () => {
  const answers = makeAnswerCache(database.db)
  const { make, count } = counting(undefined)
  for (let time = 0; time < 4; time++) await answers.answer('/a', noon, make)
  expect(count()).toBe(4)
})

test('if making it again fails, the old answer is not sent', async () => {
  const answers = makeAnswerCache(database.db)
  const { make } = counting(['lowtide'])
  for (let time = 0; time < 3; time++) await answers.answer('/a', noon, make)
  await change('lowtide')
  const gone = () => Promise.reject(new Error('gone'))
  await expect(answers.answer('/a', noon, gone)).rejects.toThrow('gone')
  await expect(answers.answer('/a', noon, gone)).rejects.toThrow('gone')
})

test('many concurrent requests get one answer, made once', async () => {
  const answers = makeAnswerCache(database.db)
  const { make, count } = counting(['lowtide'])
  for (let time = 0; time < 2; time++) await answers.answer('/a', noon, make)
  const all = await Promise.all(Array.from({ length: 20 }, () => answers.answer('/a', aSecondLater, make)))
  expect(new Set(all.map(({ bytes }) => bytes.toString())).size).toBe(1)
  expect(count()).toBe(3)
})

test('a page finds a cached answer without making it', async () => {
  const answers = makeAnswerCache(database.db)
  const { make } = counting(['lowtide'])
  expect(await answers.find('/a', noon)).toBeUndefined()
  for (let time = 0; time < 2; time++) await answers.answer('/a', noon, make)
  expect((await answers.find('/a', noon))?.bytes.toString()).toBe('2')
  expect(await answers.find('/a', aSecondLater)).toBeUndefined()
  await change('lowtide')
  expect(await answers.find('/a', noon)).toBeUndefined()
})
