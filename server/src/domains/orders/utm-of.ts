/** As the database takes it: no control characters, and no half of a letter where it was cut. */
const clean = (value: string): string =>
  value
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, 200)
    .toWellFormed()

/** Where the buyer came from, out of a query. What is too long is cut, what is not a name of ours is left out. */
export const utmOf = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      /^utm_[a-z_]{1,30}$/.test(name) && typeof value === 'string' ? [[name, clean(value)]] : [],
    ),
  )
