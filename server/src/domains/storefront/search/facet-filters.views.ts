import { type RawBuilder, sql } from 'kysely'
import { type Filters, tokenFilters } from './facet-filters.rules.ts'
import type { Facets } from './facet-index.ts'

/** What a row `s` of search has to have. A token that no product ever had has no number, and nothing passes. */
export const passing = ({ ids, dollarsOf }: Facets, filters: Filters): RawBuilder<unknown> => {
  const { price } = filters.chosen
  const range = price && dollarsOf?.(price)
  const byToken = tokenFilters(filters).filter(({ facet }) => !range || facet !== 'price')
  const wanted = byToken.map(({ tokens }) => tokens.flatMap((token) => ids.get(token) ?? []))
  const alone = wanted.flatMap((known) => (known.length === 1 ? known : []))
  const conditions = [
    ...(range ? [sql`s.price between ${range.from} and ${range.to}`] : []),
    ...(alone.length > 0 ? [sql`s.facets @> ${alone}::int[]`] : []),
    ...wanted.flatMap((known) => (known.length === 1 ? [] : [sql`s.facets && ${known}::int[]`])),
  ]
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}
