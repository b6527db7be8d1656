import { sql } from 'kysely'
import type { Currency } from '#contract/core/money.ts'
import type { OssReturn } from '#contract/documents/tax-report.ts'
import { findExchangeRates } from '#domains/pricing/index.ts'
import { money, toWire } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'
import { findHome } from './find-home.ts'
import { inEuros } from './in-euros.ts'
import { declaredIn, isOnForm } from './oss.rules.ts'
import '../invoices/invoices.tables.ts'

type Quarter = { year: number; quarter: number }

const startOf = ({ year, quarter }: Quarter): Date => new Date(Date.UTC(year, (quarter - 1) * 3, 1))
const endOf = ({ year, quarter }: Quarter): Date => new Date(Date.UTC(year, quarter * 3, 1))

type Sum = { country: string; rate: number; currency: Currency; of: Date; net: number; tax: number }

/**
 * By the quarter that it counts for: that of the sale, which its order's first invoice is of. A credit note, and an invoice that takes
 * another's place, are about the same sale, whenever they were written.
 */
const readSums = async (db: Reader, quarter: Quarter): Promise<Sum[]> => {
  const { rows } = await sql<Sum>`
    select i.tax_country as country, i.tax_rate as rate, i.currency,
      date_trunc('quarter', coalesce(f.issued_at, i.issued_at), 'UTC') as of,
      sum(case i.kind when 'Invoice' then i.due - i.tax else i.tax - i.due end)::bigint as net,
      sum(case i.kind when 'Invoice' then i.tax else 0 - i.tax end)::bigint as tax
    from invoices i left join invoices f on f.cause = 'order/' || i.order_id
    where i.issued_at >= ${startOf(quarter)} and i.issued_at < ${endOf(quarter)} and i.tax_country is not null and i.tax_rate > 0
    group by 1, 2, 3, 4 order by 4, 1, 2, 3`.execute(db)
  return rows
}

/** At the rates of a quarter's last day, as the law has it; while it still runs, at those of today. */
const ratesOf = (db: Reader, quarter: Quarter, now: Date) => {
  const last = endOf(quarter)
  return findExchangeRates(db, last < now ? new Date(last.getTime() - 1) : now)
}

const quarterOf = (at: Date): Quarter => ({ year: at.getUTCFullYear(), quarter: Math.floor(at.getUTCMonth() / 3) + 1 })

type Declared = { of: Quarter; country: string; rate: number; net: number; tax: number }

/** Each currency is changed once, then summed: what stands on the form can be counted again from the report. */
const readDeclared = async (db: Reader, quarter: Quarter, home: string | null, now: Date): Promise<Declared[]> => {
  const byQuarter = Map.groupBy(await readSums(db, quarter), ({ of }) => of.getTime())
  const declared = new Map<string, Declared>()
  for (const [at, sums] of byQuarter) {
    const of = quarterOf(new Date(at))
    const rates = await ratesOf(db, of, now)
    for (const { country: buyer, rate, currency, net, tax } of sums) {
      const country = declaredIn(buyer)
      if (!isOnForm(country, home)) continue
      const key = `${at} ${country} ${rate}`
      const before = declared.get(key) ?? { of, country, rate, net: 0, tax: 0 }
      const sum = { net: before.net + inEuros(net, currency, rates), tax: before.tax + inEuros(tax, currency, rates) }
      declared.set(key, { ...before, ...sum })
    }
  }
  return [...declared.values()].toSorted((one, other) => one.country.localeCompare(other.country, 'en') || one.rate - other.rate)
}

const euros = (amount: number) => toWire(money(amount, 'EUR'))
const isOf = (one: Quarter, other: Quarter): boolean => one.year === other.year && one.quarter === other.quarter

/** The return of a quarter. What was credited, or invoiced again, of earlier quarters corrects those, by country, as the form has it since 2021. */
export const readOssReturn = async (db: Reader, quarter: Quarter, now: Date): Promise<OssReturn> => {
  const home = await findHome(db, new Date(endOf(quarter).getTime() - 1))
  const declared = await readDeclared(db, quarter, home, now)
  const earlier = Map.groupBy(
    declared.filter(({ of }) => !isOf(of, quarter)),
    ({ of, country }) => `${of.year} ${of.quarter} ${country}`,
  )
  return {
    ...quarter,
    supplies: declared
      .filter(({ of }) => isOf(of, quarter))
      .map(({ country, rate, net, tax }) => ({ country, rate, net: euros(net), tax: euros(tax) })),
    corrections: [...earlier.values()].flatMap((rows) => {
      const [first] = rows
      const tax = rows.reduce((sum, row) => sum + row.tax, 0)
      // Another address on an invoice is a credit note and an invoice over the same: there is nothing to declare.
      return first && tax !== 0 ? [{ ...first.of, country: first.country, tax: euros(tax) }] : []
    }),
    tax: euros(declared.reduce((sum, { tax }) => sum + tax, 0)),
    home,
  }
}
