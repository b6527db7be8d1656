import type { ProductCard } from '#contract/catalog/catalog.ts'
import { periodOf } from '#web/lib/catalog/price-period.ts'
import { useCurrency } from '#web/lib/session/cart-glance.ts'
import { Price } from '#web/ui/price.tsx'
import { VariationPrice } from './variation-price.tsx'

type CardPriceProps = {
  product: Pick<ProductCard, 'pricingConfiguration' | 'startingPrice'>
  twoLines?: boolean | 'narrow'
  className?: string
}

/** The price of a product in a list: its lowest price, by which lists are also filtered and sorted. */
export const CardPrice = ({ product: { pricingConfiguration, startingPrice }, twoLines = false, className }: CardPriceProps) => {
  const currency = useCurrency()
  if (!startingPrice) return <VariationPrice variation={pricingConfiguration} twoLines={twoLines} {...(className && { className })} />
  const amount = startingPrice.price[currency]
  return (
    <span className={className}>
      {amount > 0 && <span className="mr-[0.3em] text-[0.85em] font-normal text-ink-2">from </span>}
      <Price
        amount={amount}
        currency={currency}
        original={startingPrice.originalPrice[currency]}
        per={periodOf(startingPrice.recurrence)}
        twoLines={twoLines}
      />
    </span>
  )
}
