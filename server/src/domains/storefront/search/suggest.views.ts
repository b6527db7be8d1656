import { sql } from 'kysely'
import type { CreatorSummary } from '#contract/creators/creators.ts'
import type { Suggestions } from '#contract/storefront/discovery.ts'
import type { Reader } from '#platform/database/database.ts'
import { partFormats, readTerms, type TypedTerm } from './search-terms.rules.ts'
import { typedTerms } from './search-terms.views.ts'
import { categoriesFor, shareOut } from './suggest.rules.ts'

type Suggested = Suggestions['products'][number]

/** More than these are not even ranked: nobody types one letter to find the best of a thousand. */
const maxLookedAt = 300

/** Names that begin as typed come first, then whatever has the words in its name, maker, tags or tagline. */
const findProducts = async (db: Reader, typed: string, query: string): Promise<Suggested[]> => {
  const { rows } = await sql<Suggested>`
    with begun as (
      select s.creator_id, s.product_id, 2::real as rank, s.published_at from product_search s
      where s.name >= ${typed} collate "C" and s.name < (${typed} || chr(1114111)) collate "C" order by s.name, s.number limit 8
    ),
    named as (
      select s.creator_id, s.product_id, ts_rank('{0.05, 0.2, 0.4, 1}', s.words, to_tsquery('simple', ${query})) as rank, s.published_at
      from product_search s where s.words @@ to_tsquery('simple', ${query}) limit ${sql.lit(maxLookedAt)}
    ),
    best as (
      select b.creator_id, b.product_id, max(b.rank) as rank, max(b.published_at) as published_at
      from (select * from begun union all select * from named) b
      group by b.creator_id, b.product_id order by 3 desc, 4 desc limit 8
    )
    select p.id, p.creator_id as "creatorId", p.name, p.icon_url as "iconUrl", p.category,
      json_build_object('name', c.name, 'slug', c.slug) as creator
    from best b join products p on p.creator_id = b.creator_id and p.id = b.product_id join creators c on c.id = p.creator_id
    order by b.rank desc, b.published_at desc`.execute(db)
  return rows
}

const findCreators = async (db: Reader, terms: readonly string[]): Promise<CreatorSummary[]> => {
  const begins = terms.map((word) => sql`and (s.name like ${`${word}%`} or s.name like ${`% ${word}%`})`)
  const { rows } = await sql<CreatorSummary>`
    select c.id, c.name, c.slug, c.logo_url as "logoUrl" from creator_search s join creators c on c.id = s.creator_id
    where true ${sql.join(begins, sql` `)} order by s.name, c.id limit 3`.execute(db)
  return rows
}

/** A word that nothing has is read as the likeliest of what was meant. */
const understand = (typed: readonly TypedTerm[]): string[] => readTerms(typed).meant?.split(' ') ?? typed.map(({ word }) => word)

export const suggestFor = async (db: Reader, text: string): Promise<Suggestions> => {
  const typed = await typedTerms(db, text)
  const categories = categoriesFor(understand(typed))
  const { others } = partFormats(typed)
  if (others.length === 0) return shareOut({ products: [], creators: [], categories })
  const terms = understand(others)
  const [products, creators] = await Promise.all([findProducts(db, terms.join(' '), readTerms(others).query), findCreators(db, terms)])
  return shareOut({ products, creators, categories })
}
