/** One page of a longer list. One more row was read than is shown; `next` is the path of the next page, the same in a creator's scope. */
export const pageOf = <Item>(
  read: readonly Item[],
  limit: number,
  path: string,
  cursorOf: (item: Item) => string,
  stored: Record<string, string | undefined> = {},
) => {
  const items = read.slice(0, limit)
  const hasMore = read.length > limit
  const last = items.at(-1)
  if (!hasMore || !last) return { items, hasMore: false, next: null }
  const query = new URLSearchParams({ after: cursorOf(last) })
  for (const [name, value] of Object.entries(stored)) if (value) query.set(name, value)
  return { items, hasMore, next: `${path}?${query}` }
}
