import type { Variation } from '#contract/catalog.ts'
import { type Currency, defaultCurrency } from '#contract/money.ts'
import type { CartItem, CartLine, CartOrder } from './order.ts'

export const startOrder = (id: string, currency: Currency = defaultCurrency): CartOrder => ({ id, currency, status: 'Open', items: [] })

const lineOf = ({ kind, item }: CartItem, variation: Variation): CartLine => {
  const shared = {
    id: [kind, item.creatorId, item.id, variation.id].join('/'),
    creatorId: item.creatorId,
    quantity: 1,
    variationId: variation.id,
    variation,
    name: item.name,
    creatorName: item.creator.name,
  }
  return kind === 'p'
    ? { ...shared, type: 'Product', productId: item.id, href: `/${item.creator.slug}/${item.id}`, imageUrl: item.iconUrl }
    : { ...shared, type: 'Bundle', bundleId: item.id, href: `/${item.creator.slug}/bundles/${item.id}`, imageUrl: item.imageUrl }
}

/** Adding an item already present raises its quantity by 1 and drops its cached total. */
export const addItem = (order: CartOrder, added: CartItem, chosen?: Variation): CartOrder => {
  const variation = chosen ?? added.item.pricingConfiguration
  if (!variation) throw new Error('Added item does not have a default variation, and none have been specified')
  const line = lineOf(added, variation)
  const present = order.items.find((item) => item.id === line.id)
  return present ? setQuantity(order, line.id, present.quantity + 1) : { ...order, items: [...order.items, line] }
}

const mostOfALine = 999

/** Setting quantity to 0 or below removes the line. */
export const setQuantity = (order: CartOrder, lineId: string, quantity: number): CartOrder => {
  if (!order.items.some((item) => item.id === lineId)) throw new Error('Cart item not found')
  if (quantity <= 0) return { ...order, items: order.items.filter((item) => item.id !== lineId) }
  const changed = (line: CartLine): CartLine => ({ ...line, quantity: Math.min(mostOfALine, quantity), total: undefined })
  return { ...order, items: order.items.map((line) => (line.id === lineId ? changed(line) : line)) }
}

/** The price of one, by how many are bought. */
const unitPrice = ({ variation, quantity }: CartLine, currency: Currency): number => {
  const tier = variation.pricingTiers.filter(({ minQuantity }) => minQuantity <= quantity).at(-1)
  return (tier ?? variation).price[currency]
}

/** Sums of decimals drift; whole hundredths do not. */
const exact = (amount: number): number => Math.round(amount * 100) / 100

export const lineTotal = (line: CartLine, currency: Currency): number => exact(unitPrice(line, currency) * line.quantity)

export const cartTotal = (order: CartOrder): number => exact(order.items.reduce((sum, line) => sum + lineTotal(line, order.currency), 0))
