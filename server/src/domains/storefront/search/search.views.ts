import { sql } from 'kysely'
import type { ProductCard } from '#contract/catalog/catalog.ts'
import { defaultCurrency } from '#contract/core/currencies.ts'
import type { SearchCounts } from '#contract/storefront/discovery.ts'
import { findCards, findExchangeRates } from '#domains/pricing/index.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Facets, ReadFacets } from './facet-index.ts'
import { facetsIn } from './price-facets.rules.ts'
import type { Search } from './search.rules.ts'
import { countFound } from './search-counts.rules.ts'
import { kindsMeant, partFormats, readingsOf, readTerms, type TypedTerm } from './search-terms.rules.ts'
import { typedTerms } from './search-terms.views.ts'
import { foundPage, shopPage } from './shop-page.rules.ts'

/** So many products found by name, maker, tag or tagline are enough; only below that the long texts are asked as well. */
const enough = 1_000
const maxByText = 1_000

type Terms = { query: string; kinds: readonly number[]; isRanked: boolean }

/** The numbers of what has these words, the most relevant first where that is asked for. What they are is known here, not there. */
const findByTerms = async (db: Reader, { query, kinds, isRanked }: Terms): Promise<number[]> => {
  // What is of the kind that was asked for comes before what only mentions it.
  const rank = sql`ts_rank('{0.05, 0.2, 0.4, 1}', s.words, a.names) + case when s.facets && ${kinds}::int[] then 0.5 else 0 end as rank, s.published_at`
  const columns = isRanked ? sql`s.number, ${rank}` : sql`s.number`
  const order = isRanked ? sql`order by f.rank desc, f.published_at desc, f.number desc` : sql``
  const { rows } = await sql<{ numbers: string | null }>`
    with asked as materialized (select to_tsquery('simple', ${query}) as names, to_tsquery('texts', ${query}) as texts),
    named as materialized (select ${columns} from asked a join product_search s on s.words @@ a.names),
    described as (
      select ${columns}
      from asked a, (
        select x.number from asked b join product_texts x on x.words @@ b.texts
        where (select count(*) from named) < ${sql.lit(enough)} limit ${sql.lit(maxByText)}
      ) texts join product_search s on s.number = texts.number
      where not s.words @@ a.names
    )
    select string_agg(f.number::text, ',' ${order}) as numbers from (select * from named union all select * from described) f`.execute(db)
  // Thousands of numbers are read quicker from one text than from rows.
  return rows[0]?.numbers?.split(',').map(Number) ?? []
}

type Result = { items: ProductCard[]; total: number; counts: SearchCounts; hasMore: boolean; meant: string | null }

type Found = { typed: readonly TypedTerm[]; search: Search }

/** By the words that are left once formats and the like are taken for filters; without any, all that the filters leave. */
const findFor = async (db: Reader, facets: Facets, { typed, search }: Found) => {
  const isNamed = search.filters.named && search.filters.named.length > 0
  if (!search.text || (isNamed && typed.length === 0))
    return { page: shopPage(facets, search), counted: countFound(facets, 'all', search.filters), meant: null }
  const { query, meant } = readTerms(typed)
  const kinds = kindsMeant(typed).flatMap((kind) => facets.ids.get(`kind:${kind}`) ?? [])
  // Signs alone are no words: they name nothing.
  const found = query ? await findByTerms(db, { query, kinds, isRanked: search.sort === 'relevance' }) : []
  return { page: foundPage(facets, found, search), counted: countFound(facets, found, search.filters), meant }
}

export const searchCards = async (db: Reader, readFacets: ReadFacets, asked: Search, now: Date): Promise<Result> => {
  const shop = await readFacets(db, now)
  const facets = asked.currency === defaultCurrency ? shop : facetsIn(shop, asked.currency, await findExchangeRates(db, now))
  const { formats, others } = partFormats(await typedTerms(db, asked.text))
  const withNamed = (named: readonly string[]): Search => ({ ...asked, filters: { ...asked.filters, named } })
  const named = formats.map((format) => `format:${format}`)
  let best = await findFor(db, facets, { typed: others, search: withNamed(named) })
  // "Samples" is in few texts and meant for many packs, "mac" for all that run there; "sample delay" is a name. Whichever finds more was meant.
  for (const reading of readingsOf(others)) {
    const narrowed = await findFor(db, facets, { typed: reading.others, search: withNamed([...named, ...reading.named]) })
    if (narrowed.counted.total > best.counted.total) best = narrowed
  }
  const { page, counted, meant } = best
  const hasMore = page.length > 0 && asked.skip + page.length < counted.total
  return { ...counted, items: await findCards(db, page, now), hasMore, meant }
}
