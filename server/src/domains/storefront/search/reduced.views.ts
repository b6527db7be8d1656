import { type RawBuilder, sql } from 'kysely'
import type { Facets } from './facet-index.ts'
import type { Search } from './search.rules.ts'
import { passes, wantedBy } from './search-counts.rules.ts'

/**
 * What is discounted now, as a common table `reduced` (number, price, passes): the database knows prices before discounts, and a row shows the
 * one after them. Undefined where a search asks nothing about prices, or nothing is discounted.
 */
export const reducedTable = (facets: Facets, { filters, sort }: Pick<Search, 'filters' | 'sort'>): RawBuilder<unknown> | undefined => {
  const isAsked = filters.chosen.price !== undefined || sort === 'price-low' || sort === 'price-high'
  if (!isAsked || facets.discountedPrices.size === 0) return undefined
  const wanted = wantedBy(facets, filters)
  const numbers = [...facets.discountedPrices.keys()]
  const passing = numbers.map((number) => passes(facets.products.get(number), wanted))
  return sql`reduced as materialized (
    select * from unnest(${numbers}::int[], ${[...facets.discountedPrices.values()]}::int[], ${passing}::bool[]) as r (number, price, passes))`
}
