import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeTestDatabase } from '../../../testing/test-database.ts'
import { whenOver } from '../../../testing/when-over.ts'
import { openDatabase } from './database.ts'
import { findPage, type Search } from './find-page.ts'

const { ownerUrl } = await makeTestDatabase({ template: 'template0' })
const { db, close } = openDatabase(ownerUrl)
whenOver(close)

const total = 12_500
/** `common` is in every second row, `late` only in the last 2,500, `far` in the first and in the last 2,100, `rare` in three. */
await sql`
  create table things as
  select to_char(n, 'FM00000') as id, concat_ws(' ', case when n % 2 = 0 then 'common' end, case when n > 10000 then 'late' end,
    case when n = 1 or n > 10400 then 'far' end, case when n in (7, 5000, 12345) then 'rare' end) as name
  from generate_series(1, ${total}::int) n`.execute(db)
await sql`alter table things add primary key (id)`.execute(db)

const holds = (word: string): Search => ({ fits: sql`t.name like ${`%${word}%`}` })

const readPage = (after: string, search?: Search) =>
  findPage(
    db,
    { table: 'things', as: 't', which: sql`t.id <> '12450'`, by: sql`t.id`, isPast: sql`t.id > ${after}`, columns: sql`t.id, t.name` },
    search,
  )

const turnPages = async (from: string, search?: Search) => {
  const pages: string[][] = []
  for (let after: string | null = from; after !== null; ) {
    const page = await readPage(after, search)
    pages.push(page.ids)
    after = page.after
  }
  return { found: pages.flat(), lengths: pages.map(({ length }) => length) }
}

const numbers = (first: number, last = total, step = 1): string[] =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_none, index) => String(first + index * step).padStart(5, '0')).filter(
    (id) => id !== '12450',
  )

test('a list is paged by key to its last row, without hidden rows', async () => {
  expect(await turnPages('12399')).toEqual({ found: numbers(12_400), lengths: [50, 50] })
})

test('rare matches are found at once, however far apart', async () => {
  expect(await turnPages('', holds('rare'))).toEqual({ found: ['00007', '05000', '12345'], lengths: [3] })
  expect((await turnPages('', holds('nobody'))).lengths).toEqual([0])
})

test('common matches are found while scanning, each once and in order', async () => {
  expect((await readPage('', holds('common'))).ids).toEqual(numbers(2, 100, 2))
  expect(await turnPages('12199', holds('common'))).toEqual({ found: numbers(12_200, total, 2), lengths: [50, 50, 50] })
})

test('common but distant matches may give a short page, and none is left out', async () => {
  expect(await readPage('', holds('late'))).toEqual({ ids: [], after: '10000' })
  expect((await readPage('10000', holds('late'))).ids).toEqual(numbers(10_001, 10_050))
  expect(await readPage('', holds('far'))).toEqual({ ids: ['00001'], after: '10000' })
  expect((await readPage('10000', holds('far'))).ids).toEqual(numbers(10_401, 10_450))
})

test('a search without an index scans; known matches are included', async () => {
  expect((await turnPages('', { ...holds('rare'), isIndexed: false })).found).toEqual(['00007', '05000', '12345'])
  expect((await turnPages('', { ...holds('rare'), known: ['00100', '09000', '12450'] })).found).toEqual([
    '00007',
    '00100',
    '05000',
    '09000',
    '12345',
  ])
})
