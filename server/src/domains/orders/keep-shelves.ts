import type { ExchangeRates } from '#kernel/prices.ts'
import { readVersions } from '#platform/database/change-versions.ts'
import { itemKey, type ReadShelves, readShelves, type ShelfRow, type ShelfRows } from './line.views.ts'

/** What was on the shelf, the creator's stamp from before it was read, and the times between which no sale begins or ends by the clock. */
type Kept = { row: ShelfRow; rates: ExchangeRates; stamp: number; from: Date; until: Date }

const maxKept = 5_000

/** Rates hold for a day. */
const endOfDay = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

const untilWhen = ({ changes_at }: ShelfRow, now: Date): Date => {
  const midnight = endOfDay(now)
  return changes_at && changes_at < midnight ? changes_at : midnight
}

const isSame = (one: ExchangeRates | undefined, other: ExchangeRates): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Reads shelves as `readShelves` does, and keeps what it read. It is used again only if the database says, in one small statement
 * of the same transaction, that nothing of its creator's has changed since: what a cart is priced by is never older than that.
 * Not for a transaction that has itself changed the catalogue: what is undone later would be kept.
 */
export const keepShelves = (): ReadShelves => {
  const kept = new Map<string, Kept>()
  /** One object while the rates are the same, so that what was worked out from them can be known again. */
  let lastRates: ExchangeRates | undefined

  const keep = (key: string, entry: Kept): void => {
    kept.delete(key)
    kept.set(key, entry)
    const oldest = kept.keys().next().value
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
  }

  return async (db, lines, now) => {
    const versions = await readVersions(db, [...new Set(lines.map((line) => line.creatorId))])
    const versionOf = (creatorId: string): number => versions.get(creatorId) ?? 0
    const products: ShelfRows['products'] = new Map()
    const bundles: ShelfRows['bundles'] = new Map()
    const put = (row: ShelfRow): void => {
      const key = `${row.creator_id}/${row.id}`
      if (row.kind === 'product') products.set(key, row)
      else bundles.set(key, row)
    }

    let rates: ExchangeRates | undefined
    const missing = lines.filter((line) => {
      const known = kept.get(itemKey(line))
      if (known?.stamp !== versionOf(line.creatorId) || known.from > now || known.until <= now) return true
      put(known.row)
      rates = known.rates
      return false
    })
    if (rates && missing.length === 0) return { products, bundles, rates }

    const fresh = await readShelves(db, missing, now)
    rates = isSame(lastRates, fresh.rates) ? (lastRates as ExchangeRates) : fresh.rates
    lastRates = rates
    for (const row of [...fresh.products.values(), ...fresh.bundles.values()]) {
      put(row)
      const key = itemKey({ kind: row.kind, creatorId: row.creator_id, itemId: row.id })
      keep(key, { row, rates, stamp: versionOf(row.creator_id), from: now, until: untilWhen(row, now) })
    }
    return { products, bundles, rates }
  }
}
