import { newId } from '#kernel/ids.ts'
import type { MinorPrices } from '#kernel/prices.ts'
import type { Tx } from '#platform/database/database.ts'
import './promotions.tables.ts'

export type SaleTarget = { kind: 'p' | 'b'; itemId: string; variationId: string | null }

export type NewSale = {
  creatorId: string
  name: string
  description: string | null
  off: { percentage: number } | { amounts: MinorPrices }
  startsAt: Date
  endsAt: Date | null
  targets: SaleTarget[]
}

export const startSale = async (tx: Tx, sale: NewSale, now: Date): Promise<string> => {
  const id = newId('dis', now)
  await tx
    .insertInto('sale_discounts')
    .values({
      id,
      creator_id: sale.creatorId,
      name: sale.name,
      description: sale.description,
      percentage: 'percentage' in sale.off ? sale.off.percentage : null,
      amounts: 'amounts' in sale.off ? JSON.stringify(sale.off.amounts) : null,
      starts_at: sale.startsAt,
      ends_at: sale.endsAt,
      created_at: now,
    })
    .execute()
  const rows = sale.targets.map(({ kind, itemId, variationId }) => ({
    discount_id: id,
    creator_id: sale.creatorId,
    item_kind: kind,
    item_id: itemId,
    variation_id: variationId,
  }))
  if (rows.length > 0) await tx.insertInto('sale_discount_targets').values(rows).execute()
  return id
}
