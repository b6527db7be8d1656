import type { Download } from '#contract/releases/releases.ts'
import type { Reader } from '#platform/database/database.ts'

export type ProductKey = { creatorId: string; productId: string }

/** What the shop offers of a product to download. */
export type OfferedRelease = {
  currentVersion: string
  /** The version that is described, with its notes. */
  version: string
  releaseDescription: string | null
  /** Since when that version is out. */
  releasedAt: Date
  needsUser: boolean
  needsOwnership: boolean
  downloads: Download[]
}

/** Who looks, and which version of which scope they want. */
export type Looking = {
  userId: string | null
  /** Of a program that shows one. */
  licenseId?: string | undefined
  /** The products that whoever looks owns, as `creator/product`. */
  owned: ReadonlySet<string>
  version?: string | undefined
  /** Whether to say what is in the archives: all of them, or those that are short enough for a list. */
  manifests?: 'all' | 'short' | undefined
  scope: string | undefined
  now: Date
}

/**
 * Releases stand on a higher floor, so what they know is handed in where the shop is wired. By `creator/product`; what has no
 * published release is not in the answer.
 */
export type ReadOfferedReleases = (
  db: Reader,
  products: readonly ProductKey[],
  looking: Looking,
) => Promise<ReadonlyMap<string, OfferedRelease>>

export const keyOf = ({ creatorId, productId }: ProductKey): string => `${creatorId}/${productId}`
