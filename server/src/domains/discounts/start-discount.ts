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

export const startDiscount = async (tx: Tx, discount: NewDiscount, now: Date): Promise<string> => {
  const id = newId('dis', now)
  await holdCreator(tx, discount.creatorId)
  await tx
    .insertInto('sale_discounts')
    .values({
      id,
      creator_id: discount.creatorId,
      name: discount.name,
      description: discount.description,
      percentage: 'percentage' in discount.off ? discount.off.percentage : null,
      amounts: 'amounts' in discount.off ? discountAmountsDocument.write(discount.off.amounts) : null,
      starts_at: discount.startsAt,
      ends_at: discount.endsAt,
      is_exclusive: discount.isExclusive ?? false,
      recurring_payment_use_count: discount.recurringPaymentUseCount ?? null,
      created_at: now,
    })
    .execute()
  await insertTargets(tx, discount.creatorId, id, discount.targets)
  return id
}
