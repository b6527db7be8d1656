/** How long the list was right after the removal, and where the item had been in it. */
type After = { length: number; at: number }

/**
 * A list with a removed item restored at its place, as far as that can still be determined: after its nearest earlier neighbour that is
 * still there. An item that is already back is not added twice.
 */
export const putBack = <Item>(
  items: readonly Item[],
  before: readonly Item[],
  at: number,
  keyOf: (item: Item) => unknown = (item) => item,
  after: After = { length: before.length - 1, at },
): readonly Item[] => {
  const keys = items.map(keyOf)
  const indexOf = (item: Item): number => keys.indexOf(keyOf(item))
  const isThere = (item: Item): boolean => indexOf(item) >= 0
  const removed = before.slice(at, at + 1)
  if (removed.some(isThere)) return items
  const isNeighbourThere = before.slice(Math.max(0, at - 1), at).some(isThere)
  // Neighbours without an id no longer match once they were edited. If as many are there as expected, that is the reason.
  if (!isNeighbourThere && items.length === after.length) return items.toSpliced(after.at, 0, ...removed)
  const earlier = before.slice(0, at).findLast(isThere)
  return items.toSpliced(earlier === undefined ? 0 : indexOf(earlier) + 1, 0, ...removed)
}

/** A list with everything in it that was removed and may come back, and where one of these items was. */
export type Removal<Item> = { before: readonly Item[]; at: number; after: After }

export const undoRemoval = <Item>(items: readonly Item[], { before, at, after }: Removal<Item>, keyOf?: (item: Item) => unknown) =>
  putBack(items, before, at, keyOf, after)

/** Notes the removal of an item among those that can still be undone, so that they can be undone in any order. */
export const noteRemoval = <Item>(
  items: readonly Item[],
  earlier: readonly Removal<Item>[],
  at: number,
  keyOf?: (item: Item) => unknown,
): Removal<Item> => {
  const before = earlier.reduceRight((list, removal) => undoRemoval(list, removal, keyOf), items)
  return { before, at: before.indexOf(items[at] as Item), after: { length: items.length - 1, at } }
}
