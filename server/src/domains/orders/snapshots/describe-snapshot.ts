import { type Currency, currencies } from '#contract/core/money.ts'
import { lineId } from '#contract/orders/line-id.ts'
import type { Fulfillment, Order, OrderItem } from '#contract/orders/orders.ts'
import { findExchangeRates, priceVariation } from '#domains/pricing/index.ts'
import { toWire } from '#kernel/money.ts'
import { completePrices, type ExchangeRates, toPriceMap } from '#kernel/prices.ts'
import type { Reader } from '#platform/database/database.ts'
import { describeTotal } from '../describe-total.ts'
import type { OrderSnapshot, SnapshotLine } from './order-snapshot.ts'

const isComplete = (rates: OrderSnapshot['rates']): rates is ExchangeRates => currencies.every((currency) => currency in rates)

/** The rates of that day; for a currency that the shop did not have then, today's. */
const findRates = async (db: Reader, { rates }: OrderSnapshot, now: Date): Promise<ExchangeRates> =>
  isComplete(rates) ? rates : { ...(await findExchangeRates(db, now)), ...rates }

export const describeSteps = (line: SnapshotLine, currency: Currency): OrderItem['steps'] =>
  line.steps.map(({ why, text, amount }) => ({ why, words: text, amount: toWire({ currency, amount }) }))

const fulfillmentOf = ({ kind, itemId, licenses }: SnapshotLine): { fulfillment?: Fulfillment } => {
  if (!licenses) return {}
  if (kind === 'product') return { fulfillment: { type: 'License', licenseIds: licenses[itemId] ?? [] } }
  return { fulfillment: { type: 'Bundle', productLicenses: licenses } }
}

/** Where it was not recorded, the products with licenses are those that were new to the buyer. */
const newIn = ({ newProducts, productCount, licenses }: Extract<SnapshotLine, { kind: 'bundle' }>): { newProducts?: number } => {
  if (newProducts !== undefined) return { newProducts }
  const issued = licenses ? Object.keys(licenses).length : 0
  return issued > 0 && issued < productCount ? { newProducts: issued } : {}
}

const describeLine = (line: SnapshotLine, currency: Currency, rates: ExchangeRates): OrderItem => {
  const money = (amount: number) => toWire({ currency, amount })
  const variations = new Map(line.variations.map((one) => [one.id, priceVariation(one, line.sales, rates)]))
  const variation = variations.get(line.variationId)
  if (!variation) throw new Error(`The snapshot of ${lineId(line)} is without its variation`)
  const shared = {
    id: lineId(line),
    creatorId: line.creatorId,
    quantity: line.quantity,
    variationId: line.variationId,
    isDefaultVariation: line.mainVariationId === line.variationId,
    total: { original: money(line.original), discount: money(line.discount), subtotal: money(line.subtotal), due: money(line.due) },
    price: variation.price,
    variation,
    appliedDiscount: line.isOnSale ? variation.discount : null,
    steps: describeSteps(line, currency),
    ...fulfillmentOf(line),
  }
  const card = {
    id: line.itemId,
    creatorId: line.creatorId,
    name: line.name,
    tagline: line.tagline,
    creator: { name: line.creatorName, slug: line.creatorSlug },
    pricingConfiguration: (line.mainVariationId !== null && variations.get(line.mainVariationId)) || null,
  }
  if (line.kind === 'product') {
    const { type, category, iconUrl, formats, publishedAt } = line
    const product = { ...card, iconUrl, type, category, formats, audition: null, publishedAt }
    return { type: 'Product', productId: line.itemId, product, partial: false, ...shared }
  }
  const { imageUrl, isPartial: partial, productCount } = line
  const separatePrice = toPriceMap(completePrices(line.separatePrices, rates))
  const bundle = { ...card, imageUrl, partial, productCount, separatePrice }
  return { type: 'Bundle', bundleId: line.itemId, bundle, ...newIn(line), partial, ...shared }
}

type Asked = { snapshot: OrderSnapshot; currency: Currency; now: Date }

/** The part of an order that is fixed by its payment, as the storefront shows it. */
export const describeSnapshot = async (
  db: Reader,
  { snapshot, currency, now }: Asked,
): Promise<Pick<Order, 'couponsApplied' | 'total' | 'items'>> => {
  const rates = await findRates(db, snapshot, now)
  const { total } = snapshot
  return {
    couponsApplied: snapshot.coupons,
    total: describeTotal(total, currency),
    items: snapshot.lines.map((line) => describeLine(line, currency, rates)),
  }
}
