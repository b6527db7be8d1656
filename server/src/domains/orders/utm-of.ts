/** Text that the database accepts: no control characters, and no half of a surrogate pair where it was cut. */
const clean = (value: string): string =>
  value
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, 200)
    .toWellFormed()

/** The utm values in a query. Values that are too long are cut, unknown names are left out. */
export const utmOf = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      /^utm_[a-z_]{1,30}$/.test(name) && typeof value === 'string' ? [[name, clean(value)]] : [],
    ),
  )
