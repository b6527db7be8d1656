import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { currencies, defaultCurrency, minorUnitsOf } from '#contract/core/money.ts'
import { openTestDatabase } from '../../../../testing/test-database.ts'

const { db } = await openTestDatabase()

test.each(currencies)('the database turns minor units of %s into cents as the shop does', async (currency) => {
  const { rows } = await sql<{ factor: number }>`
    select usd_rate_on(${currency}, '2030-03-01')::float8 * coalesce(
      (select per_usd::float8 from exchange_rates where currency = ${currency} order by valid_from desc limit 1), 1) as factor`.execute(db)
  expect(rows[0]?.factor).toBeCloseTo(minorUnitsOf(defaultCurrency) / minorUnitsOf(currency), 9)
})
