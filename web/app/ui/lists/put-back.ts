/**
 * A list with one again that was taken out of it, where it was as far as that can still be said: behind the nearest before it that is
 * still there. What is there again already is not put there twice.
 */
export const putBack = <Item>(
  items: readonly Item[],
  before: readonly Item[],
  at: number,
  keyOf: (item: Item) => unknown = (item) => item,
): readonly Item[] => {
  const keys = items.map(keyOf)
  const placeOf = (item: Item): number => keys.indexOf(keyOf(item))
  const isThere = (item: Item): boolean => placeOf(item) >= 0
  const removed = before.slice(at, at + 1)
  if (removed.some(isThere)) return items
  const isNeighbourThere = before.slice(Math.max(0, at - 1), at).some(isThere)
  // Neighbours without a name of their own are others once somebody has typed in them. If as many are there, it was that.
  if (!isNeighbourThere && items.length === before.length - 1) return items.toSpliced(at, 0, ...removed)
  const earlier = before.slice(0, at).findLast(isThere)
  return items.toSpliced(earlier === undefined ? 0 : placeOf(earlier) + 1, 0, ...removed)
}
