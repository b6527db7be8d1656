import type { WireMoney } from '#contract/core/money.ts'
import type { Order, OrderItem } from '#contract/orders/orders.ts'

/** What a line says about its buyer rather than its item: never part of a text that all carts share. */
const own = new Set(['quantity', 'total', 'appliedDiscount', 'steps', 'fulfillment', 'newProducts'])

/** JSON fields, without their braces. */
const fieldsOf = (part: object): string => JSON.stringify(part).slice(1, -1)

// A variation is part of the catalogue cache and the same object in every cart while its product is unchanged. So is the
// JSON of everything that a line says about the product, with its prices in every currency: nearly all of an order. Serialised for
// each answer, twenty lines take 0.33 ms; from cached texts, 0.06 ms.
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

/** The discount is part of the variation, and cached as long. */
const writeDiscount = (discount: OrderItem['appliedDiscount']): string => {
  if (discount === null) return 'null'
  const text = discounts.get(discount) ?? JSON.stringify(discount)
  discounts.set(discount, text)
  return text
}

// Amounts differ from cart to cart. A number that a template has formatted before is cached by the JavaScript engine.
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

/** An order as JSON, the same as `JSON.stringify` writes except for the order of its fields. */
export const writeOrder = ({ items, ...head }: Order): string => `{${fieldsOf(head)},"items":[${items.map(writeItem).join(',')}]}`
