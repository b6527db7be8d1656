import type { PricedLine } from '#domains/pricing/index.ts'
import { shareOf } from '#kernel/money.ts'
import type { AgreedPrice, Reduction } from './subscription.documents.ts'

type KnownCoupon = { id: string; percentage: number | null; recurring_payment_use_count: number | null }

const stepOf = (priced: PricedLine, why: 'tier' | 'sale' | 'owned'): number =>
  0 - (priced.steps.find((step) => step.why === why)?.amount ?? 0)

const perUnit = (priced: PricedLine, quantity: number): Reduction[] => {
  const { appliedDiscount, unit } = priced
  const tier = stepOf(priced, 'tier') / quantity
  const discounted = stepOf(priced, 'sale') / quantity
  const owned = stepOf(priced, 'owned') / quantity
  const beforeOwned = unit.original - tier - discounted
  return [
    ...(tier > 0 ? [{ why: 'tier', of: 'unit', off: { amount: tier }, payments: null } as const] : []),
    ...(appliedDiscount && discounted > 0
      ? [
          {
            why: 'sale',
            of: 'unit',
            off: appliedDiscount.percentage === null ? { amount: discounted } : { share: appliedDiscount.percentage },
            payments: appliedDiscount.recurringPaymentUseCount,
          } as const,
        ]
      : []),
    ...(owned > 0 ? [{ why: 'owned', of: 'unit', off: { share: owned / beforeOwned }, payments: null } as const] : []),
  ]
}

/** What the buyer agrees to by paying this line for the first time. */
export const agreeOn = (priced: PricedLine, quantity: number, coupons: readonly KnownCoupon[]): AgreedPrice => ({
  unit: priced.unit.original,
  reductions: [
    ...perUnit(priced, quantity),
    ...priced.coupons.map(({ id, amount }): Reduction => {
      const coupon = coupons.find((one) => one.id === id)
      const share = coupon?.percentage ?? null
      return {
        why: 'coupon',
        of: 'line',
        off: share === null ? { amount } : { share },
        payments: coupon ? coupon.recurring_payment_use_count : 1,
      }
    }),
  ],
})

const covers = ({ payments }: Reduction, payment: number): boolean => payments === null || payments >= payment

const less = (amount: number, { off }: Reduction): number =>
  amount - Math.min(amount, 'share' in off ? shareOf(amount, off.share) : off.amount)

/** What the payment with this number costs before tax, the first being 1: as agreed, without what has run out. */
export const priceOf = ({ unit, reductions }: AgreedPrice, quantity: number, payment: number): { original: number; subtotal: number } => {
  const on = reductions.filter((reduction) => covers(reduction, payment))
  const one = on.filter(({ of }) => of === 'unit').reduce(less, unit)
  return { original: unit * quantity, subtotal: on.filter(({ of }) => of === 'line').reduce(less, one * quantity) }
}

/** How many payments from this one on still cost less by a sale or coupon: null when all of them do, 0 when none. */
export const discountedFrom = ({ reductions }: AgreedPrice, payment: number): number | null => {
  const offers = reductions.filter(({ why }) => why === 'sale' || why === 'coupon').filter((offer) => covers(offer, payment))
  if (offers.some(({ payments }) => payments === null)) return null
  return offers.reduce((limit, { payments }) => Math.max(limit, (payments as number) - payment + 1), 0)
}
