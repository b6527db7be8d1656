import { isStorable, storableText } from '#kernel/storable-text.ts'

/** Containers in JSON, forms and queries; a date, bytes or a stream contains no text. */
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
 * Input with well-formed text. A field that cuts off at its maximum length may split an emoji; JSON can carry the lone surrogate, but the
 * database refuses it, so it becomes the replacement character, as everywhere on the web. NUL, which nobody types and which the database
 * refuses too, is removed.
 */
export const wholeText = (value: unknown): unknown => (isWhole(value) ? value : mend(value))
