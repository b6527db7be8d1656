import type { Variation } from '#contract/catalog/catalog.ts'
import { useCurrency } from '#web/lib/session/cart-glance.ts'
import { Price } from '#web/ui/price.tsx'

/** The price of each copy when several are bought. */
export const TierTable = ({ variation }: { variation: Variation }) => {
  const currency = useCurrency()
  if (variation.pricingTiers.length === 0) return null
  return (
    <ul
      aria-label="Price by quantity"
      className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-x-5 gap-y-1 text-14 text-ink-2"
    >
      {variation.pricingTiers.map((tier) => (
        <li key={tier.minQuantity}>
          From <span className="figures">{tier.minQuantity}</span>: <Price amount={tier.price[currency]} currency={currency} /> each
        </li>
      ))}
    </ul>
  )
}
