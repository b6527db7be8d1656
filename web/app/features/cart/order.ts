import type { BundleCard, ProductCard, Variation } from '#contract/catalog.ts'
import type { Currency } from '#contract/money.ts'

/** A line of the cart. Its id says what it is: kind/creatorId/itemId/variationId. */
export type CartLine = {
  id: string
  type: 'Product' | 'Bundle'
  creatorId: string
  quantity: number
  variationId: string
  variation: Variation
  name: string
  creatorName: string
  href: string
  imageUrl: string | null
  /** What the server last said this line costs; gone as soon as the line changes. */
  total?: { original: number; due: number } | undefined
} & ({ type: 'Product'; productId: string } | { type: 'Bundle'; bundleId: string })

/** The cart is an Open order. */
export type CartOrder = { id: string; currency: Currency; status: 'Open'; items: CartLine[] }

export type CartItem = { kind: 'p'; item: ProductCard } | { kind: 'b'; item: BundleCard }
