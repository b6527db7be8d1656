/** What decides whether a coupon is usable at all, whatever is in the basket. */
export type CouponLimits = {
  isOn: boolean
  startsAt: Date | null
  endsAt: Date | null
  maxUses: number | null
  uses: number
}

export type CouponVerdict = { usable: true } | { usable: false; because: 'off' | 'not-yet' | 'ended' | 'used-up' }

export const judgeCoupon = ({ isOn, startsAt, endsAt, maxUses, uses }: CouponLimits, now: Date): CouponVerdict => {
  if (!isOn) return { usable: false, because: 'off' }
  if (startsAt && startsAt > now) return { usable: false, because: 'not-yet' }
  if (endsAt && endsAt <= now) return { usable: false, because: 'ended' }
  if (maxUses !== null && uses >= maxUses) return { usable: false, because: 'used-up' }
  return { usable: true }
}

export const couponMessages = {
  unknown: 'This code doesn’t work for anything in your cart',
  off: 'This code is turned off',
  'not-yet': 'This code isn’t valid yet',
  ended: 'This code has ended',
  'used-up': 'This code has been used up',
  spent: 'You have used this code as often as it can be used',
  'not-for-these-items': 'This code doesn’t apply to anything in your cart',
  'below-minimum': 'Your cart is below the minimum for this code',
  'other-is-better': 'Your cart is cheaper without this code',
  'too-many': 'Use at most 10 coupons in one order',
} as const

/** Codes are compared in capitals. */
export const couponKey = (code: string): string => code.trim().toUpperCase()

/** Whether this can be a code at all: what cannot be one is not looked up. */
export const canBeCode = (key: string): boolean => /^[A-Z0-9_-]{3,40}$/.test(key)

/** Identifies a customer by address: plus-aliases are removed, letters are lower case. */
export const customerKey = (email: string): string => {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@')
  return `${name.split('+')[0]}@${host}`
}
