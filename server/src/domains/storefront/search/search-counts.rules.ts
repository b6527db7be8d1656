import { productCategories } from '#contract/catalog/catalog.ts'
import { hosts, productFormats, productSystems } from '#contract/catalog/machine-rules.ts'
import { genres, musicalKeys, productKinds, tempoBands } from '#contract/catalog/trait-rules.ts'
import { priceBands, type SearchCounts } from '#contract/storefront/discovery.ts'
import { type FacetName, type Filters, tokenFilters } from './facet-filters.rules.ts'
import type { Counts, Facets, Tally } from './facet-index.ts'

/** What was found, by its numbers, or everything. */
export type FoundNumbers = readonly number[] | 'all'

type Wanted = readonly { facet: string; ids: readonly number[] }[]

const isAny = (facets: readonly number[], wanted: readonly number[]): boolean => {
  for (const id of wanted) if (facets.includes(id)) return true
  return false
}

const add = (counts: Counts, facets: readonly number[]): void => {
  for (const id of facets) counts[id] = (counts[id] ?? 0) + 1
}

export const passes = (facets: readonly number[] | undefined, wanted: Wanted): boolean => {
  if (facets === undefined) return false
  for (const { ids } of wanted) if (!isAny(facets, ids)) return false
  return true
}

export const wantedBy = ({ ids }: Pick<Facets, 'ids'>, filters: Filters): Wanted =>
  tokenFilters(filters).map(({ facet, tokens }) => ({ facet, ids: tokens.flatMap((token) => ids.get(token) ?? []) }))

/**
 * A filter does not narrow its own choices: visitors want to see what else there is. So a product that passes all filters counts for
 * every facet, one that fails a single filter for that filter's facet, and any other for none.
 */
const tally = ({ products, ids, onSale }: Facets, numbers: Iterable<number>, wanted: Wanted): Tally => {
  const noCounts = (): Counts => new Int32Array(Math.max(0, ...ids.values()) + 1)
  const result: Tally = { total: 0, onSale: 0, all: noCounts(), withoutOne: new Map(wanted.map(({ facet }) => [facet, noCounts()])) }
  for (const number of numbers) {
    const facets = products.get(number)
    if (!facets) continue
    let failed: string | undefined
    let failures = 0
    for (const filter of wanted) {
      if (isAny(facets, filter.ids)) continue
      failed = filter.facet
      failures += 1
      if (failures > 1) break
    }
    if (failures > 1) continue
    if (failures === 0) {
      result.total += 1
      if (onSale.has(number)) result.onSale += 1
    }
    add((failed && result.withoutOne.get(failed)) || result.all, facets)
  }
  return result
}

/** More than visitors choose between two changes; a client that requests every combination clears it. */
const maxTallies = 500

/** A whole shop is counted once for each choice of filters, until something changes in it. */
const tallyAll = (facets: Facets, filters: Filters, wanted: Wanted): Tally => {
  const key = JSON.stringify([filters.chosen, filters.fits, filters.named])
  const known = facets.tallies.get(key)
  if (known) return known
  if (facets.tallies.size >= maxTallies) facets.tallies.clear()
  const counted = tally(facets, facets.products.keys(), wanted)
  facets.tallies.set(key, counted)
  return counted
}

const tallyFound = (facets: Facets, found: FoundNumbers, filters: Filters, wanted: Wanted): Tally => {
  if (found === 'all') return filters.onSale ? tally(facets, facets.onSale, wanted) : tallyAll(facets, filters, wanted)
  return tally(facets, filters.onSale ? found.filter((number) => facets.onSale.has(number)) : found, wanted)
}

export const countFound = (facets: Facets, found: FoundNumbers, filters: Filters): { total: number; counts: SearchCounts } => {
  const { total, onSale, all, withoutOne } = tallyFound(facets, found, filters, wantedBy(facets, filters))
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
