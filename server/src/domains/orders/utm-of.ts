/** Where the buyer came from, out of a query. What is too long is cut, what is not a name of ours is left out. */
export const utmOf = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      /^utm_[a-z_]{1,30}$/.test(name) && typeof value === 'string' ? [[name, value.slice(0, 200)]] : [],
    ),
  )
