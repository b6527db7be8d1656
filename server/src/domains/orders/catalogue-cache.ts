import { LRUCache } from 'lru-cache'
import type { ExchangeRates } from '#kernel/prices.ts'
import { readVersions } from '#platform/database/change-versions.ts'
import { type CatalogueRow, type CatalogueRows, itemKey, type ReadCatalogueRows, readCatalogueRows } from './lines/line.views.ts'

/** A product or bundle as read, its creator's version from before that, and the period in which no discount begins or ends. */
type Snapshot = { row: CatalogueRow; rates: ExchangeRates; version: number; from: Date; until: Date }

const maxSnapshots = 5_000

/** Rates are good for a day. */
const endOfDay = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

const untilWhen = ({ changes_at }: CatalogueRow, now: Date): Date => {
  const midnight = endOfDay(now)
  return changes_at && changes_at < midnight ? changes_at : midnight
}

const isSame = (one: ExchangeRates | undefined, other: ExchangeRates): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * The one cache of the catalogue: reads as `readCatalogueRows` does and stores what it read. A snapshot is used again only if the
 * database says, in one small statement of the same transaction, that nothing of its creator has changed since: prices are never older than that.
 * Not for a transaction that has itself changed the catalogue: what may be rolled back would be cached.
 */
export const makeCatalogueCache = (): ReadCatalogueRows => {
  const snapshots = new LRUCache<string, Snapshot>({ max: maxSnapshots })
  /** The same object while the rates are the same, so that results computed from it can be cached by it. */
  let lastRates: ExchangeRates | undefined

  return async (db, lines, now) => {
    const versions = await readVersions(db, [...new Set(lines.map((line) => line.creatorId))])
    const versionOf = (creatorId: string): number => versions.get(creatorId) ?? 0
    const products: CatalogueRows['products'] = new Map()
    const bundles: CatalogueRows['bundles'] = new Map()
    const put = (row: CatalogueRow): void => {
      const key = `${row.creator_id}/${row.id}`
      if (row.kind === 'product') products.set(key, row)
      else bundles.set(key, row)
    }

    let rates: ExchangeRates | undefined
    const missing = lines.filter((line) => {
      const known = snapshots.get(itemKey(line))
      if (known?.version !== versionOf(line.creatorId) || known.from > now || known.until <= now) return true
      put(known.row)
      rates = known.rates
      return false
    })
    if (rates && missing.length === 0) return { products, bundles, rates }

    const found = await readCatalogueRows(db, missing, now)
    rates = isSame(lastRates, found.rates) ? (lastRates as ExchangeRates) : found.rates
    lastRates = rates
    for (const row of [...found.products.values(), ...found.bundles.values()]) {
      put(row)
      const key = itemKey({ kind: row.kind, creatorId: row.creator_id, itemId: row.id })
      snapshots.set(key, { row, rates, version: versionOf(row.creator_id), from: now, until: untilWhen(row, now) })
    }
    return { products, bundles, rates }
  }
}
