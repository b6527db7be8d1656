import type { Variation } from '#contract/catalog/catalog.ts'
import { periodOf } from '#web/lib/catalog/price-period.ts'
import { useCurrency } from '#web/lib/session/cart-glance.ts'
import { Price } from '#web/ui/price.tsx'

type VariationPriceProps = { variation: Variation | null; className?: string }

/** What a variation costs now, next to its original price. */
export const VariationPrice = ({ variation, className }: VariationPriceProps) => {
  const currency = useCurrency()
  if (!variation) return null
  return (
    <Price
      amount={variation.price[currency]}
      currency={currency}
      original={variation.originalPrice[currency]}
      per={periodOf(variation.recurrence)}
      className={className}
    />
  )
}
