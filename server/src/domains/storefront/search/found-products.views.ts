import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import './search.tables.ts'

/** So many products found by name, maker, tag or tagline are enough; only below that the long texts are asked as well. */
const enough = 1_000
const maxByText = 1_000

/** The numbers of products that are equally relevant. */
export type FoundGroup = { rank: number; numbers: readonly number[] }

export type Terms = { query: string; kinds: readonly number[]; isRanked: boolean }

type Row = { rank: number; numbers: string }

// Thousands of numbers are read quicker from one text than from rows.
const readGroup = ({ rank, numbers }: Row): FoundGroup => ({ rank, numbers: numbers.split(',').map(Number) })

/** What is of the kind that was asked for comes before what only mentions it. */
const rankOf = ({ kinds, isRanked }: Terms) =>
  isRanked
    ? sql`ts_rank('{0.05, 0.2, 0.4, 1}', s.words, a.names) + case when s.facets && ${kinds}::int[] then 0.5 else 0 end`
    : sql`0::float8`

const asked = ({ query }: Terms) =>
  sql`asked as materialized (select to_tsquery('simple', ${query}) as names, to_tsquery('texts', ${query}) as texts)`

const findNamed = async (db: Reader, terms: Terms): Promise<FoundGroup[]> => {
  const { rows } = await sql<Row>`
    with ${asked(terms)}
    select ${rankOf(terms)} as rank, string_agg(s.number::text, ',') as numbers
    from asked a join product_search s on s.words @@ a.names
    group by 1`.execute(db)
  return rows.map(readGroup)
}

const findDescribed = async (db: Reader, terms: Terms): Promise<FoundGroup[]> => {
  const { rows } = await sql<Row>`
    with ${asked(terms)}
    select ${rankOf(terms)} as rank, string_agg(s.number::text, ',') as numbers
    from asked a, (select x.number from asked b join product_texts x on x.words @@ b.texts limit ${sql.lit(maxByText)}) texts
    join product_search s on s.number = texts.number
    where not s.words @@ a.names
    group by 1`.execute(db)
  return rows.map(readGroup)
}

/**
 * What has these words, the most relevant first where that is asked for, and all as one otherwise. Few ranks differ, so the database puts
 * together what has the same one and sorts nothing; what the products are is known here, not there.
 */
export const findByTerms = async (db: Reader, terms: Terms): Promise<FoundGroup[]> => {
  const named = await findNamed(db, terms)
  const known = new Set(named.flatMap(({ numbers }) => numbers))
  const described = known.size < enough ? await findDescribed(db, terms) : []
  // What was published anew between the two questions may be in both answers.
  const others = described.map(({ rank, numbers }) => ({ rank, numbers: numbers.filter((number) => !known.has(number)) }))
  return [...named, ...others].sort((one, other) => other.rank - one.rank)
}
