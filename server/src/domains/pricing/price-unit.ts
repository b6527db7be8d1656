import type { Currency } from '#contract/core/money.ts'
import type { Discount } from '#domains/discounts/index.ts'
import { split } from '#kernel/money.ts'
import { type ExchangeRates, type MinorPrices, priceIn } from '#kernel/prices.ts'
import type { BasketLine, PriceStep } from './basket.ts'
import { bestReduction, type Reduction } from './discount.rules.ts'

/** The price of one unit, and of the whole line: an upgrade lowers the price of one unit alone. */
export type UnitPrice = { original: number; price: number; amount: number; discount: Discount | undefined; steps: PriceStep[] }

/** The price for a quantity: of the tiers that apply, the highest. Nobody pays more for buying more. */
const tierOf = ({ prices, tiers, quantity }: BasketLine, currency: Currency, rates: ExchangeRates) => {
  const base = priceIn(prices, currency, rates)
  let tier: { minQuantity: number; prices: MinorPrices } | undefined
  for (const one of tiers) if (one.minQuantity <= quantity && one.minQuantity > (tier?.minQuantity ?? 0)) tier = one
  const price = tier ? Math.min(base, priceIn(tier.prices, currency, rates)) : base
  return { base, price, minQuantity: tier?.minQuantity ?? 0 }
}

/** What the owned products take off a bundle: their share of it, in proportion to the price of each alone. */
const ownedShare = (price: number, parts: NonNullable<BasketLine['parts']>, currency: Currency, rates: ExchangeRates): number => {
  const weights = parts.map((part) => priceIn(part.prices, currency, rates))
  return split(price, weights).reduce((sum, share, index) => sum + (parts[index]?.isOwned ? share : 0), 0)
}

/** The lowest price for owners that applies, where it is lower than the normal price; the first of equals. */
const findUpgrade = ({ ownerPrices = [] }: BasketLine, below: number, currency: Currency, rates: ExchangeRates) =>
  ownerPrices
    .map(({ kind, from, prices }) => ({ kind, from, price: priceIn(prices, currency, rates) }))
    .reduce<{ kind: 'Upgrade' | 'Crossgrade'; from: string; price: number } | undefined>(
      (best, one) => (one.price < (best?.price ?? below) ? one : best),
      undefined,
    )

const discountStep = ({ discount, off }: Reduction, count: number): PriceStep => ({
  why: 'sale',
  amount: 0 - off * count,
  name: discount.name,
})

/** A line: base price, tier, discount, owned products, in this order; or, for one unit, the price for owners. */
export const priceUnit = (
  line: BasketLine,
  currency: Currency,
  rates: ExchangeRates,
  { withDiscount }: { withDiscount: boolean },
): UnitPrice => {
  const { quantity } = line
  const { base, price: tiered, minQuantity } = tierOf(line, currency, rates)
  const steps: PriceStep[] = [{ why: 'price', amount: base * quantity }]
  if (tiered < base) steps.push({ why: 'tier', amount: (tiered - base) * quantity, minQuantity })

  const count = line.parts?.filter((part) => part.isOwned).length ?? 0
  const ownedOf = (off: number): number => (line.parts && count > 0 ? ownedShare(tiered - off, line.parts, currency, rates) : 0)
  const best = withDiscount ? bestReduction(line.discounts, tiered, currency, rates, (off) => tiered - off - ownedOf(off)) : undefined
  const off = best?.off ?? 0
  const owned = ownedOf(off)
  const price = tiered - off - owned

  const upgrade = findUpgrade(line, price, currency, rates)
  if (upgrade) {
    // The single best price: one unit is upgraded, the others cost the normal price.
    const others = quantity - 1
    if (best && others > 0) steps.push(discountStep(best, others))
    steps.push({ why: 'upgrade', amount: upgrade.price - tiered, kind: upgrade.kind, from: upgrade.from })
    const amount = price * others + upgrade.price
    return { original: base, price: others > 0 ? price : amount, amount, discount: others > 0 ? best?.discount : undefined, steps }
  }
  if (best) steps.push(discountStep(best, quantity))
  if (owned > 0) steps.push({ why: 'owned', amount: 0 - owned * quantity, count })
  return { original: base, price, amount: price * quantity, discount: best?.discount, steps }
}
