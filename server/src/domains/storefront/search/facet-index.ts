import type { Reader } from '#platform/database/database.ts'
import { fixedStatement } from '#platform/database/fixed-statement.ts'
import './search.tables.ts'

/** By the number of a facet. A whole shop is counted at once, and nothing counts faster than such an array. */
export type Counts = Int32Array

/** What passes all filters, and for each filter what fails that one alone. */
export type Tally = { total: number; all: Counts; withoutOne: ReadonlyMap<string, Counts> }

/** Every listed product by its number in search, with the numbers of its facets. */
export type Facets = {
  products: ReadonlyMap<number, readonly number[]>
  /** The number of each token, as `kind:Reverb`. */
  ids: ReadonlyMap<string, number>
  /** Counts of the whole shop by filters, as long as nothing changes. */
  tallies: Map<string, Tally>
}

export type ReadFacets = (db: Reader) => Promise<Facets>

const selectSum = fixedStatement<{ sum: number }>('select coalesce(sum(v.version), 0)::float8 as sum from change_versions v')
const selectVersions = fixedStatement<{ creator_id: string; version: number }>('select v.creator_id, v.version from change_versions v')
const selectProducts = fixedStatement<{ creator_id: string; number: number; facets: number[] }>(
  'select s.creator_id, s.number, s.facets from product_search s where s.creator_id = any($1)',
)
const selectTokens = fixedStatement<{ id: number; token: string }>('select f.id, f.token from search_facets f')

/**
 * Counts of every choice of every facet are too many for the database to make anew for each visitor, so a process remembers the facets
 * of each listed product. Versions only rise, in the transaction that changes something of their creator's: while their sum is
 * the same, nothing has changed, and when it is not, only the creators are read again whose version is another.
 */
export const makeFacetIndex = (): ReadFacets => {
  const products = new Map<number, readonly number[]>()
  const ids = new Map<string, number>()
  const tallies = new Map<string, Tally>()
  const known = new Map<string, { version: number; numbers: number[] }>()
  let knownSum = -1
  let reading: Promise<void> | undefined

  const readChanges = async (db: Reader): Promise<void> => {
    const [{ sum } = { sum: 0 }] = await selectSum(db, [])
    const changed = (await selectVersions(db, [])).filter(({ creator_id, version }) => known.get(creator_id)?.version !== version)
    const rows = await selectProducts(db, [changed.map(({ creator_id }) => creator_id)])
    // Read after the products: a token is written before the first product that has it.
    for (const { id, token } of await selectTokens(db, [])) ids.set(token, id)
    for (const { creator_id, version } of changed) {
      for (const number of known.get(creator_id)?.numbers ?? []) products.delete(number)
      known.set(creator_id, { version, numbers: [] })
    }
    for (const { creator_id, number, facets } of rows) {
      known.get(creator_id)?.numbers.push(number)
      products.set(number, facets)
    }
    tallies.clear()
    knownSum = sum
  }

  return async (db) => {
    const [{ sum } = { sum: 0 }] = await selectSum(db, [])
    // Whoever waited for another's read may have seen a later change than that one did.
    while (knownSum < sum) {
      reading ??= readChanges(db).finally(() => {
        reading = undefined
      })
      await reading
    }
    return { products, ids, tallies }
  }
}
