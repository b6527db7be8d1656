import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import { findViolations, invariants } from './invariants.ts'

const { db } = await openTestDatabase()

test('all promises are checked, however little time a page’s statements have', async () => {
  const found = await db.connection().execute(async (one) => {
    await sql`set statement_timeout = '1ms'`.execute(one)
    const answer = await findViolations(one)
    const { rows } = await sql<{ statement: string }>`select current_setting('statement_timeout') as statement`.execute(one)
    expect(rows, 'afterwards the connection has its own limit again').toEqual([{ statement: '1ms' }])
    await sql`set statement_timeout = '15s'`.execute(one)
    return answer
  })
  expect(found).toHaveLength(invariants.length)
})
