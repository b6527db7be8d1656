import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { openDatabase } from './database.ts'

const { db, url } = await openTestDatabase()

test('counts, rates and days have their JavaScript types', async () => {
  const { rows } =
    await sql`select count(*) as count, 0.92::numeric as rate, '2030-03-01'::date as day, '2030-03-01T12:00Z'::timestamptz as at
    from generate_series(1, 3)`.execute(db)
  expect(rows).toEqual([{ count: 3, rate: 0.92, day: '2030-03-01', at: new Date('2030-03-01T12:00:00Z') }])
})

test("a day begins at midnight UTC, whatever the server's time zone is", async () => {
  const { rows } = await sql<{ same: boolean }>`select '2030-03-01'::date = '2030-03-01T00:00Z'::timestamptz as same`.execute(db)
  expect(rows).toEqual([{ same: true }])
})

test('statements, locks and idle transactions have timeouts', async () => {
  const { rows } = await sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle`.execute(db)
  expect(rows).toEqual([{ statement: '15s', lock: '10s', idle: '15s' }])
})

test('more statement texts than can be named still run', async () => {
  const small = openDatabase(url, { connections: 1 })
  try {
    for (let shape = 0; shape < 410; shape++) await sql`select ${sql.lit(shape)} as n, ${'x'}::text as x`.execute(small.db)
    const { rows } = await sql<{ count: number }>`select count(*) as count from pg_prepared_statements`.execute(small.db)
    expect(rows[0]?.count).toBeLessThanOrEqual(400)
    expect((await sql`select ${sql.lit(409)} as n, ${'y'}::text as x`.execute(small.db)).rows).toEqual([{ n: 409, x: 'y' }])
  } finally {
    await small.close()
  }
})

test('a statement with two sets of values is planned once', async () => {
  const ask = async (value: string) => (await sql<{ v: string }>`select ${value}::text as v`.execute(db)).rows[0]?.v
  expect(await Promise.all(['a', 'b', "c'; drop table products; --"].map(ask))).toEqual(['a', 'b', "c'; drop table products; --"])
})

test('a database can be closed before its first use, and twice', async () => {
  const unused = openDatabase(url)
  await unused.close()
  await unused.close()
})
