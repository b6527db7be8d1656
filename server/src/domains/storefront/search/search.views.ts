import { type RawBuilder, sql } from 'kysely'
import type { ProductCard } from '#contract/catalog/catalog.ts'
import { defaultCurrency } from '#contract/core/currencies.ts'
import type { SearchCounts, SearchSort } from '#contract/storefront/discovery.ts'
import { findCards, findExchangeRates } from '#domains/pricing/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { browsePage, listDiscounted } from './browse.views.ts'
import { passing } from './facet-filters.views.ts'
import type { Facets, ReadFacets } from './facet-index.ts'
import { facetsIn } from './price-facets.rules.ts'
import { reducedTable } from './reduced.views.ts'
import { perPage, type Search } from './search.rules.ts'
import { countFound } from './search-counts.rules.ts'
import { kindsMeant, partCategory, partFormats, readTerms, type TypedTerm } from './search-terms.rules.ts'
import { typedTerms } from './search-terms.views.ts'

/** So many products found by name, maker, tag or tagline are enough; only below that the long texts are asked as well. */
const enough = 1_000
const maxByText = 1_000

type Looked = { price: RawBuilder<unknown>; kinds: readonly number[] }
type Sort = { keys: (looked: Looked) => RawBuilder<unknown>; order: RawBuilder<unknown> }

/** What a sort looks at, and how. Nothing else is carried along: a common word finds thousands. */
const sorts: Record<SearchSort, Sort> = {
  relevance: {
    // What is of the kind that was asked for comes before what only mentions it.
    keys: ({ kinds }) =>
      sql`ts_rank('{0.05, 0.2, 0.4, 1}', s.words, a.names) + case when s.facets && ${kinds}::int[] then 0.5 else 0 end as rank, s.published_at`,
    order: sql`f.rank desc, f.published_at desc, f.number desc`,
  },
  newest: { keys: () => sql`s.published_at`, order: sql`f.published_at desc, f.number desc` },
  'price-low': { keys: ({ price }) => sql`${price} as price`, order: sql`f.price, f.number` },
  'price-high': { keys: ({ price }) => sql`${price} as price`, order: sql`f.price desc, f.number desc` },
  name: { keys: () => sql`s.name`, order: sql`f.name, f.number` },
}

type ItemKey = { creatorId: string; id: string }
type FoundRows = { numbers: number[]; onSale: number[]; page: ItemKey[] }

type Terms = { query: string; kinds: readonly number[] }

/** One pass over what matches gives both what is counted and the page. */
const findByTerms = async (db: Reader, facets: Facets, { query, kinds }: Terms, search: Search, now: Date): Promise<FoundRows> => {
  const { filters, sort, skip } = search
  const { keys, order } = sorts[sort]
  const reduced = reducedTable(facets, search)
  const passes = reduced ? sql`coalesce(r.passes, ${passing(facets, filters)})` : passing(facets, filters)
  const price = reduced ? sql`coalesce(r.price, s.price)` : sql`s.price`
  const columns = sql`s.number, coalesce(s.sales @> ${now}::timestamptz, false) as is_on_sale, ${passes} as passes, ${keys({ price, kinds })}`
  const joined = reduced ? sql`left join reduced r on r.number = s.number` : sql``
  const { rows } = await sql<{ numbers: number[]; onSale: number[]; page: ItemKey[] | null }>`
    with ${reduced ? sql`${reduced},` : sql``} asked as materialized (select to_tsquery('simple', ${query}) as names, to_tsquery('texts', ${query}) as texts),
    named as materialized (select ${columns} from asked a join product_search s on s.words @@ a.names ${joined}),
    described as materialized (
      select ${columns}
      from asked a, (
        select x.number from asked b join product_texts x on x.words @@ b.texts
        where (select count(*) from named) < ${sql.lit(enough)} limit ${sql.lit(maxByText)}
      ) texts join product_search s on s.number = texts.number ${joined}
      where not s.words @@ a.names
    ),
    found as (select * from named union all select * from described),
    page as (
      select * from unnest(array(
        select f.number from found f where f.passes ${filters.onSale ? sql`and f.is_on_sale` : sql``}
        order by ${order} limit ${perPage} offset ${skip}
      )) with ordinality as p (number, index)
    )
    select array(select f.number from found f) as numbers, array(select f.number from found f where f.is_on_sale) as "onSale",
      (select json_agg(json_build_object('creatorId', s.creator_id, 'id', s.product_id) order by p.index)
        from page p join product_search s on s.number = p.number) as page`.execute(db)
  const [row] = rows
  return { numbers: row?.numbers ?? [], onSale: row?.onSale ?? [], page: row?.page ?? [] }
}

type Result = { items: ProductCard[]; total: number; counts: SearchCounts; hasMore: boolean; meant: string | null }

const answer = async (
  db: Reader,
  now: Date,
  { skip }: Search,
  page: ItemKey[],
  counted: ReturnType<typeof countFound>,
  meant: string | null,
) => ({
  ...counted,
  items: await findCards(db, page, now),
  hasMore: page.length > 0 && skip + page.length < counted.total,
  meant,
})

type Found = { typed: readonly TypedTerm[]; search: Search }

/** By the words that are left once formats and the like are taken for filters; without any, all that the filters leave. */
const findFor = async (db: Reader, facets: Facets, { typed, search }: Found, now: Date) => {
  const isNamed = search.filters.named && search.filters.named.length > 0
  if (!search.text || (isNamed && typed.length === 0)) {
    const counted = countFound(facets, { numbers: 'all', onSale: await listDiscounted(db, now) }, search.filters)
    return { page: await browsePage(db, facets, search, counted.total, now), counted, meant: null }
  }
  const { query, meant } = readTerms(typed)
  const kinds = kindsMeant(typed).flatMap((kind) => facets.ids.get(`kind:${kind}`) ?? [])
  // Signs alone are no words: they name nothing.
  const { numbers, onSale, page } = query
    ? await findByTerms(db, facets, { query, kinds }, search, now)
    : { numbers: [], onSale: [], page: [] }
  return { page, counted: countFound(facets, { numbers, onSale: new Set(onSale) }, search.filters), meant }
}

export const searchCards = async (db: Reader, readFacets: ReadFacets, asked: Search, now: Date): Promise<Result> => {
  const shop = await readFacets(db, now)
  const facets = asked.currency === defaultCurrency ? shop : facetsIn(shop, asked.currency, await findExchangeRates(db, now))
  const { formats, others } = partFormats(await typedTerms(db, asked.text))
  const withNamed = (named: readonly string[]): Search => ({ ...asked, filters: { ...asked.filters, named } })
  const named = formats.map((format) => `format:${format}`)
  const found = await findFor(db, facets, { typed: others, search: withNamed(named) }, now)
  const parted = partCategory(others)
  // "Samples" is in few texts and meant for many packs; "sample delay" is a name. Whichever finds more was meant.
  const narrowed =
    parted && (await findFor(db, facets, { typed: parted.others, search: withNamed([...named, `category:${parted.category}`]) }, now))
  const { page, counted, meant } = narrowed && narrowed.counted.total > found.counted.total ? narrowed : found
  return answer(db, now, asked, page, counted, meant)
}
