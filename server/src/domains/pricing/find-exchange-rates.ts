import { sql } from 'kysely'
import type { ExchangeRates } from '#kernel/prices.ts'
import type { Reader } from '#platform/database/database.ts'
import './pricing.tables.ts'

export const findExchangeRates = async (db: Reader, now: Date): Promise<ExchangeRates> => {
  const { rows } = await sql<{ rates: ExchangeRates }>`select exchange_rates_on(${now}) as rates`.execute(db)
  const rates = rows[0]?.rates
  if (!rates) throw new Error('There are no exchange rates for this day')
  return rates
}
