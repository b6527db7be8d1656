import type { QueryOf } from '#contract/core/route.ts'
import type { searchProducts } from '#contract/storefront/discovery.ts'

/** What can be chosen one of, each the name of its query parameter and of its tokens. */
export const facetNames = ['category', 'price', 'format', 'system', 'kind', 'genre', 'tempo', 'key', 'host'] as const
export type FacetName = (typeof facetNames)[number]

export type Filters = {
  chosen: Pick<QueryOf<typeof searchProducts>, FacetName>
  /** The tokens of a studio, any of which is enough. */
  fits: readonly string[] | undefined
  onSale: boolean
  /** What was named among the words and is none of a text, as `format:VST3`. */
  named?: readonly string[]
}

/** A filter as its tokens; a product that has any of them passes. */
export type TokenFilter = { facet: FacetName | 'runs' | 'named'; tokens: readonly string[] }

export const tokenFilters = ({ chosen, fits, named = [] }: Filters): TokenFilter[] => [
  ...facetNames.flatMap((facet) => (chosen[facet] === undefined ? [] : [{ facet, tokens: [`${facet}:${chosen[facet]}`] }])),
  ...(fits ? [{ facet: 'runs' as const, tokens: fits }] : []),
  ...named.map((token) => ({ facet: 'named' as const, tokens: [token] })),
]
