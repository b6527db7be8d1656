import type { SearchSort } from '#contract/storefront/discovery.ts'
import type { Facets } from './facet-index.ts'
import type { FoundGroup } from './found-products.views.ts'
import type { ListedProduct } from './listed-products.views.ts'
import { perPage, type Search } from './search.rules.ts'
import { passes, wantedBy } from './search-counts.rules.ts'
import { byNewest, inPriceOrder } from './shop-order.rules.ts'

const cheapestFirst = ({ listed, shownPrices, cheapest }: Facets): readonly number[] => {
  cheapest.numbers ??= inPriceOrder(listed.values(), ({ number, price }) => shownPrices.get(number) ?? price)
  return cheapest.numbers
}

const numbersOf = function* (products: readonly ListedProduct[]): Generator<number> {
  for (const { number } of products) yield number
}

/** Everything listed, in this order. Relevance is a matter of words: without any, the newest is the most interesting. */
const shopInOrder: Record<SearchSort, (facets: Facets) => Iterable<number>> = {
  relevance: ({ newest }) => numbersOf(newest()),
  newest: ({ newest }) => numbersOf(newest()),
  'price-low': cheapestFirst,
  'price-high': (facets) => cheapestFirst(facets).toReversed(),
  name: ({ named }) => numbersOf(named()),
}

/** The page of these, in their order, that the filters leave. */
const pageOf = (facets: Facets, numbers: Iterable<number>, { filters, skip }: Search): ListedProduct[] => {
  const wanted = wantedBy(facets, filters)
  const page: ListedProduct[] = []
  let left = skip
  for (const number of numbers) {
    if (filters.onSale && !facets.onSale.has(number)) continue
    if (!passes(facets.products.get(number), wanted)) continue
    left -= 1
    if (left >= 0) continue
    const product = facets.listed.get(number)
    if (product) page.push(product)
    if (page.length === perPage) break
  }
  return page
}

export const shopPage = (facets: Facets, search: Search): ListedProduct[] => pageOf(facets, shopInOrder[search.sort](facets), search)

const only = function* (numbers: Iterable<number>, found: ReadonlySet<number>): Generator<number> {
  for (const number of numbers) if (found.has(number)) yield number
}

/** Of what is equally relevant, the newest first. A page is mostly full before the second group is sorted. */
const mostRelevantFirst = function* ({ listed }: Facets, found: readonly FoundGroup[]): Generator<number> {
  for (const { numbers } of found) yield* numbersOf(numbers.flatMap((number) => listed.get(number) ?? []).sort(byNewest))
}

/** Of what was found by words. Any other order than by relevance is the shop's: walking through it is quicker than sorting. */
export const foundPage = (facets: Facets, found: readonly FoundGroup[], search: Search): ListedProduct[] => {
  if (search.sort === 'relevance') return pageOf(facets, mostRelevantFirst(facets, found), search)
  return pageOf(facets, only(shopInOrder[search.sort](facets), new Set(found.flatMap(({ numbers }) => numbers))), search)
}
