import type { Currency } from '#contract/core/money.ts'
import type { Order, OrderItem } from '#contract/orders/orders.ts'
import { type PricedLine, stepText } from '#domains/pricing/index.ts'
import { toWire } from '#kernel/money.ts'
import { describeTotal } from './describe-total.ts'
import { type CatalogueRows, catalogueKey } from './lines/line.views.ts'
import { looksOf, variationOf } from './lines/line-looks.ts'
import { newProductsIn } from './new-products.ts'
import { type OrderStatus, storefrontStatus } from './order.states.ts'
import type { WantedLine } from './orders.tables.ts'
import type { Quote } from './quote-order.ts'

type Parts = { wanted: WantedLine; priced: PricedLine; catalogue: CatalogueRows; currency: Currency }

const describeLine = ({ wanted, priced, catalogue, currency }: Parts): OrderItem | undefined => {
  const bundle = wanted.kind === 'bundle' ? catalogue.bundles.get(catalogueKey(wanted)) : undefined
  const row = wanted.kind === 'product' ? catalogue.products.get(catalogueKey(wanted)) : bundle
  const content = row?.content.variations.find((one) => one.id === wanted.variationId)
  if (!row || !content) return undefined
  const { thing, main } = looksOf(row, catalogue.rates)
  const variation = variationOf(row, content, catalogue.rates)
  const money = (amount: number) => toWire({ currency, amount })
  return {
    ...thing,
    ...(bundle && newProductsIn(bundle.parts.length, priced)),
    id: priced.id,
    creatorId: wanted.creatorId,
    quantity: wanted.quantity,
    variationId: wanted.variationId,
    isDefaultVariation: main?.id === wanted.variationId,
    partial: bundle?.content.partial ?? false,
    total: { original: money(priced.original), discount: money(priced.discount), subtotal: money(priced.subtotal), due: money(priced.due) },
    price: variation.price,
    variation,
    appliedDiscount: priced.appliedDiscount ? variation.discount : null,
    steps: priced.steps.map((step) => ({ why: step.why, words: stepText(step), amount: money(step.amount) })),
  }
}

export type OrderHead = { id: string; status: OrderStatus; customer: Order['customer']; publicUrl: string }

/** An order with its quote, as the storefront shows it. */
export const describeOrder = ({ id, status, customer, publicUrl }: OrderHead, quote: Quote): Order => {
  const { wanted, catalogue, priced, stock } = quote
  const there = wanted.lines.filter((_line, index) => stock[index]?.there)
  const { total } = priced
  const url = new URL(`/checkout/${id}`, publicUrl).href
  const isOpen = status === 'Open'
  return {
    id,
    currency: wanted.currency,
    status: storefrontStatus(status),
    customer,
    couponsApplied: quote.coupons.map((row) => ({
      id: row.id,
      code: row.code,
      creatorId: row.creator_id,
      name: row.name,
      description: row.description,
    })),
    total: describeTotal(total, wanted.currency),
    items: there.flatMap((line, index) => {
      const one = priced.lines[index]
      return (one && describeLine({ wanted: line, priced: one, catalogue, currency: wanted.currency })) ?? []
    }),
    checkoutUrl: isOpen && there.length > 0 ? url : null,
    embeddedCheckoutUrl: isOpen && there.length > 0 ? `${url}?embedded=true` : null,
  }
}
