import type { Variation } from '#contract/catalog/catalog.ts'
import { periodOf } from '#web/lib/catalog/price-period.ts'
import { useCurrency } from '#web/lib/session/cart-glance.ts'
import { classes } from '#web/ui/classes.ts'
import { Price } from '#web/ui/price.tsx'
import { priceRoom } from './price-room.ts'

type VariationPriceProps = {
  variation: Variation | null
  twoLines?: boolean | 'narrow'
  /** As wide as in its longest currency, for a place where others move by it. */
  withRoom?: boolean
  className?: string
}

/** What a variation costs now, next to its original price. */
export const VariationPrice = ({ variation, twoLines = false, withRoom = false, className }: VariationPriceProps) => {
  const currency = useCurrency()
  if (!variation) return null
  const price = (
    <Price
      amount={variation.price[currency]}
      currency={currency}
      original={variation.originalPrice[currency]}
      per={periodOf(variation.recurrence)}
      twoLines={twoLines}
      className={withRoom ? undefined : className}
    />
  )
  if (!withRoom) return price
  return (
    <span className={classes('figures inline-block max-w-full', className)} style={{ minWidth: `${priceRoom(variation)}ch` }}>
      {price}
    </span>
  )
}
