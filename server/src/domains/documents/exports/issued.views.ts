import { sql } from 'kysely'
import type { Currency } from '#contract/core/money.ts'
import type { InvoiceSum } from '#contract/documents/invoice-export.ts'
import { inCurrencyOrder, toWire } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'
import { type Invoice, toInvoice } from '../invoices/invoice.views.ts'
import '../invoices/invoices.tables.ts'

export type Period = { from: string; until: string }

const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`)
const endOf = (day: string): Date => new Date(startOf(day).getTime() + 24 * 60 * 60 * 1000)
const within = ({ from, until }: Period) => sql<boolean>`i.issued_at >= ${startOf(from)} and i.issued_at < ${endOf(until)}`

const kinds = ['Invoice', 'CreditNote'] as const
type Sum = { kind: (typeof kinds)[number]; currency: Currency; count: number; first: number; last: number; due: number; tax: number }

const numberAt = async (db: Reader, kind: Sum['kind'], index: number): Promise<string | null> =>
  (await db.selectFrom('invoices').select('number').where('kind', '=', kind).where('index', '=', index).executeTakeFirst())?.number ?? null

/** What a period has of each kind, also where that is nothing. */
export const sumIssued = async (db: Reader, period: Period): Promise<InvoiceSum[]> => {
  const { rows } = await sql<Sum>`
    select i.kind, i.currency, count(*)::int as count, min(i.index) as first, max(i.index) as last, sum(i.due)::bigint as due,
      sum(i.tax)::bigint as tax
    from invoices i where ${within(period)} group by 1, 2 order by 1, 2`.execute(db)
  return Promise.all(
    kinds.map(async (kind) => {
      const own = rows.filter((row) => row.kind === kind)
      return {
        kind,
        count: own.reduce((total, { count }) => total + count, 0),
        first: own.length > 0 ? await numberAt(db, kind, Math.min(...own.map(({ first }) => first))) : null,
        last: own.length > 0 ? await numberAt(db, kind, Math.max(...own.map(({ last }) => last))) : null,
        amounts: inCurrencyOrder(own).map(({ currency, due, tax }) => ({
          due: toWire({ currency, amount: due }),
          tax: toWire({ currency, amount: tax }),
        })),
      }
    }),
  )
}

export type Issued = Invoice & { index: number; tax_country: string | null; tax_rate: number | null; corrects: string | null }

/** The next ones of a kind by their number, which has no gaps and never changes. */
export const listIssued = async (
  db: Reader,
  period: Period,
  after: { kind: Sum['kind']; index: number },
  limit: number,
): Promise<Issued[]> => {
  const rows = await db
    .selectFrom('invoices as i')
    .leftJoin('invoices as corrected', 'corrected.id', 'i.corrects_id')
    .select(['i.id', 'i.kind', 'i.index', 'i.number', 'i.cause', 'i.order_id as orderId', 'i.corrects_id as correctsId', 'i.content'])
    .select(['i.issued_at as issuedAt', 'i.tax_country', 'i.tax_rate', 'corrected.number as corrects'])
    .where('i.kind', '=', after.kind)
    .where('i.index', '>', after.index)
    .where(within(period))
    .orderBy('i.index')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, ...toInvoice(row) }))
}
