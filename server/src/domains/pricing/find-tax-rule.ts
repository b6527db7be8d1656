import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import './pricing.tables.ts'
import type { TaxRule } from './tax-treatment.rules.ts'

/** The tax rule of a country on a day. For a country in no table: prices without tax, at a rate of 0. */
export const findTaxRule = async (db: Reader, country: string, now: Date): Promise<TaxRule> => {
  const found = await db
    .selectFrom('tax_rules')
    .select(['country', 'mode', 'rate'])
    .where('country', '=', country)
    .where(sql<boolean>`valid_from <= ${now}`)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ?? { country, mode: 'Exclusive', rate: 0 }
}

/** The tax rules of all countries in a table on a day. */
export const listTaxRules = (db: Reader, now: Date): Promise<TaxRule[]> =>
  db
    .selectFrom('tax_rules')
    .distinctOn('country')
    .select(['country', 'mode', 'rate'])
    .where(sql<boolean>`valid_from <= ${now}`)
    .orderBy('country')
    .orderBy('valid_from', 'desc')
    .execute()
