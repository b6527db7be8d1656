import { type RawBuilder, sql } from 'kysely'
import type { Facets } from './facet-index.ts'
import type { Search } from './search.rules.ts'
import { passes, wantedBy } from './search-counts.rules.ts'

/**
 * What a row shows another price of, as a common table `reduced` (number, price, passes): the database knows prices in dollars before
 * discounts. Undefined where a search asks nothing about prices, or there is no such product.
 */
export const reducedTable = (facets: Facets, { filters, sort }: Pick<Search, 'filters' | 'sort'>): RawBuilder<unknown> | undefined => {
  const isAsked = filters.chosen.price !== undefined || sort === 'price-low' || sort === 'price-high'
  if (!isAsked || facets.shownPrices.size === 0) return undefined
  const wanted = wantedBy(facets, filters)
  const numbers = [...facets.shownPrices.keys()]
  const passing = numbers.map((number) => passes(facets.products.get(number), wanted))
  return sql`reduced as materialized (
    select * from unnest(${numbers}::int[], ${[...facets.shownPrices.values()]}::float8[], ${passing}::bool[]) as r (number, price, passes))`
}
