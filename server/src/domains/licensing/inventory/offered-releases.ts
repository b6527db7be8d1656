import type { Download } from '#contract/releases/releases.ts'
import type { Reader } from '#platform/database/database.ts'

export type ProductKey = { creatorId: string; productId: string }

/** What can be downloaded of a product. */
export type OfferedRelease = {
  currentVersion: string
  /** The described version, with its notes. */
  version: string
  releaseDescription: string | null
  /** When that version was published. */
  releasedAt: Date
  needsUser: boolean
  needsOwnership: boolean
  downloads: Download[]
}

/** The caller, and which version of which scope they want. */
export type Looking = {
  userId: string | null
  /** Of a program that sends one. */
  licenseId?: string | undefined
  /** The products that the caller owns, as `creator/product`. */
  owned: ReadonlySet<string>
  version?: string | undefined
  /** Whether to include the contents of archives: all of them, or those short enough for a list. */
  manifests?: 'all' | 'short' | undefined
  scope: string | undefined
  now: Date
}

/**
 * Releases are on a higher floor, so this function is passed in when the shop is wired. By `creator/product`; a product without a
 * published release is left out.
 */
export type ReadOfferedReleases = (
  db: Reader,
  products: readonly ProductKey[],
  looking: Looking,
) => Promise<ReadonlyMap<string, OfferedRelease>>

export const keyOf = ({ creatorId, productId }: ProductKey): string => `${creatorId}/${productId}`
