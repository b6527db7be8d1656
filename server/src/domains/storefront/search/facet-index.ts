import { dollarReduction } from '#domains/pricing/index.ts'
import type { MinorPrices } from '#kernel/prices.ts'
import type { Reader } from '#platform/database/database.ts'
import { fixedStatement } from '#platform/database/fixed-statement.ts'
import { discountedPrices, type PlannedDiscount, priceBandOf, type RunningDiscounts, runningAt } from './discounted-prices.rules.ts'
import { listPlannedDiscounts } from './discounted-prices.views.ts'
import { type ListedProduct, listProducts } from './listed-products.views.ts'
import { listOwnPrices } from './own-prices.views.ts'
import { bandChanger } from './price-facets.rules.ts'
import { byName, byNewest, sortedList } from './shop-order.rules.ts'

/** By the number of a facet. A whole shop is counted at once, and such an array is the fastest to count with. */
export type Counts = Int32Array

/** Counts what passes all filters, and for each filter what fails that one alone. */
export type Tally = { total: number; onSale: number; all: Counts; withoutOne: ReadonlyMap<string, Counts> }

/** Every listed product by its number in search, as rows show it in one currency. */
export type Facets = {
  /** The numbers of its facets. */
  products: ReadonlyMap<number, readonly number[]>
  /** The number of each token, as `kind:Reverb`. */
  ids: ReadonlyMap<string, number>
  /** Counts of the whole shop by filters, valid while nothing changes. */
  tallies: Map<string, Tally>
  listed: ReadonlyMap<number, ListedProduct>
  /** In cents of a dollar, where rows show another price than the one in dollars before discounts. */
  shownPrices: ReadonlyMap<number, number>
  onSale: ReadonlySet<number>
  newest: () => readonly ListedProduct[]
  named: () => readonly ListedProduct[]
  /** The numbers of all, the cheapest first, once somebody asked for them so. */
  cheapest: { numbers?: readonly number[] }
}

/** Of the whole shop, in dollars, with what prices in other currencies are made from. */
export type ShopFacets = Facets & {
  /** Where a creator set the prices of other currencies too. */
  ownPrices: ReadonlyMap<number, MinorPrices>
  discounts: readonly PlannedDiscount[]
  /** The same in other currencies, as long as nothing changes. */
  inCurrencies: Map<string, Facets>
}

export type ReadFacets = (db: Reader, now: Date) => Promise<ShopFacets>

const selectSum = fixedStatement<{ sum: number }>('select coalesce(sum(v.version), 0)::float8 as sum from change_versions v')
const selectVersions = fixedStatement<{ creator_id: string; version: number }>('select v.creator_id, v.version from change_versions v')
const selectTokens = fixedStatement<{ id: number; token: string }>('select f.id, f.token from search_facets f')

/** What follows from prices and discounts. */
type Shown = Pick<ShopFacets, 'shownPrices' | 'onSale' | 'discounts' | 'tallies' | 'inCurrencies' | 'cheapest'>

const noneShown: Shown = {
  shownPrices: new Map(),
  onSale: new Set(),
  discounts: [],
  tallies: new Map(),
  inCurrencies: new Map(),
  cheapest: {},
}

/**
 * Counts of every choice of every facet are too many for the database to compute for each visitor, so a process caches each listed
 * product with its facets and price. Versions only rise, in the transaction that changes something of their creator's: while their sum is
 * the same, nothing has changed; otherwise only the creators with another version are read again.
 */
export const makeFacetIndex = (): ReadFacets => {
  const products = new Map<number, readonly number[]>()
  const listed = new Map<number, ListedProduct>()
  const ids = new Map<string, number>()
  const ownPrices = new Map<number, MinorPrices>()
  const known = new Map<string, { version: number; products: ListedProduct[]; discounts: PlannedDiscount[] }>()
  const discountedOnes = new Set<number>()
  const orders = { newest: sortedList(byNewest), named: sortedList(byName) }
  const newest = () => orders.newest.read(listed.values())
  const named = () => orders.named.read(listed.values())
  let running: RunningDiscounts = runningAt([], 0)
  // Replaced with each change: a reader that still holds the old one writes into that, where nobody looks any more.
  let shown: Shown = noneShown
  let knownSum = -1
  let reading: Promise<void> | undefined

  /** While a discount lasts, a product is sorted by its lower price. */
  const applyDiscounts = (now: number): void => {
    for (const number of discountedOnes) {
      const product = listed.get(number)
      if (product) products.set(number, product.facets)
    }
    running = runningAt(
      [...known.values()].flatMap((creator) => creator.discounts),
      now,
    )
    const shownPrices = discountedPrices(running.discounts, (number) => listed.get(number)?.price ?? 0, dollarReduction)
    const inBand = bandChanger(ids)
    discountedOnes.clear()
    for (const [number, price] of shownPrices) {
      const product = listed.get(number)
      if (!product) continue
      discountedOnes.add(number)
      products.set(number, inBand(product.facets, priceBandOf(price)))
    }
    const { discounts } = running
    const onSale = new Set(discounts.map((discount) => discount.number))
    shown = { shownPrices, onSale, discounts, tallies: new Map(), inCurrencies: new Map(), cheapest: {} }
  }

  const readChanges = async (db: Reader, now: Date): Promise<void> => {
    const [{ sum } = { sum: 0 }] = await selectSum(db, [])
    const changed = (await selectVersions(db, [])).filter(({ creator_id, version }) => known.get(creator_id)?.version !== version)
    const creatorIds = changed.map(({ creator_id }) => creator_id)
    const added = await listProducts(db, creatorIds)
    const planned = await listPlannedDiscounts(db, creatorIds, now)
    const own = await listOwnPrices(db, creatorIds)
    // Read after the products: a token is written before the first product that has it.
    for (const { id, token } of await selectTokens(db, [])) ids.set(token, id)
    const removed = new Set(creatorIds.flatMap((creatorId) => known.get(creatorId)?.products ?? []))
    for (const { number } of removed) for (const map of [products, listed, ownPrices]) map.delete(number)
    for (const { creator_id, version } of changed) known.set(creator_id, { version, products: [], discounts: [] })
    for (const product of added) {
      known.get(product.creatorId)?.products.push(product)
      products.set(product.number, product.facets)
      listed.set(product.number, product)
    }
    for (const order of [orders.newest, orders.named]) order.replace(removed, added)
    for (const [number, one] of own) ownPrices.set(number, one)
    for (const { creatorId, ...discount } of planned) known.get(creatorId)?.discounts.push(discount)
    applyDiscounts(now.getTime())
    knownSum = sum
  }

  return async (db, now) => {
    const [{ sum } = { sum: 0 }] = await selectSum(db, [])
    // A caller that waited for another's read may know of a later change than that one did.
    while (knownSum < sum) {
      reading ??= readChanges(db, now).finally(() => {
        reading = undefined
      })
      await reading
    }
    if (now.getTime() < running.from || now.getTime() >= running.until) applyDiscounts(now.getTime())
    return { products, listed, ids, ...shown, newest, named, ownPrices }
  }
}
