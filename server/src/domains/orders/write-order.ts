import type { WireMoney } from '#contract/money.ts'
import type { Order, OrderItem } from '#contract/orders.ts'

// A card or a variation stays the same object while nothing about it changes, and so does its text.
const texts = new WeakMap<object, string>()

const textOf = (part: object | null): string => {
  if (part === null) return 'null'
  const before = texts.get(part)
  if (before !== undefined) return before
  const text = JSON.stringify(part)
  texts.set(part, text)
  return text
}

/** JSON fields, without their braces. */
const fieldsOf = (part: object): string => JSON.stringify(part).slice(1, -1)

// What differs from cart to cart is mostly money; writing it by hand is a third of the work of finding out what it is.
const writeMoney = ({ currency, amount }: WireMoney): string => `{"currency":"${currency}","amount":${amount}}`

const writeTotal = ({ original, discount, subtotal, due }: OrderItem['total']): string =>
  `{"original":${writeMoney(original)},"discount":${writeMoney(discount)},"subtotal":${writeMoney(subtotal)},"due":${writeMoney(due)}}`

const writeStep = ({ why, words, amount }: OrderItem['steps'][number]): string =>
  `{"why":"${why}","words":${JSON.stringify(words)},"amount":${writeMoney(amount)}}`

const writeItem = ({ price, variation, appliedDiscount, total, steps, ...rest }: OrderItem): string => {
  const amounts = `"total":${writeTotal(total)},"steps":[${steps.map(writeStep).join(',')}]`
  const shared = `${amounts},"price":${textOf(price)},"variation":${textOf(variation)},"appliedDiscount":${textOf(appliedDiscount)}`
  if (rest.type === 'Product') {
    const { product, ...own } = rest
    return `{${fieldsOf(own)},"product":${textOf(product)},${shared}}`
  }
  const { bundle, ...own } = rest
  return `{${fieldsOf(own)},"bundle":${textOf(bundle)},${shared}}`
}

/** An order as JSON. Nearly all of it is cards and prices in every currency, which are written once and not for every cart. */
export const writeOrder = ({ items, ...head }: Order): string => `{${fieldsOf(head)},"items":[${items.map(writeItem).join(',')}]}`
