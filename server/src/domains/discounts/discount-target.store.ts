import type { Tx } from '#platform/database/database.ts'
import './discounts.tables.ts'

/** What a discount applies to: a product ('product') or a bundle ('bundle'), in one variation or in all of them. */
export type DiscountTarget = { kind: 'product' | 'bundle'; itemId: string; variationId: string | null }

export const insertTargets = async (tx: Tx, creatorId: string, discountId: string, targets: readonly DiscountTarget[]): Promise<void> => {
  const rows = targets.map(({ kind, itemId, variationId }) => ({
    discount_id: discountId,
    creator_id: creatorId,
    item_kind: kind,
    item_id: itemId,
    variation_id: variationId,
  }))
  // The same item named twice is discounted once.
  if (rows.length > 0)
    await tx
      .insertInto('sale_discount_targets')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

export const replaceTargets = async (tx: Tx, creatorId: string, discountId: string, targets: readonly DiscountTarget[]): Promise<void> => {
  await tx.deleteFrom('sale_discount_targets').where('discount_id', '=', discountId).execute()
  await insertTargets(tx, creatorId, discountId, targets)
}
