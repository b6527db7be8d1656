import type { Currency } from '#contract/core/money.ts'
import type { Discount } from '#domains/discounts/index.ts'
import { split } from '#kernel/money.ts'
import { type ExchangeRates, type MinorPrices, priceIn } from '#kernel/prices.ts'
import type { BasketLine, PriceStep } from './basket.ts'
import { bestReduction } from './discount.rules.ts'

export type UnitPrice = { original: number; price: number; discount: Discount | undefined; steps: PriceStep[] }

/** The price for so many: of the tiers that count, the one that starts latest. Nobody pays more for taking more. */
const tierOf = ({ prices, tiers, quantity }: BasketLine, currency: Currency, rates: ExchangeRates) => {
  const base = priceIn(prices, currency, rates)
  let tier: { minQuantity: number; prices: MinorPrices } | undefined
  for (const one of tiers) if (one.minQuantity <= quantity && one.minQuantity > (tier?.minQuantity ?? 0)) tier = one
  const price = tier ? Math.min(base, priceIn(tier.prices, currency, rates)) : base
  return { base, price, minQuantity: tier?.minQuantity ?? 0 }
}

/** What the owned products take off a bundle: their share of it, in proportion to what each costs alone. */
const ownedShare = (price: number, parts: NonNullable<BasketLine['parts']>, currency: Currency, rates: ExchangeRates): number => {
  const weights = parts.map((part) => priceIn(part.prices, currency, rates))
  return split(price, weights).reduce((sum, share, index) => sum + (parts[index]?.isOwned ? share : 0), 0)
}

/** One of a line: base price, tier, discount, owned products, in this order. */
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
  if (best) steps.push({ why: 'sale', amount: 0 - off * quantity, name: best.discount.name })

  const owned = ownedOf(off)
  if (owned > 0) steps.push({ why: 'owned', amount: 0 - owned * quantity, count })

  return { original: base, price: tiered - off - owned, discount: best?.discount, steps }
}
