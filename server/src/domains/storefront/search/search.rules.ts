import { studioTokens } from '#contract/catalog/studio-tokens.ts'
import { type Currency, defaultCurrency } from '#contract/core/currencies.ts'
import type { QueryOf } from '#contract/core/route.ts'
import { type SearchSort, type searchProducts, searchProducts as searchRoute } from '#contract/storefront/discovery.ts'
import type { Filters } from './facet-filters.rules.ts'

export const perPage = 24
/** Nobody looks further than this; whoever does is helped more by filters. */
export const deepest = 10_000

type Asked = QueryOf<typeof searchProducts>
export type Search = { text: string; filters: Filters; currency: Currency; sort: SearchSort; skip: number }

/** `after` is how many were already shown; anything odd starts from the beginning. */
const readSkip = (after: string | undefined): number => {
  const skip = Number(after)
  return Number.isInteger(skip) && skip > 0 && skip <= deepest ? skip : 0
}

/** What a visitor asked for. The database takes no zero characters, and nobody types them. */
export const readSearch = ({ q = '', currency = defaultCurrency, onSale, sort, after, fits, ...chosen }: Asked): Search => {
  const text = q.replaceAll('\0', '').trim()
  return {
    text,
    filters: { chosen, fits: fits === undefined ? undefined : studioTokens(fits), onSale: onSale === 'true' },
    currency,
    // Without words everything is equally relevant, and the newest is the most interesting.
    sort: !text && (sort ?? 'relevance') === 'relevance' ? 'newest' : (sort ?? 'relevance'),
    skip: readSkip(after),
  }
}

/** The path of the part that follows. */
export const nextPath = (asked: Asked, { skip }: Search): string => {
  const given = Object.entries({ ...asked, after: String(skip + perPage) }).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `${searchRoute.path}?${new URLSearchParams(given)}`
}
