import { type RawBuilder, sql } from 'kysely'
import type { SearchSort } from '#contract/storefront/discovery.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Filters } from './facet-filters.rules.ts'
import { passing } from './facet-filters.views.ts'
import type { Facets } from './facet-index.ts'
import { reducedTable } from './reduced.views.ts'
import { perPage, type Search } from './search.rules.ts'

type ItemKey = { creatorId: string; id: string }

/** Up to so many products are sorted; more are read in the order of an index, where a page of them is soon full. */
const maxSorted = 5_000

const orders: Record<SearchSort, RawBuilder<unknown>> = {
  relevance: sql`s.published_at desc, s.number desc`,
  newest: sql`s.published_at desc, s.number desc`,
  'price-low': sql`s.price, s.number`,
  'price-high': sql`s.price desc, s.number desc`,
  name: sql`s.name, s.number`,
}

/** Everything that is discounted, by its number in search. */
export const listDiscounted = async (db: Reader, now: Date): Promise<Set<number>> => {
  const { rows } = await sql<{ numbers: number[] }>`
    select array(select s.number from product_search s where s.sales is not null and s.sales @> ${now}::timestamptz) as numbers`.execute(db)
  return new Set(rows[0]?.numbers)
}

const isDiscounted = ({ onSale }: Filters, now: Date) => (onSale ? sql`s.sales is not null and s.sales @> ${now}::timestamptz` : sql`true`)

/** A page of the whole shop, narrowed by filters alone; `total` is how many they leave. */
export const browsePage = async (
  db: Reader,
  facets: Facets,
  { filters, sort, skip }: Search,
  total: number,
  now: Date,
): Promise<ItemKey[]> => {
  if (total <= skip) return []
  const columns = sql`s.creator_id, s.product_id, s.number, s.published_at, s.name`
  const reduced = reducedTable(facets, { filters, sort })
  const isRegular = reduced ? sql`and s.number not in (select r.number from reduced r)` : sql``
  const chosen = sql`
    select ${columns}, s.price from product_search s where ${passing(facets, filters)} and ${isDiscounted(filters, now)} ${isRegular}`
  const cheaper = reduced
    ? sql`union all (select ${columns}, r.price from reduced r join product_search s on s.number = r.number
        where r.passes and ${isDiscounted(filters, now)})`
    : sql``
  // Told apart by hand: which way is quicker depends on the filters' values, and a cached plan does not know them.
  const isMany = total > maxSorted
  const order = sql`order by ${orders[sort]}`
  const tables = [...(reduced ? [reduced] : []), ...(isMany ? [] : [sql`few as materialized (${chosen} ${cheaper})`])]
  const source = isMany ? sql`((${chosen} ${order} limit ${skip + perPage}) ${cheaper}) s` : sql`few s`
  const { rows } = await sql<ItemKey>`
    ${tables.length > 0 ? sql`with ${sql.join(tables)}` : sql``}
    select s.creator_id as "creatorId", s.product_id as id from ${source} ${order} limit ${perPage} offset ${skip}`.execute(db)
  return rows
}
