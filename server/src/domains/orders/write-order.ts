import type { WireMoney } from '#contract/core/money.ts'
import type { Order, OrderItem } from '#contract/orders/orders.ts'

/** What a line says of its buyer, and not of what is bought: never a part of a text that is the same in every cart. */
const own = new Set(['quantity', 'total', 'appliedDiscount', 'steps', 'fulfillment', 'newProducts'])

/** JSON fields, without their braces. */
const fieldsOf = (part: object): string => JSON.stringify(part).slice(1, -1)

// A variation is a part of the catalogue cache and the same object in every cart while nothing about its product changes. So is the
// text of everything that a line says of the product, with its prices in every currency: nearly all of an order. Written anew for
// each answer, twenty lines take 0.33 ms; from texts that are there already, 0.06 ms.
const shown = new WeakMap<OrderItem['variation'], string>()

const writeShown = (item: OrderItem): string => {
  const known = shown.get(item.variation)
  if (known !== undefined) return known
  const same = Object.fromEntries(Object.entries(item).filter(([name]) => !own.has(name)))
  const text = fieldsOf(same)
  shown.set(item.variation, text)
  return text
}

const discounts = new WeakMap<NonNullable<OrderItem['appliedDiscount']>, string>()

/** The discount is a part of the variation, and as long-lived. */
const writeDiscount = (discount: OrderItem['appliedDiscount']): string => {
  if (discount === null) return 'null'
  const text = discounts.get(discount) ?? JSON.stringify(discount)
  discounts.set(discount, text)
  return text
}

// What differs from cart to cart is mostly money. A number that a template has written before is written from a table of the engine's.
const writeMoney = ({ currency, amount }: WireMoney): string => `{"currency":"${currency}","amount":${amount}}`

const writeTotal = ({ original, discount, subtotal, due }: OrderItem['total']): string =>
  `{"original":${writeMoney(original)},"discount":${writeMoney(discount)},"subtotal":${writeMoney(subtotal)},"due":${writeMoney(due)}}`

const writeStep = ({ why, words, amount }: OrderItem['steps'][number]): string =>
  `{"why":"${why}","words":${JSON.stringify(words)},"amount":${writeMoney(amount)}}`

const writeItem = (item: OrderItem): string => {
  const { quantity, total, steps, appliedDiscount, fulfillment } = item
  const buyers = `"quantity":${quantity},"total":${writeTotal(total)},"steps":[${steps.map(writeStep).join(',')}]`
  const ofBuyer = item.type === 'Bundle' && item.newProducts !== undefined ? `,"newProducts":${item.newProducts}` : ''
  const given = fulfillment ? `,"fulfillment":${JSON.stringify(fulfillment)}` : ''
  return `{${writeShown(item)},${buyers},"appliedDiscount":${writeDiscount(appliedDiscount)}${ofBuyer}${given}}`
}

/** An order as JSON, the same as `JSON.stringify` makes of it but for the order of its fields. */
export const writeOrder = ({ items, ...head }: Order): string => `{${fieldsOf(head)},"items":[${items.map(writeItem).join(',')}]}`
