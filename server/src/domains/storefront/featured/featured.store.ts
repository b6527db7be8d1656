import type { FeaturedKind } from '#contract/storefront/featured.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import '../storefront.tables.ts'

export type NewFeatured = { creatorId: string; productId: string | null; firstDay: string | null; lastDay: string | null }

export const findListVersion = async (db: Reader, kind: FeaturedKind): Promise<number> =>
  (await db.selectFrom('featured_lists').select('version').where('kind', '=', kind).executeTakeFirstOrThrow()).version

/** False where somebody else changed the list since. Whoever comes at the same moment waits here. */
export const takeList = async (tx: Tx, kind: FeaturedKind, version: number): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('featured_lists')
    .set({ version: version + 1 })
    .where('kind', '=', kind)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const replaceItems = async (tx: Tx, kind: FeaturedKind, items: readonly NewFeatured[]): Promise<void> => {
  await tx.deleteFrom('featured_items').where('kind', '=', kind).execute()
  if (items.length === 0) return
  const rows = items.map(({ creatorId, productId, firstDay, lastDay }, index) => ({
    ...{ kind, index, creator_id: creatorId, product_id: productId ?? '' },
    ...{ first_day: firstDay, last_day: lastDay },
  }))
  await tx.insertInto('featured_items').values(rows).execute()
}
