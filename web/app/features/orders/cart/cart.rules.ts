import type { BundleCard, Variation } from '#contract/catalog/catalog.ts'
import { type Currency, roundAmount } from '#contract/core/currencies.ts'
import type { OrderItem } from '#contract/orders/orders.ts'
import { MessageError } from '#web/lib/api/call-error.ts'
import { type CartItem, type CartLine, type CartOrder, type Channel, lineIdOf } from '../order.ts'

const lineOf = (added: CartItem, variation: Variation): CartLine => {
  const { kind, item } = added
  const shared = {
    id: lineIdOf(added, variation),
    creatorId: item.creatorId,
    quantity: 1,
    variationId: variation.id,
    isDefaultVariation: variation.id === item.pricingConfiguration?.id,
    variation,
  }
  return kind === 'product'
    ? { ...shared, type: 'Product', productId: item.id, product: cardOf(item) }
    : { ...shared, type: 'Bundle', bundleId: item.id, bundle: cardOf(item) }
}

/** What a cart needs of a card. Pages pass whole products, with texts and sounds; the browser stores only five megabytes in all. */
const cardOf = <Card extends CartItem['item']>(item: Card): Card => {
  const { id, creatorId, name, tagline, creator, pricingConfiguration } = item
  const shared = { id, creatorId, name, tagline, creator, pricingConfiguration }
  if ('imageUrl' in item) {
    const { imageUrl, partial, productCount, separatePrice } = item
    return { ...shared, imageUrl, partial, productCount, separatePrice } as unknown as Card
  }
  const { iconUrl, type, category, formats, publishedAt } = item
  return { ...shared, iconUrl, type, category, formats, publishedAt, audition: null } as unknown as Card
}

/** A line of the server without the parts that no cart shows. */
export const slimLine = (line: CartLine): CartLine =>
  line.type === 'Product' ? { ...line, product: cardOf(line.product) } : { ...line, bundle: cardOf(line.bundle) }

/** Whether adding it would raise a quantity. */
export const isInCart = ({ items }: CartOrder, added: CartItem, variation: Pick<Variation, 'id'>): boolean =>
  items.some(({ id, gone }) => id === lineIdOf(added, variation) && !gone)

/** Adding an item already present raises its quantity by 1 and drops its cached total. */
export const addItem = (order: CartOrder, added: CartItem, chosen?: Variation, channel?: Channel): CartOrder => {
  const variation = chosen ?? added.item.pricingConfiguration
  if (!variation) throw new MessageError('Added item does not have a default variation, and none have been specified')
  const line = { ...lineOf(added, variation), ...(channel && { via: channel }) }
  const present = order.items.find((item) => item.id === line.id)
  return present ? setQuantity(order, line.id, present.quantity + 1) : { ...order, items: [...order.items, line] }
}

export const maxPerLine = 999

/** The server's prices of a line hold only for the line as it was. */
const forgetPrice = (line: CartLine): CartLine => ({ ...line, total: undefined, steps: undefined, gone: undefined })

/** Setting quantity to 0 or below removes the line. */
export const setQuantity = (order: CartOrder, id: string, quantity: number): CartOrder => {
  if (!order.items.some((item) => item.id === id)) throw new MessageError('Cart item not found')
  if (quantity <= 0) return { ...order, items: order.items.filter((item) => item.id !== id) }
  const changed = (line: CartLine): CartLine => ({ ...forgetPrice(line), quantity: Math.min(maxPerLine, Math.trunc(quantity)) })
  return { ...order, items: order.items.map((line) => (line.id === id ? changed(line) : line)) }
}

/** Undoes a removal: the line is restored to its place, whatever else happened meanwhile. */
export const putBack = (order: CartOrder, line: CartLine, index: number): CartOrder =>
  order.items.some((item) => item.id === line.id) ? order : { ...order, items: order.items.toSpliced(index, 0, line) }

/** A bundle replaces the lines whose products it contains, at the index of the first of them. */
export const replaceWithBundle = (order: CartOrder, lineIds: readonly string[], bundle: BundleCard): CartOrder => {
  const added = addItem({ ...order, items: [] }, { kind: 'bundle', item: bundle }).items
  const index = order.items.findIndex(({ id }) => lineIds.includes(id))
  const others = order.items.filter(({ id }) => !lineIds.includes(id))
  return { ...order, items: index < 0 ? order.items : others.toSpliced(index, 0, ...added) }
}

