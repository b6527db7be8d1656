import { type RawBuilder, sql } from 'kysely'
import type { SearchSort } from '#contract/storefront/discovery.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Filters } from './facet-filters.rules.ts'
import { passing } from './facet-filters.views.ts'
import type { Facets } from './facet-index.ts'
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

/** Everything that is on sale, by its number in search. */
export const listOnSale = async (db: Reader, now: Date): Promise<Set<number>> => {
  const { rows } = await sql<{ numbers: number[] }>`
    select array(select s.number from product_search s where s.sales is not null and s.sales @> ${now}::timestamptz) as numbers`.execute(db)
  return new Set(rows[0]?.numbers)
}

const isOnSale = ({ onSale }: Filters, now: Date) => (onSale ? sql`s.sales is not null and s.sales @> ${now}::timestamptz` : sql`true`)

/** A page of the whole shop, narrowed by filters alone; `total` is how many they leave. */
export const browsePage = async (
  db: Reader,
  facets: Facets,
  { filters, sort, skip }: Search,
  total: number,
  now: Date,
): Promise<ItemKey[]> => {
  if (total <= skip) return []
  const chosen = sql`select s.* from product_search s where ${passing(facets, filters)} and ${isOnSale(filters, now)}`
  // Told apart by hand: which way is quicker depends on the filters' values, and a plan that is kept does not know them.
  const source = total > maxSorted ? sql`(${chosen}) s` : sql`few s`
  const few = total > maxSorted ? sql`` : sql`with few as materialized (${chosen})`
  const { rows } = await sql<ItemKey>`
    ${few} select s.creator_id as "creatorId", s.product_id as id from ${source}
    order by ${orders[sort]} limit ${perPage} offset ${skip}`.execute(db)
  return rows
}
