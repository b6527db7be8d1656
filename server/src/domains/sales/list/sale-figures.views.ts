import { type RawBuilder, sql } from 'kysely'
import type { Currency } from '#contract/core/money.ts'
import { inCurrencyOrder } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'
import '../sales.tables.ts'
import type { Counted, SaleFacet, SaleWish } from './sale-filter.rules.ts'

type Period = Pick<SaleWish, 'from' | 'until'>

/** What is folded already, and what is not yet. */
const figuresOf = (creatorId: string, facets: readonly SaleFacet[], { from, until }: Period) => {
  const names = facets.map(({ facet }) => facet)
  const values = facets.map(({ value }) => value)
  const of = (figures: RawBuilder<unknown>) => sql`
    select f.facet, f.value, f.currency, f.sales, f.due, f.refunded, f.earned, f.usd_due, f.usd_refunded, f.usd_earned
    from unnest(${names}::text[], ${values}::text[]) as a (facet, value) join ${figures} f
      on f.creator_id = ${creatorId} and f.facet = a.facet and f.value = a.value
      and f.day >= coalesce(${from ?? null}::date, '-infinity') and f.day <= coalesce(${until ?? null}::date, 'infinity')`
  return sql`(${of(sql.table('sale_figures'))} union all ${of(sql.table('sale_figure_changes'))})`
}

/** How many sales each of them has in a period. */
export const countByFacet = async (db: Reader, creatorId: string, facets: readonly SaleFacet[], period: Period): Promise<Counted[]> => {
  const { rows } = await sql<Counted>`
    select f.facet, f.value, sum(f.sales)::int as sales from ${figuresOf(creatorId, facets, period)} f group by 1, 2`.execute(db)
  return facets.map((one) => ({ ...one, sales: rows.find((row) => row.facet === one.facet && row.value === one.value)?.sales ?? 0 }))
}

export type Takings = {
  currency: Currency
  sales: number
  due: number
  refunded: number
  earned: number
  usd_due: number
  usd_refunded: number
  usd_earned: number
}

export const takingsOfFacet = async (db: Reader, creatorId: string, facet: SaleFacet, period: Period): Promise<Takings[]> => {
  const { rows } = await sql<Takings>`
    select f.currency, sum(f.sales)::int as sales, sum(f.due)::bigint as due, sum(f.refunded)::bigint as refunded, sum(f.earned)::bigint as earned,
      sum(f.usd_due)::bigint as usd_due, sum(f.usd_refunded)::bigint as usd_refunded, sum(f.usd_earned)::bigint as usd_earned
    from ${figuresOf(creatorId, [facet], period)} f group by f.currency having sum(f.sales) <> 0`.execute(db)
  return inCurrencyOrder(rows)
}
