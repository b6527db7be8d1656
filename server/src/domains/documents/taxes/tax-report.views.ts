import { sql } from 'kysely'
import type { Currency } from '#contract/core/money.ts'
import type { TaxRow } from '#contract/documents/tax-report.ts'
import { findExchangeRates } from '#domains/pricing/index.ts'
import { inCurrencyOrder, money, toWire } from '#kernel/money.ts'
import type { ExchangeRates } from '#kernel/prices.ts'
import type { Reader } from '#platform/database/database.ts'
import { findHome } from './find-home.ts'
import { inEuros } from './in-euros.ts'
import { isOnForm } from './oss.rules.ts'
import '../invoices/invoices.tables.ts'

type Period = { from: string; until: string }

type Sum = {
  country: string | null
  rate: number | null
  currency: Currency
  invoices: number
  credit_notes: number
  net: number
  tax: number
}

const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`)
const endOf = (day: string): Date => new Date(startOf(day).getTime() + 24 * 60 * 60 * 1000)

const readSums = async (db: Reader, { from, until }: Period): Promise<Sum[]> => {
  const { rows } = await sql<Sum>`
    select i.tax_country as country, i.tax_rate as rate, i.currency,
      (count(*) filter (where i.kind = 'Invoice'))::int as invoices, (count(*) filter (where i.kind = 'CreditNote'))::int as credit_notes,
      sum(case i.kind when 'Invoice' then i.due - i.tax else i.tax - i.due end)::bigint as net,
      sum(case i.kind when 'Invoice' then i.tax else 0 - i.tax end)::bigint as tax
    from invoices i where i.issued_at >= ${startOf(from)} and i.issued_at < ${endOf(until)}
    group by 1, 2, 3 order by 1 nulls last, 2, 3`.execute(db)
  return rows
}

const describe = (sums: readonly Sum[], rates: ExchangeRates, home: string | null): TaxRow => {
  const [first] = sums
  const euros = (part: 'net' | 'tax') => sums.reduce((total, sum) => total + inEuros(sum[part], sum.currency, rates), 0)
  const country = first?.country ?? null
  return {
    country,
    rate: first?.rate ?? null,
    invoices: sums.reduce((total, sum) => total + sum.invoices, 0),
    creditNotes: sums.reduce((total, sum) => total + sum.credit_notes, 0),
    amounts: inCurrencyOrder(sums).map(({ currency, net, tax }) => ({
      net: toWire({ currency, amount: net }),
      tax: toWire({ currency, amount: tax }),
    })),
    inEuros: { net: toWire(money(euros('net'), 'EUR')), tax: toWire(money(euros('tax'), 'EUR')) },
    isOss: country !== null && (first?.rate ?? 0) > 0 && isOnForm(country, home),
  }
}

/** The taxes of a period. What was in another currency counts in euros at the rate of its last day, as the One-Stop-Shop has it. */
export const readTaxReport = async (db: Reader, period: Period, now: Date): Promise<TaxRow[]> => {
  const sums = await readSums(db, period)
  // Before the shop opened there were no rates either.
  if (sums.length === 0) return []
  const last = endOf(period.until)
  const rates = await findExchangeRates(db, last < now ? new Date(last.getTime() - 1) : now)
  const home = await findHome(db, new Date(last.getTime() - 1))
  const groups = Map.groupBy(sums, ({ country, rate }) => `${country} ${rate}`)
  return [...groups.values()].map((group) => describe(group, rates, home))
}