/** The lines from before return and the bundle goes; what has been added or removed since then stays so. */
export const undoBundle = (order: CartOrder, before: CartOrder, lineIds: readonly string[], bundle: BundleCard): CartOrder => {
  const added = addItem({ ...order, items: [] }, { kind: 'bundle', item: bundle }).items.map(({ id }) => id)
  const without = { ...order, items: order.items.filter(({ id }) => !added.includes(id)) }
  return before.items.reduce((now, line, index) => (lineIds.includes(line.id) ? putBack(now, line, index) : now), without)
}

export const setCurrency = (order: CartOrder, currency: Currency): CartOrder => ({
  ...order,
  currency,
  items: order.items.map((line) => ({ ...line, total: undefined, steps: undefined })),
})

const tierOf = ({ pricingTiers }: Variation, quantity: number) => pricingTiers.filter(({ minQuantity }) => minQuantity <= quantity).at(-1)

/** A lower price for owners: for a bundle it is the price of each copy; an upgrade is bought once, and lowers only one copy. */
const isUpgrade = ({ type, variation }: CartLine): boolean => type === 'Product' && variation.reason !== undefined

/** The total of a line by the prices on its card, and the price before the last reduction. */
const priceByCard = (line: CartLine, currency: Currency) => {
  const { variation, quantity } = line
  const tier = tierOf(variation, quantity)
  const base = variation.originalPrice[currency]
  const tiered = tier?.originalPrice[currency] ?? base
  const reduced = (tier ?? variation).price[currency]
  const first = isUpgrade(line) ? Math.min(reduced, variation.price[currency]) : reduced
  const others = isUpgrade(line) && !tier ? base : reduced
  return { tier, base, tiered, total: roundAmount(first + others * (quantity - 1), currency) }
}

/** What a discount takes off for this quantity, from a price that a tier may have lowered. */
const discountOf = (
  { variation: { discount }, quantity }: CartLine,
  currency: Currency,
  { tier, tiered }: ReturnType<typeof priceByCard>,
) => {
  if (!discount) return 0
  if (!tier) return discount.total[currency] * quantity
  return (discount.type === 'PercentageOffDiscount' ? tiered * discount.percentage : discount.amount[currency]) * quantity
}

/**
 * The steps of a line's price: the server's, or until it has answered, from its card, so that nothing moves when the answer comes. They add
 * up to what the line costs.
 */
export const stepsOf = (line: CartLine, currency: Currency): OrderItem['steps'] => {
  const { steps, variation, quantity } = line
  if (steps?.[0]?.amount.currency === currency) return steps
  const card = priceByCard(line, currency)
  const { tier, base, tiered, total } = card
  const step = (why: 'price' | 'tier' | 'sale' | 'owned', words: string, amount: number): OrderItem['steps'][number] => ({
    why,
    words,
    amount: { currency, amount: roundAmount(amount, currency) },
  })
  const off = tiered * quantity - total
  const onSale = variation.reason === undefined ? off : roundAmount(Math.min(off, discountOf(line, currency, card)), currency)
  return [
    step('price', 'Price', base * quantity),
    ...(tier && tiered < base ? [step('tier', `From ${tier.minQuantity} on`, (tiered - base) * quantity)] : []),
    ...(variation.discount ? [step('sale', variation.discount.name, 0 - onSale)] : []),
    ...(variation.reason ? [step('owned', variation.reason, (variation.discount ? onSale : 0) - off)] : []),
  ]
}

/** What a line costs: by the server, or until it has answered, by the price on its card. */
export const lineTotal = (line: CartLine, currency: Currency): number => {
  if (line.gone) return 0
  return line.total?.due.currency === currency ? line.total.due.amount : priceByCard(line, currency).total
}

/** The same before any reduction. */
export const lineOriginal = (line: CartLine, currency: Currency): number =>
  line.total?.original.currency === currency
    ? line.total.original.amount
    : roundAmount(line.variation.originalPrice[currency] * line.quantity, currency)

export const cartTotal = ({ items, currency }: CartOrder): number =>
  roundAmount(
    items.reduce((sum, line) => sum + lineTotal(line, currency), 0),
    currency,
  )

/** Whether every price in the cart is the server's, for the cart as it is. */
export const isPriced = ({ items, currency, unsent }: CartOrder): boolean =>
  !unsent && items.every((line) => line.gone !== undefined || line.total?.due.currency === currency)
