import type { Discount } from '#contract/catalog/catalog.ts'

type DiscountKind = Discount['type']

const labels: Record<DiscountKind, string> = { PercentageOffDiscount: 'Percentage', FlatAmountOffDiscount: 'Amount' }

/** The kinds of discounts to choose from, for coupons and for sales. */
export const discountChoices = (Object.keys(labels) as DiscountKind[]).map((value) => ({ value, label: labels[value] }))
