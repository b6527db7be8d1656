import type { BundleCard, ProductCard } from '#contract/catalog/catalog.ts'
import type { Currency } from '#contract/core/money.ts'
import type { Order, OrderItem } from '#contract/orders/orders.ts'

/** A creator's own channels; what comes through one costs the creator less. */
export type Channel = 'Embed' | 'BuyLink'

type AnswerOfServer = 'total' | 'steps' | 'price' | 'partial' | 'appliedDiscount' | 'fulfillment'

type LineOf<Item> = Item extends OrderItem
  ? Omit<Item, AnswerOfServer> & { [Name in AnswerOfServer]?: Item[Name] | undefined } & {
      /** Why it cannot be had any more. Such a line stays until somebody has read that and removes it. */
      gone?: string | undefined
      /** The creator's own channel it came through. */
      via?: Channel | undefined
    }
  : never

/** A line of the cart. What the server says of its price is gone as soon as the line changes, and comes back with the next answer. */
export type CartLine = LineOf<OrderItem>

/** What is different since the buyer last looked. */
export type CartNote =
  | { kind: 'price'; lineId: string; name: string; before: number; now: number; currency: Currency }
  | { kind: 'gone'; lineId: string; name: string }
  | { kind: 'coupon'; code: string }

/** The cart is an Open order. The last three are the browser's own. */
export type CartOrder = Omit<Order, 'status' | 'items'> & {
  status: 'Open'
  items: CartLine[]
  /** How often it has been changed: an answer to an earlier question is known by it. */
  changes: number
  /** Whether the server has yet to hear of the last change. */
  unsent: boolean
  notes: CartNote[]
}

export type CartItem = { kind: 'p'; item: ProductCard } | { kind: 'b'; item: BundleCard }

export const thingOf = (line: CartLine): ProductCard | BundleCard => (line.type === 'Product' ? line.product : line.bundle)

export const nameOf = (line: CartLine): string => thingOf(line).name

export const hrefOf = (line: CartLine): string => {
  const { slug } = thingOf(line).creator
  return line.type === 'Product' ? `/${slug}/${line.productId}` : `/${slug}/bundles/${line.bundleId}`
}

export const imageOf = (line: CartLine): string | null => (line.type === 'Product' ? line.product.iconUrl : line.bundle.imageUrl)
