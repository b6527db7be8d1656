import { type RawBuilder, sql } from 'kysely'
import type { ProductCard } from '#contract/catalog/catalog.ts'
import type { SearchCounts, SearchSort } from '#contract/storefront/discovery.ts'
import { findCards } from '#domains/pricing/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { browse } from './browse.views.ts'
import { perPage, type Search } from './search.rules.ts'
import { countFound, type Filters, type FoundGroup } from './search-counts.rules.ts'
import { readTerms } from './search-terms.rules.ts'
import { typedTerms } from './search-terms.views.ts'

/** So many products found by name, maker, tag or tagline are enough; only below that the long texts are asked as well. */
const enough = 1_000
const maxByText = 1_000

/** What a sort looks at, and how. Nothing else is carried along: a common word finds thousands. */
const sorts: Record<SearchSort, { keys: RawBuilder<unknown>; order: RawBuilder<unknown> }> = {
  relevance: {
    keys: sql`ts_rank('{0.05, 0.2, 0.4, 1}', s.words, a.names) as rank, s.published_at`,
    order: sql`f.rank desc, f.published_at desc, f.number desc`,
  },
  newest: { keys: sql`s.published_at`, order: sql`f.published_at desc, f.number desc` },
  'price-low': { keys: sql`s.price`, order: sql`f.price, f.number` },
  'price-high': { keys: sql`s.price`, order: sql`f.price desc, f.number desc` },
  name: { keys: sql`s.name`, order: sql`f.name, f.number` },
}

const passing = ({ category, price, format, system, onSale }: Filters) => {
  const conditions = [sql`true`]
  if (category) conditions.push(sql`g.category = ${category}`)
  if (price) conditions.push(sql`g.price_band = ${price}`)
  if (format) conditions.push(sql`${format} = any(g.formats)`)
  if (system) conditions.push(sql`${system} = any(g.systems)`)
  if (onSale) conditions.push(sql`f.is_on_sale`)
  return sql.join(conditions, sql` and `)
}

type ItemKey = { creatorId: string; id: string }
export type Found = { groups: FoundGroup[]; page: ItemKey[] }

/** One pass over what matches gives both the counts and the page. */
const findByTerms = async (db: Reader, query: string, { filters, sort, skip }: Search, now: Date): Promise<Found> => {
  const { keys, order } = sorts[sort]
  const columns = sql`s.number, s.group_id, coalesce(s.sales @> ${now}::timestamptz, false) as is_on_sale, ${keys}`
  const { rows } = await sql<{ groups: FoundGroup[] | null; page: ItemKey[] | null }>`
    with asked as materialized (select to_tsquery('simple', ${query}) as names, to_tsquery('texts', ${query}) as texts),
    named as materialized (select ${columns} from asked a join product_search s on s.words @@ a.names),
    described as materialized (
      select ${columns}
      from asked a, (
        select x.number from asked b join product_texts x on x.words @@ b.texts
        where (select count(*) from named) < ${sql.lit(enough)} limit ${sql.lit(maxByText)}
      ) texts join product_search s on s.number = texts.number
      where not s.words @@ a.names
    ),
    found as (select * from named union all select * from described),
    counted as (select f.group_id, count(*) as count, count(*) filter (where f.is_on_sale) as on_sale from found f group by f.group_id),
    page as (
      select * from unnest(array(
        select f.number from found f join search_groups g on g.id = f.group_id
        where ${passing(filters)} order by ${order} limit ${perPage} offset ${skip}
      )) with ordinality as p (number, index)
    )
    select
      (select json_agg(json_build_object('id', g.id, 'category', g.category, 'price', g.price_band, 'formats', g.formats, 'systems', g.systems,
        'count', c.count, 'onSale', c.on_sale)) from counted c join search_groups g on g.id = c.group_id) as groups,
      (select json_agg(json_build_object('creatorId', s.creator_id, 'id', s.product_id) order by p.index)
        from page p join product_search s on s.number = p.number) as page`.execute(db)
  return { groups: rows[0]?.groups ?? [], page: rows[0]?.page ?? [] }
}

const nothing: Found = { groups: [], page: [] }

const find = async (db: Reader, search: Search, now: Date): Promise<Found & { meant: string | null }> => {
  if (!search.text) return { ...(await browse(db, search, now)), meant: null }
  const { query, meant } = readTerms(await typedTerms(db, search.text))
  // Signs alone are no words: they name nothing.
  return { ...(query ? await findByTerms(db, query, search, now) : nothing), meant }
}

type Result = { items: ProductCard[]; total: number; counts: SearchCounts; hasMore: boolean; meant: string | null }

export const searchCards = async (db: Reader, search: Search, now: Date): Promise<Result> => {
  const { groups, page, meant } = await find(db, search, now)
  const { total, counts } = countFound(groups, search.filters)
  const items = await findCards(db, page, now)
  return { items, total, counts, hasMore: page.length > 0 && search.skip + page.length < total, meant }
}
