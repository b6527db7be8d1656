import { type RawBuilder, sql } from 'kysely'
import type { SearchSort } from '#contract/storefront/discovery.ts'
import type { Reader } from '#platform/database/database.ts'
import { perPage, type Search } from './search.rules.ts'
import { type Filters, type FoundGroup, fittingGroups } from './search-counts.rules.ts'

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

const countGroups = async (db: Reader, now: Date): Promise<FoundGroup[]> => {
  const { rows } = await sql<FoundGroup>`
    with reduced as (
      select s.group_id, count(*)::int as count from product_search s where s.sales is not null and s.sales @> ${now}::timestamptz group by s.group_id
    )
    select g.id, g.category, g.price_band as price, g.formats, g.systems, c.count, coalesce(o.count, 0) as "onSale"
    from (select f.group_id, sum(f.amount)::int as count from search_figures f group by f.group_id having sum(f.amount) > 0) c
    join search_groups g on g.id = c.group_id
    left join reduced o on o.group_id = c.group_id`.execute(db)
  return rows
}

const sizeOf = (groups: readonly FoundGroup[], { onSale }: Filters): number =>
  groups.reduce((sum, group) => sum + (onSale ? group.onSale : group.count), 0)

const pageOf = async (db: Reader, fitting: readonly FoundGroup[], isAll: boolean, { filters, sort, skip }: Search, now: Date) => {
  const ids = fitting.map(({ id }) => id)
  const inGroups = isAll ? sql`true` : sql`s.group_id = any(${ids}::int[])`
  const onSale = filters.onSale ? sql`and s.sales is not null and s.sales @> ${now}::timestamptz` : sql``
  const chosen = sql`select s.* from product_search s where ${inGroups} ${onSale}`
  // Told apart by hand: which way is quicker depends on the filters' values, and a plan that is kept does not know them.
  const source = sizeOf(fitting, filters) > maxSorted ? sql`(${chosen}) s` : sql`few s`
  const few = sizeOf(fitting, filters) > maxSorted ? sql`` : sql`with few as materialized (${chosen})`
  const { rows } = await sql<ItemKey>`
    ${few} select s.creator_id as "creatorId", s.product_id as id from ${source}
    order by ${orders[sort]} limit ${perPage} offset ${skip}`.execute(db)
  return rows
}

/** The whole shop, narrowed by filters alone. */
export const browse = async (db: Reader, search: Search, now: Date): Promise<{ groups: FoundGroup[]; page: ItemKey[] }> => {
  const groups = await countGroups(db, now)
  const fitting = fittingGroups(groups, search.filters)
  return { groups, page: await pageOf(db, fitting, fitting.length === groups.length, search, now) }
}
