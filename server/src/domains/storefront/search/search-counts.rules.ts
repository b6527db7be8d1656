import { productCategories } from '#contract/catalog/catalog.ts'
import { hosts, productFormats, productSystems } from '#contract/catalog/machine-rules.ts'
import { genres, musicalKeys, productKinds, tempoBands } from '#contract/catalog/trait-rules.ts'
import { priceBands, type SearchCounts } from '#contract/storefront/discovery.ts'
import { type FacetName, type Filters, tokenFilters } from './facet-filters.rules.ts'
import type { Facets } from './facet-index.ts'

/** What was found, by its numbers; `onSale` are those of them that are. */
export type FoundNumbers = { numbers: Iterable<number>; onSale: ReadonlySet<number> }

const isAny = (facets: readonly number[], wanted: readonly number[]): boolean => {
  for (const id of wanted) if (facets.includes(id)) return true
  return false
}

/** By the number of a facet. A whole shop is counted with every search, and nothing counts faster than such an array. */
type Counts = Int32Array

const add = (counts: Counts, facets: readonly number[]): void => {
  for (const id of facets) counts[id] = (counts[id] ?? 0) + 1
}

type Tally = { total: number; onSale: number; all: Counts; withoutOne: Map<string, Counts> }

/**
 * A filter does not narrow its own choices: one wants to see what else there is. So a product that passes all filters counts for
 * every facet, one that fails a single filter for that filter's facet, and any other for none.
 */
const tally = ({ products, ids }: Facets, { numbers, onSale }: FoundNumbers, filters: Filters): Tally => {
  const wanted = tokenFilters(filters).map(({ facet, tokens }) => ({ facet, ids: tokens.flatMap((token) => ids.get(token) ?? []) }))
  const noCounts = (): Counts => new Int32Array(Math.max(0, ...ids.values()) + 1)
  const result: Tally = { total: 0, onSale: 0, all: noCounts(), withoutOne: new Map(wanted.map(({ facet }) => [facet, noCounts()])) }
  for (const number of numbers) {
    const facets = products.get(number)
    if (!facets) continue
    let failed = filters.onSale && !onSale.has(number) ? 'onSale' : undefined
    let failures = failed ? 1 : 0
    for (const filter of wanted) {
      if (isAny(facets, filter.ids)) continue
      failed = filter.facet
      failures += 1
      if (failures > 1) break
    }
    if (failures > 1) continue
    if (failed) {
      const counts = result.withoutOne.get(failed)
      if (counts) add(counts, facets)
      continue
    }
    result.total += 1
    add(result.all, facets)
    if (onSale.has(number)) result.onSale += 1
  }
  return result
}

export const countFound = (facets: Facets, found: FoundNumbers, filters: Filters): { total: number; counts: SearchCounts } => {
  const { total, onSale, all, withoutOne } = tally(facets, found, filters)
  const counted = <Value extends string>(name: FacetName, choices: readonly Value[]) =>
    choices.flatMap((value) => {
      const id = facets.ids.get(`${name}:${value}`) ?? 0
      const count = (all[id] ?? 0) + (withoutOne.get(name)?.[id] ?? 0)
      return count > 0 || filters.chosen[name] === value ? [{ value, count }] : []
    })
  return {
    total,
    counts: {
      category: counted('category', productCategories),
      price: counted('price', priceBands),
      format: counted('format', productFormats),
      system: counted('system', productSystems),
      kind: counted('kind', productKinds),
      genre: counted('genre', genres),
      tempo: counted('tempo', tempoBands),
      key: counted('key', musicalKeys),
      host: counted('host', hosts),
      onSale,
    },
  }
}
