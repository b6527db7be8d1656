import type { OwnerPriceKind } from '#contract/catalog/catalog.ts'
import type { Currency } from '#contract/core/money.ts'
import type { Discount } from '#domains/discounts/index.ts'
import type { ExchangeRates, MinorPrices } from '#kernel/prices.ts'

/** One line of a cart, with everything that decides its price. */
export type BasketLine = {
  /** kind/creatorId/itemId/variationId */
  id: string
  kind: 'product' | 'bundle'
  creatorId: string
  itemId: string
  variationId: string
  quantity: number
  prices: MinorPrices
  tiers: readonly { minQuantity: number; prices: MinorPrices }[]
  /** The discounts in effect for this variation. */
  discounts: readonly Discount[]
  /** The products of a bundle that can be completed: the price of each alone, and whether the customer owns it. */
  parts?: readonly { prices: MinorPrices; isOwned: boolean }[]
  /** The prices for what this buyer owns, with the name of that product. */
  ownerPrices?: readonly { kind: OwnerPriceKind; from: string; prices: MinorPrices }[] | undefined
}

/** A coupon that is usable by its dates, limits and customer; its effect depends on the basket. */
export type BasketCoupon = {
  id: string
  code: string
  creatorId: string
  off: { percentage: number } | { amounts: MinorPrices }
  isExclusive: boolean
  /** The minimum subtotal of the creator's lines before coupons; null for none. */
  minimum: MinorPrices | null
  /** null: every item of the creator. */
  targets: readonly { kind: 'product' | 'bundle'; itemId: string; variationId: string | null }[] | null
}

/**
 * The tax rule of the buyer's country: prices that include the tax, or to which it is added. A business under reverse charge
 * pays the price without it.
 */
export type BasketTax = { rate: number; mode: 'Inclusive' | 'Exclusive'; isReversed: boolean }

export type Basket = {
  currency: Currency
  lines: readonly BasketLine[]
  coupons: readonly BasketCoupon[]
  rates: ExchangeRates
  /** null while the country is not known: nothing is added or taken out. */
  tax: BasketTax | null
}

/** The price of a line, step by step; the amounts of all steps add up to what is due. */
export type PriceStep =
  | { why: 'price'; amount: number }
  | { why: 'tier'; amount: number; minQuantity: number }
  | { why: 'sale'; amount: number; name: string }
  | { why: 'owned'; amount: number; count: number }
  | { why: 'upgrade'; amount: number; kind: OwnerPriceKind; from: string }
  | { why: 'coupon'; amount: number; couponId: string; code: string }
  | { why: 'tax-added'; amount: number; rate: number }
  | { why: 'tax-left-out'; amount: number; rate: number }

export type PricedLine = {
  id: string
  /** Per unit: before and after tier, discount and owned products. Coupons and tax are for the whole line. */
  unit: { original: number; price: number }
  original: number
  discount: number
  subtotal: number
  /** Included in the amount due, or added to it. */
  tax: number
  due: number
  appliedDiscount: Discount | null
  coupons: readonly { id: string; amount: number }[]
  steps: readonly PriceStep[]
}

export type PricedBasket = {
  currency: Currency
  lines: readonly PricedLine[]
  total: { original: number; discount: number; subtotal: number; tax: number; due: number }
}
