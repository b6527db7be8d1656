import type { z } from 'zod'
import type { Coupon, couponForm, couponTrial } from '#contract/coupons/coupons.ts'

export type CouponInput = z.input<typeof couponForm>
export type Trial = z.input<typeof couponTrial>
export type Target = NonNullable<CouponInput['targets']>[number]

/** The initial values of a coupon's form. */
export const formOf = (coupon: Coupon): CouponInput => ({
  code: coupon.code,
  name: coupon.name,
  description: coupon.description,
  off: coupon.off,
  targets: coupon.targets,
  minimum: coupon.minimum,
  isExclusive: coupon.isExclusive,
  startsAt: coupon.startsAt,
  endsAt: coupon.endsAt,
  maxUses: coupon.maxUses,
  maxUsesPerCustomer: coupon.maxUsesPerCustomer,
  recurringPaymentUseCount: coupon.recurringPaymentUseCount,
  isOn: coupon.isOn,
})

/** What a part of the form needs. */
export type CouponFields = {
  values: CouponInput
  set: <Name extends keyof CouponInput>(name: Name, value: CouponInput[Name]) => void
  errorOf: (name: string) => string | undefined
  canEdit: boolean
}
