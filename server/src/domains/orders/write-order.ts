import type { WireMoney } from '#contract/core/money.ts'
import type { Order, OrderItem } from '#contract/orders/orders.ts'

/** JSON fields, without their braces. */
const fieldsOf = (part: object): string => JSON.stringify(part).slice(1, -1)

// A variation belongs to one thing on the shelf and stays the same object while nothing about that changes. So does the text of
// everything about a line that is the same in every cart: the thing with its prices in every currency, which is nearly all of it.
const written = new WeakMap<OrderItem['variation'], string>()

const writeThing = (item: OrderItem): string => {
  const before = written.get(item.variation)
  if (before !== undefined) return before
  const { quantity: _quantity, total: _total, appliedDiscount: _discount, steps: _steps, fulfillment: _given, ...thing } = item
  const text = fieldsOf(thing)
  written.set(item.variation, text)
  return text
}

// What differs from cart to cart is mostly money, which is written faster by hand.
const writeMoney = ({ currency, amount }: WireMoney): string => `{"currency":"${currency}","amount":${amount}}`

const writeTotal = ({ original, discount, subtotal, due }: OrderItem['total']): string =>
  `{"original":${writeMoney(original)},"discount":${writeMoney(discount)},"subtotal":${writeMoney(subtotal)},"due":${writeMoney(due)}}`

const writeSteps = (steps: OrderItem['steps']): string =>
  `[${steps.map(({ why, words, amount }) => `{"why":"${why}","words":${JSON.stringify(words)},"amount":${writeMoney(amount)}}`).join(',')}]`

// The sale is a part of the variation, and as long-lived.
const sales = new WeakMap<object, string>()

const writeSale = (sale: OrderItem['appliedDiscount']): string => {
  if (sale === null) return 'null'
  const before = sales.get(sale)
  if (before !== undefined) return before
  const text = JSON.stringify(sale)
  sales.set(sale, text)
  return text
}

const writeItem = (item: OrderItem): string => {
  const { quantity, total, steps, appliedDiscount, fulfillment } = item
  const own = `"quantity":${quantity},"total":${writeTotal(total)},"steps":${writeSteps(steps)},"appliedDiscount":${writeSale(appliedDiscount)}`
  return `{${writeThing(item)},${own}${fulfillment ? `,"fulfillment":${JSON.stringify(fulfillment)}` : ''}}`
}

/** An order as JSON, put together from texts that are ready. In tests every answer is held against what it was made from. */
export const writeOrder = ({ items, ...head }: Order): string => `{${fieldsOf(head)},"items":[${items.map(writeItem).join(',')}]}`
