import { newId } from '#kernel/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { type Holder, insertLicenses, type NewLicense } from './license.store.ts'

/** What a line gives per unit. */
export type Grant = {
  creatorId: string
  productId: string
  variationId: string
  bundleId: string | null
  /** For a purchase; null for everything else. */
  lineId: string | null
  quantity: number
  seats: number
  offlineActivation: boolean
  expiresAt: Date | null
}

type Issue = Holder & { grants: readonly Grant[] }

/** One license per product and unit. The database refuses a second call for the same order, which would be a bug. */
export const issueLicenses = async (tx: Tx, { grants, ...holder }: Issue): Promise<NewLicense[]> => {
  const licenses = grants.flatMap(({ quantity, ...grant }) =>
    Array.from({ length: quantity }, (_none, unit) => ({ ...grant, id: newId('lic', holder.now), unit: unit + 1 })),
  )
  // A statement takes 65,535 values; 999 of a bundle of 50 would be more.
  for (let from = 0; from < licenses.length; from += 2_000) await insertLicenses(tx, licenses.slice(from, from + 2_000), holder)
  return licenses
}
