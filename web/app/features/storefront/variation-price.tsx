import type { Variation } from '#contract/catalog/catalog.ts'
import { useCurrency } from '#web/lib/session/cart-glance.ts'
import { Price, type PricePeriod } from '#web/ui/price.tsx'

const periods = { Daily: 'day', Weekly: 'week', Monthly: 'month', Quarterly: 'quarter', Yearly: 'year' } as const

export const periodOf = ({ recurrence }: Variation): PricePeriod | undefined =>
  recurrence.type === 'Recurring' ? periods[recurrence.cycleLength] : undefined

type VariationPriceProps = { variation: Variation | null; className?: string }

/** What a variation costs now, beside what it cost before. */
export const VariationPrice = ({ variation, className }: VariationPriceProps) => {
  const currency = useCurrency()
  if (!variation) return null
  return (
    <Price
      amount={variation.price[currency]}
      currency={currency}
      original={variation.originalPrice[currency]}
      per={periodOf(variation)}
      className={className}
    />
  )
}
