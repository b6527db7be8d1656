import type { BundleCard, ProductCard, Variation } from '#contract/catalog/catalog.ts'
import type { Currency } from '#contract/core/money.ts'
import { lineId } from '#contract/orders/line-id.ts'
import type { Order, OrderItem } from '#contract/orders/orders.ts'

/** A creator's own channels; sales through them have a lower fee. */
export type Channel = 'Embed' | 'BuyLink'

type AnswerOfServer = 'total' | 'steps' | 'price' | 'partial' | 'appliedDiscount' | 'fulfillment'

type LineOf<Item> = Item extends OrderItem
  ? Omit<Item, AnswerOfServer> & { [Name in AnswerOfServer]?: Item[Name] | undefined } & {
      /** Why it is no longer available. Such a line stays until the buyer has read that and removes it. */
      gone?: string | undefined
      /** The creator's own channel that it came through. */
      via?: Channel | undefined
    }
  : never

/** A line of the cart. The server's prices are dropped as soon as the line changes, and come back with the next answer. */
export type CartLine = LineOf<OrderItem>

/** What changed since the buyer's last visit. */
export type CartNote =
  | { kind: 'price'; lineId: string; name: string; before: number; now: number; currency: Currency }
  | { kind: 'gone'; lineId: string; name: string }
  | { kind: 'coupon'; code: string }

/** The cart is an Open order. The last three fields exist only in the browser. */
export type CartOrder = Omit<Order, 'status' | 'items'> & {
  status: 'Open'
  items: CartLine[]
  /** The number of changes so far, by which an answer to an outdated request is recognised. */
  changes: number
  /** Whether the last change has not been sent to the server yet. */
  unsent: boolean
  notes: CartNote[]
}

/** The page of a bundle knows what is in it; cards do not. */
type BundleItem = BundleCard & { products?: readonly Pick<ProductCard, 'creatorId' | 'id'>[] }

export type CartItem = { kind: 'product'; item: ProductCard } | { kind: 'bundle'; item: BundleItem }

/** The line that adding this makes, or raises. */
export const lineIdOf = ({ kind, item }: CartItem, variation: Pick<Variation, 'id'>): string =>
  lineId({ kind, creatorId: item.creatorId, itemId: item.id, variationId: variation.id })

export const thingOf = (line: CartLine): ProductCard | BundleCard => (line.type === 'Product' ? line.product : line.bundle)

export const nameOf = (line: CartLine): string => thingOf(line).name

export const hrefOf = (line: CartLine): string => {
  const { slug } = thingOf(line).creator
  return line.type === 'Product' ? `/${slug}/${line.productId}` : `/${slug}/bundles/${line.bundleId}`
}

export const imageOf = (line: CartLine): string | null => (line.type === 'Product' ? line.product.iconUrl : line.bundle.imageUrl)
