import type { BundleCard, ProductCard, Variation } from '#contract/catalog/catalog.ts'
import { type Currency, currencies } from '#contract/core/money.ts'
import type { Order, OrderItem } from '#contract/orders/orders.ts'
import type { CartItem } from '../order.ts'
import type { WantedBody } from './cart-answer.rules.ts'

export const prices = (amount: number) => Object.fromEntries(currencies.map((currency) => [currency, amount])) as Record<Currency, number>

export const sampleVariation = (change: Partial<Variation> = {}): Variation => ({
  id: 'perpetual',
  name: 'Perpetual',
  description: null,
  originalPrice: prices(79),
  price: prices(59),
  hasDiscount: true,
  discount: null,
  recurrence: { type: 'OneOff' },
  pricingTiers: [],
  licensePolicy: { seats: 3, offlineActivation: true, trialDays: 14, trialNeedsAccount: false },
  ...change,
})

const card = (change: Partial<ProductCard> = {}): ProductCard => ({
  id: 'tape-one',
  creatorId: 'northlight-audio',
  name: 'Tape One',
  tagline: null,
  iconUrl: null,
  type: 'Plugin',
  category: 'Plugin',
  creator: { name: 'Northlight Audio', slug: 'northlight-audio' },
  pricingConfiguration: sampleVariation(),
  formats: [],
  audition: null,
  publishedAt: '2026-11-01T00:00:00.000Z',
  ...change,
})

export const product = (change: Partial<ProductCard> = {}): CartItem => ({ kind: 'product', item: card(change) })

export const bundle = (change: Partial<BundleCard> = {}): CartItem => ({
  kind: 'bundle',
  item: {
    id: 'studio',
    creatorId: 'northlight-audio',
    name: 'Studio Bundle',
    tagline: null,
    imageUrl: null,
    partial: true,
    creator: { name: 'Northlight Audio', slug: 'northlight-audio' },
    pricingConfiguration: sampleVariation(),
    productCount: 5,
    separatePrice: prices(295),
    ...change,
  },
})

const sum = (amount: number, currency: Currency) => {
  const money = { currency, amount }
  return { original: money, discount: { currency, amount: 0 }, subtotal: money, due: money }
}

const priced = (wanted: WantedBody['items'][number], currency: Currency, price: number): OrderItem => {
  const { id, creatorId, quantity, variationId } = wanted
  const variation = sampleVariation({ id: variationId, price: prices(price) })
  const shared = {
    id,
    creatorId,
    quantity,
    variationId,
    isDefaultVariation: true,
    partial: false,
    variation,
    appliedDiscount: null,
    steps: [],
  }
  const answer = { ...shared, price: prices(price), total: sum(price * quantity, currency) }
  return wanted.type === 'Product'
    ? { ...answer, type: 'Product', productId: wanted.productId, product: card({ id: wanted.productId }) }
    : { ...answer, type: 'Bundle', bundleId: wanted.bundleId, bundle: bundle().item as BundleCard }
}

/** The server's answer for an order, with the same price for each item. */
export const answerTo = (id: string, { currency, items }: WantedBody, change: Partial<Order> = {}, price = 59): Order => {
  const lines = items.map((item) => priced(item, currency, price))
  const due = lines.reduce((all, line) => all + line.total.due.amount, 0)
  return {
    id,
    currency,
    status: 'Open',
    customer: null,
    couponsApplied: [],
    total: { ...sum(due, currency), taxes: { currency, amount: 0 } },
    items: lines,
    checkoutUrl: lines.length > 0 ? `https://shop.test/checkout/${id}` : null,
    embeddedCheckoutUrl: null,
    ...change,
  }
}
