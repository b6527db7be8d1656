/** The same items with one of them at another index. */
export const moveItem = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const moved = items[from]
  if (moved === undefined || to < 0 || to >= items.length) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, moved)
}

/** Where a key on a handle moves its item; undefined for every other key. */
export const indexAfterKey = (key: string, at: number, count: number): number | undefined => {
  const wanted = { ArrowUp: at - 1, ArrowLeft: at - 1, ArrowDown: at + 1, ArrowRight: at + 1, Home: 0, End: count - 1 }[key]
  return wanted === undefined ? undefined : Math.min(count - 1, Math.max(0, wanted))
}
