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

const writeItem = ({ price, variation, appliedDiscount, ...rest }: OrderItem): string => {
  const shared = `"price":${textOf(price)},"variation":${textOf(variation)},"appliedDiscount":${textOf(appliedDiscount)}`
  if (rest.type === 'Product') {
    const { product, ...own } = rest
    return `{${fieldsOf(own)},"product":${textOf(product)},${shared}}`
  }
  const { bundle, ...own } = rest
  return `{${fieldsOf(own)},"bundle":${textOf(bundle)},${shared}}`
}

/** An order as JSON. Nearly all of it is cards and prices in every currency, which are written once and not for every cart. */
export const writeOrder = ({ items, ...head }: Order): string => `{${fieldsOf(head)},"items":[${items.map(writeItem).join(',')}]}`
