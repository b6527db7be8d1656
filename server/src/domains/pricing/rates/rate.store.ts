import { sql } from 'kysely'
import type { Currency } from '#contract/core/money.ts'
import type { ExchangeRate, TaxRuleRow } from '#contract/pricing/rates.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import '../pricing.tables.ts'

const daysListed = 90

export const listExchangeRates = async (db: Reader): Promise<ExchangeRate[]> => {
  const { rows } = await sql<{ currency: Currency; valid_from: string; per_usd: number }>`
    select r.currency, r.valid_from::text, r.per_usd from exchange_rates r
    where r.valid_from in (select distinct d.valid_from from exchange_rates d order by d.valid_from desc limit ${daysListed})
    order by r.valid_from desc, r.currency`.execute(db)
  return rows.map((row) => ({ currency: row.currency, validFrom: row.valid_from, perUsd: row.per_usd }))
}

type Rates = { validFrom: string; rates: Partial<Record<Currency, number>> }

/** Adds rates of a day; existing ones are left as they are. */
export const insertExchangeRates = async (tx: Tx, { validFrom, rates }: Rates): Promise<number> => {
  const rows = Object.entries(rates).map(([currency, rate]) => ({ currency, valid_from: validFrom, per_usd: rate }))
  const inserted = await tx
    .insertInto('exchange_rates')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['currency', 'valid_from']).doNothing())
    .returning('currency')
    .execute()
  return inserted.length
}

export const listTaxRules = async (db: Reader): Promise<TaxRuleRow[]> => {
  const { rows } = await sql<{ country: string; valid_from: string; mode: TaxRuleRow['mode']; rate: number }>`
    select t.country, t.valid_from::text, t.mode, t.rate from tax_rules t order by t.country, t.valid_from desc`.execute(db)
  return rows.map(({ valid_from, ...rule }) => ({ ...rule, validFrom: valid_from }))
}

/** Whether it was added: a country has one rate from a day on. */
export const insertTaxRule = async (tx: Tx, { country, validFrom, mode, rate }: TaxRuleRow): Promise<boolean> => {
  const inserted = await tx
    .insertInto('tax_rules')
    .values({ country, valid_from: validFrom, mode, rate })
    .onConflict((conflict) => conflict.columns(['country', 'valid_from']).doNothing())
    .returning('country')
    .execute()
  return inserted.length > 0
}
