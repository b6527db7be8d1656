import { priceBands } from '#contract/storefront/search-choices.ts'
import type { Reader } from '#platform/database/database.ts'
import { fixedStatement } from '#platform/database/fixed-statement.ts'
import { type DiscountedPrices, discountedPricesAt, type PlannedDiscount, priceBandOf } from './discounted-prices.rules.ts'
import { listPlannedDiscounts } from './discounted-prices.views.ts'
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
  /** What discounted products cost now, in cents of a dollar: the price that a row shows. The database knows the one before discounts. */
  discountedPrices: ReadonlyMap<number, number>
}

export type ReadFacets = (db: Reader, now: Date) => Promise<Facets>

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
  const known = new Map<string, { version: number; numbers: number[]; discounts: PlannedDiscount[] }>()
  const beforeDiscounts = new Map<number, readonly number[]>()
  let reduced: DiscountedPrices = discountedPricesAt([], 0)
  let knownSum = -1
  let reading: Promise<void> | undefined

  /** While a discount lasts, a product stands where its lower price belongs. */
  const applyDiscounts = (now: number): void => {
    for (const [number, facets] of beforeDiscounts) products.set(number, facets)
    beforeDiscounts.clear()
    reduced = discountedPricesAt(
      [...known.values()].flatMap((creator) => creator.discounts),
      now,
    )
    const bands = new Set(priceBands.flatMap((band) => ids.get(`price:${band}`) ?? []))
    for (const [number, price] of reduced.prices) {
      const facets = products.get(number)
      const shown = ids.get(`price:${priceBandOf(price)}`)
      if (!facets || shown === undefined || facets.includes(shown)) continue
      beforeDiscounts.set(number, facets)
      products.set(
        number,
        facets.map((id) => (bands.has(id) ? shown : id)),
      )
    }
    tallies.clear()
  }

  const readChanges = async (db: Reader, now: Date): Promise<void> => {
    const [{ sum } = { sum: 0 }] = await selectSum(db, [])
    const changed = (await selectVersions(db, [])).filter(({ creator_id, version }) => known.get(creator_id)?.version !== version)
    const creatorIds = changed.map(({ creator_id }) => creator_id)
    const rows = await selectProducts(db, [creatorIds])
    const planned = await listPlannedDiscounts(db, creatorIds, now)
    // Read after the products: a token is written before the first product that has it.
    for (const { id, token } of await selectTokens(db, [])) ids.set(token, id)
    for (const { creator_id, version } of changed) {
      for (const number of known.get(creator_id)?.numbers ?? []) {
        products.delete(number)
        beforeDiscounts.delete(number)
      }
      known.set(creator_id, { version, numbers: [], discounts: [] })
    }
    for (const { creator_id, number, facets } of rows) {
      known.get(creator_id)?.numbers.push(number)
      products.set(number, facets)
    }
    for (const { creatorId, ...discount } of planned) known.get(creatorId)?.discounts.push(discount)
    applyDiscounts(now.getTime())
    knownSum = sum
  }

  return async (db, now) => {
    const [{ sum } = { sum: 0 }] = await selectSum(db, [])
    // Whoever waited for another's read may have seen a later change than that one did.
    while (knownSum < sum) {
      reading ??= readChanges(db, now).finally(() => {
        reading = undefined
      })
      await reading
    }
    if (now.getTime() < reduced.from || now.getTime() >= reduced.until) applyDiscounts(now.getTime())
    return { products, ids, tallies, discountedPrices: reduced.prices }
  }
}
