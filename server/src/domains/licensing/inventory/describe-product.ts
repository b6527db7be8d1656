import type { ProductSummary } from '#contract/licensing/inventory.ts'
import { keyOf, type Looking, type OfferedRelease } from './offered-releases.ts'

export type InventoryProductRow = {
  creator_id: string
  creator_name: string
  creator_slug: string
  product_id: string
  product_name: string
  tagline: string | null
  description: string | null
  icon_url: string | null
  is_withdrawn: boolean
}

/** Without a release there is nothing to download. */
const notReleased: Pick<OfferedRelease, 'needsUser' | 'needsOwnership'> = { needsUser: true, needsOwnership: true }

const mayDownload = ({ needsUser, needsOwnership }: typeof notReleased, key: string, { userId, owned }: Looking): boolean => {
  if (needsOwnership) return owned.has(key)
  return needsUser ? userId !== null : true
}

/** A product in a customer's inventory, with the field names that SDKs read. Missing values are left out. */
export const describeProduct = (row: InventoryProductRow, release: OfferedRelease | undefined, looking: Looking): ProductSummary => {
  const key = keyOf({ creatorId: row.creator_id, productId: row.product_id })
  const rights = release ?? notReleased
  return {
    id: looking.scope === undefined ? key : row.product_id,
    name: row.product_name,
    tagline: row.tagline,
    description: row.description,
    ...(row.icon_url !== null && { iconUrl: row.icon_url }),
    currentVersion: release?.currentVersion ?? null,
    ...(release && { version: release.version, releasedAt: release.releasedAt.toISOString(), downloads: release.downloads }),
    ...(release && release.releaseDescription !== null && { releaseDescription: release.releaseDescription }),
    downloadsNeedsUser: rights.needsUser,
    downloadsNeedsOwnership: rights.needsOwnership,
    downloadsNeedsGroupMembership: false,
    downloadsAllowed: mayDownload(rights, key, looking),
    creatorId: row.creator_id,
    creatorName: row.creator_name,
    creatorSlug: row.creator_slug,
    productId: row.product_id,
    ...(row.is_withdrawn && { isWithdrawn: true as const }),
  }
}
