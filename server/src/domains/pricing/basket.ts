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
  /** The discounts that are on for this variation. */
  discounts: readonly Discount[]
  /** The products of a bundle that can be completed: what each costs alone, and whether the customer owns it. */
  parts?: readonly { prices: MinorPrices; isOwned: boolean }[]
  /** The prices that hold for what this buyer owns, and the name of that. */
  ownerPrices?: readonly { kind: OwnerPriceKind; from: string; prices: MinorPrices }[] | undefined
}

/** A coupon that is usable by its dates, limits and customer; what it does here is decided by the basket. */
export type BasketCoupon = {
  id: string
  code: string
  creatorId: string
  off: { percentage: number } | { amounts: MinorPrices }
  isExclusive: boolean
  /** What the creator's lines must come to before coupons; null for no minimum. */
  minimum: MinorPrices | null
  /** null: everything of the creator's. */
  targets: readonly { kind: 'product' | 'bundle'; itemId: string; variationId: string | null }[] | null
}

/**
 * How the buyer's country taxes: prices that include the tax, or to which it is added. A business that reckons the tax itself
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

/** Why a line costs what it costs, step by step; the amounts of all steps add up to what is due. */
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
  /** For one: before and after tier, discount and owned products. Coupons and tax are of the whole line. */
  unit: { original: number; price: number }
  original: number
  discount: number
  subtotal: number
  /** Inside the amount due, or added to it. */
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
