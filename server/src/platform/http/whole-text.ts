const isWhole = (value: unknown): boolean => {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, inner]) => name.isWellFormed() && isWhole(inner))
}

const mend = (value: unknown): unknown => {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(mend)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name.toWellFormed(), mend(inner)]))
}

/**
 * What was read, in whole letters. A field that cuts off at its longest may cut an emoji in two; JSON carries the half, the database
 * takes it nowhere. It becomes the sign for what cannot be read, as everywhere else on the web.
 */
export const wholeText = (value: unknown): unknown => (isWhole(value) ? value : mend(value))
