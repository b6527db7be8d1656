import { isStorable, storableText } from '#kernel/storable-text.ts'

/** What JSON, a form or a query is made of; a date, bytes or a stream has no text in it. */
const isParts = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === Object.prototype || prototype === null
}

const isWhole = (value: unknown): boolean => {
  if (typeof value === 'string') return isStorable(value)
  if (!isParts(value)) return true
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isWhole(inner))
}

const mend = (value: unknown): unknown => {
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map(mend)
  if (!isParts(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [storableText(name), mend(inner)]))
}

/**
 * What was sent, in whole letters. A field that cuts off at its longest may cut an emoji in two; JSON carries the half, the database
 * takes it nowhere. It becomes the sign for what cannot be read, as everywhere else on the web. NUL, which nobody types and the
 * database does not take either, is left out.
 */
export const wholeText = (value: unknown): unknown => (isWhole(value) ? value : mend(value))
