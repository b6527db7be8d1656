import { sql } from 'kysely'
import { listBundleCards } from '#domains/pricing/index.ts'
import type { Reader } from '#platform/database/database.ts'

type Named = { creatorId: string; itemId: string }

/** More than these are never compared: a creator may put one product into every bundle. */
const maxBundles = 8

/** Live bundles that hold some of these products, those with the most of them first. */
export const listBundlesWith = async (db: Reader, products: readonly Named[], now: Date) => {
  if (products.length === 0) return []
  const inside = sql`(
    select count(*) from unnest(${products.map(({ creatorId }) => creatorId)}::text[], ${products.map(({ itemId }) => itemId)}::text[]) as held (creator_id, id)
    where held.creator_id = b.creator_id and held.id = any (b.product_ids))`
  return listBundleCards(
    db,
    now,
    sql`and b.creator_id = any (${products.map(({ creatorId }) => creatorId)}::text[]) and c.suspended_at is null and ${inside} > 0
      order by ${inside} desc, b.creator_id, b.id limit ${maxBundles}`,
  )
}
