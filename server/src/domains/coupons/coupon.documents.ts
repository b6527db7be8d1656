import { z } from 'zod'
import { itemKinds } from '#kernel/item-kind.ts'
import { defineDocument, upgradeFrom } from '#platform/database/stored-document.ts'
import { kindLetter, kindOfLetter, storedPrices } from '#platform/database/stored-values.ts'

const fields = { itemId: z.string(), variationId: z.string().nullable() }
const target = z.object({ kind: z.enum(itemKinds), ...fields })
/** What a coupon applies to: an item in one variation, or in all of them. */
export type CouponTarget = z.infer<typeof target>

/** Its first version was a list. */
export const targetsDocument = defineDocument('coupon-targets', z.object({ targets: z.array(target) }), [
  upgradeFrom(z.array(z.object({ kind: kindLetter, ...fields })), (targets) => ({
    targets: targets.map(({ kind, ...rest }) => ({ kind: kindOfLetter(kind), ...rest })),
  })),
])

export const couponAmountsDocument = defineDocument('coupon-amounts', storedPrices)
export const couponMinimumDocument = defineDocument('coupon-minimum', storedPrices)
