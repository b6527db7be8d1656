import { holdCreator } from '#domains/creators/index.ts'
import { newId } from '#kernel/ids.ts'
import type { MinorPrices } from '#kernel/prices.ts'
import type { Tx } from '#platform/database/database.ts'
import './discounts.tables.ts'
import { discountAmountsDocument } from './discount-amounts.ts'
import { type DiscountTarget, insertTargets } from './discount-target.store.ts'

export type NewDiscount = {
  creatorId: string
  name: string
  description: string | null
  off: { percentage: number } | { amounts: MinorPrices }
  startsAt: Date
  endsAt: Date | null
  isExclusive?: boolean
  recurringPaymentUseCount?: number | null
  targets: DiscountTarget[]
}

export const startDiscount = async (tx: Tx, sale: NewDiscount, now: Date): Promise<string> => {
  const id = newId('dis', now)
  await holdCreator(tx, sale.creatorId)
  await tx
    .insertInto('sale_discounts')
    .values({
      id,
      creator_id: sale.creatorId,
      name: sale.name,
      description: sale.description,
      percentage: 'percentage' in sale.off ? sale.off.percentage : null,
      amounts: 'amounts' in sale.off ? discountAmountsDocument.write(sale.off.amounts) : null,
      starts_at: sale.startsAt,
      ends_at: sale.endsAt,
      is_exclusive: sale.isExclusive ?? false,
      recurring_payment_use_count: sale.recurringPaymentUseCount ?? null,
      created_at: now,
    })
    .execute()
  await insertTargets(tx, sale.creatorId, id, sale.targets)
  return id
}
