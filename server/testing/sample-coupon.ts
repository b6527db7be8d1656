import { type CouponTarget, couponAmountsDocument, couponMinimumDocument, targetsDocument } from '#domains/coupons/coupon.documents.ts'
import type { MinorPrices } from '#kernel/prices.ts'
import type { Reader } from '#platform/database/database.ts'
import { writeOptional } from '#platform/database/stored-document.ts'
import { testDay } from './test-shop.ts'

type SomeCoupon = {
  creatorId?: string
  code: string
  percentage?: number | null
  amounts?: MinorPrices | null
  minimum?: MinorPrices | null
  targets?: CouponTarget[] | null
  endsAt?: Date
  startsAt?: Date
  maxUses?: number
  isExclusive?: boolean
  isOn?: boolean
}

let count = 0

/** By default, a coupon of a tenth off everything. */
export const addCoupon = async (db: Reader, coupon: SomeCoupon): Promise<string> => {
  const id = `cpn_${String(++count).padStart(26, '0')}`
  await db
    .insertInto('coupons')
    .values({
      id,
      creator_id: coupon.creatorId ?? 'lowtide',
      code: coupon.code,
      name: `Coupon ${coupon.code}`,
      percentage: coupon.amounts ? null : (coupon.percentage ?? 0.1),
      amounts: writeOptional(couponAmountsDocument, coupon.amounts ?? null),
      minimum: writeOptional(couponMinimumDocument, coupon.minimum ?? null),
      targets: coupon.targets ? targetsDocument.write({ targets: coupon.targets }) : null,
      starts_at: coupon.startsAt ?? null,
      ends_at: coupon.endsAt ?? null,
      max_uses: coupon.maxUses ?? null,
      is_exclusive: coupon.isExclusive ?? false,
      is_on: coupon.isOn ?? true,
      created_at: new Date(testDay),
    })
    .execute()
  return id
}
