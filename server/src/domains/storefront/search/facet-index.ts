import type { PriceBand } from '#contract/storefront/discovery.ts'
import { dollarReduction } from '#domains/pricing/index.ts'
import type { MinorPrices } from '#kernel/prices.ts'
import type { Reader } from '#platform/database/database.ts'
import { fixedStatement } from '#platform/database/fixed-statement.ts'
import { discountedPrices, type PlannedDiscount, priceBandOf, type RunningDiscounts, runningAt } from './discounted-prices.rules.ts'
import { listPlannedDiscounts } from './discounted-prices.views.ts'
import { listOwnPrices } from './own-prices.views.ts'
import { bandChanger } from './price-facets.rules.ts'
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
  /** What rows show of those that the database knows another price of, in cents of a dollar: it has the one in dollars before discounts. */
  shownPrices: ReadonlyMap<number, number>
  /** Where prices are in another currency: the prices in cents of a dollar that come to this band there. */
  dollarsOf?: (band: PriceBand) => { from: number; to: number }
}

/** Of the whole shop, in dollars, with what prices in other currencies are made from. */
export type ShopFacets = Facets & {
  /** In cents of a dollar, before discounts. */
  prices: ReadonlyMap<number, number>
  /** Where a creator set the prices of other currencies too. */
  ownPrices: ReadonlyMap<number, MinorPrices>
  discounts: readonly PlannedDiscount[]
  /** The same in other currencies, as long as nothing changes. */
  inCurrencies: Map<string, Facets>
}

export type ReadFacets = (db: Reader, now: Date) => Promise<ShopFacets>

const selectSum = fixedStatement<{ sum: number }>('select coalesce(sum(v.version), 0)::float8 as sum from change_versions v')
const selectVersions = fixedStatement<{ creator_id: string; version: number }>('select v.creator_id, v.version from change_versions v')
const selectProducts = fixedStatement<{ creator_id: string; number: number; price: number; facets: number[] }>(
  'select s.creator_id, s.number, s.price, s.facets from product_search s where s.creator_id = any($1)',
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
  const prices = new Map<number, number>()
  const ownPrices = new Map<number, MinorPrices>()
  const inCurrencies = new Map<string, Facets>()
  const known = new Map<string, { version: number; numbers: number[]; discounts: PlannedDiscount[] }>()
  const beforeDiscounts = new Map<number, readonly number[]>()
  let running: RunningDiscounts = runningAt([], 0)
  let shownPrices: ReadonlyMap<number, number> = new Map()
  let knownSum = -1
  let reading: Promise<void> | undefined

  /** While a discount lasts, a product stands where its lower price belongs. */
  const applyDiscounts = (now: number): void => {
    for (const [number, facets] of beforeDiscounts) products.set(number, facets)
    beforeDiscounts.clear()
    running = runningAt(
      [...known.values()].flatMap((creator) => creator.discounts),
      now,
    )
    shownPrices = discountedPrices(running.discounts, (number) => prices.get(number) ?? 0, dollarReduction)
    const inBand = bandChanger(ids)
    for (const [number, price] of shownPrices) {
      const facets = products.get(number)
      const shown = facets && inBand(facets, priceBandOf(price))
      if (!shown || shown === facets) continue
      beforeDiscounts.set(number, facets)
      products.set(number, shown)
    }
    tallies.clear()
    inCurrencies.clear()
  }

  const readChanges = async (db: Reader, now: Date): Promise<void> => {
    const [{ sum } = { sum: 0 }] = await selectSum(db, [])
    const changed = (await selectVersions(db, [])).filter(({ creator_id, version }) => known.get(creator_id)?.version !== version)
    const creatorIds = changed.map(({ creator_id }) => creator_id)
    const rows = await selectProducts(db, [creatorIds])
    const planned = await listPlannedDiscounts(db, creatorIds, now)
    const own = await listOwnPrices(db, creatorIds)
    // Read after the products: a token is written before the first product that has it.
    for (const { id, token } of await selectTokens(db, [])) ids.set(token, id)
    for (const { creator_id, version } of changed) {
      for (const number of known.get(creator_id)?.numbers ?? []) {
        for (const map of [products, beforeDiscounts, prices, ownPrices]) map.delete(number)
      }
      known.set(creator_id, { version, numbers: [], discounts: [] })
    }
    for (const { creator_id, number, price, facets } of rows) {
      known.get(creator_id)?.numbers.push(number)
      products.set(number, facets)
      prices.set(number, price)
    }
    for (const [number, one] of own) ownPrices.set(number, one)
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
    if (now.getTime() < running.from || now.getTime() >= running.until) applyDiscounts(now.getTime())
    return { products, ids, tallies, shownPrices, prices, ownPrices, discounts: running.discounts, inCurrencies }
  }
}
