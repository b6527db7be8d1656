import type { MinorPrices } from '#kernel/prices.ts'

/** A discount in effect for one item: a fraction of the price or an amount, on one variation or on all. */
export type Discount = {
  name: string
  description: string | null
  percentage: number | null
  amounts: MinorPrices | null
  isExclusive: boolean
  endsAt: string | null
  recurringPaymentUseCount: number | null
  variationId: string | null
}
