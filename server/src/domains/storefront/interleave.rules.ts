type Made = { creatorId: string }

/** Fisher and Yates; chance is an argument, so that a test can hold it still. */
export const shuffle = <Item>(items: readonly Item[], random: () => number): Item[] => {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const pick = Math.floor(random() * (last + 1))
    const held = shuffled[last] as Item
    shuffled[last] = shuffled[pick] as Item
    shuffled[pick] = held
  }
  return shuffled
}

/**
 * A random order in which creators alternate: no two neighbours are of one creator while another still has something to show.
 * The creator with most left goes first, which is what keeps the end of the list mixed too.
 */
export const interleaveByCreator = <Item extends Made>(items: readonly Item[], random: () => number): Item[] => {
  const waiting = new Map<string, Item[]>()
  for (const item of shuffle(items, random)) waiting.set(item.creatorId, [...(waiting.get(item.creatorId) ?? []), item])
  const result: Item[] = []
  while (waiting.size > 0) {
    const last = result.at(-1)?.creatorId
    const others = [...waiting].filter(([creatorId]) => creatorId !== last)
    const choices = others.length > 0 ? others : [...waiting]
    const limit = Math.max(...choices.map(([, left]) => left.length))
    const [creatorId, left] = shuffle(
      choices.filter(([, list]) => list.length === limit),
      random,
    )[0] as [string, Item[]]
    const [next, ...rest] = left
    if (next) result.push(next)
    if (rest.length > 0) waiting.set(creatorId, rest)
    else waiting.delete(creatorId)
  }
  return result
}

/** The same order, but for each creator's second thing after everybody's first, and so on: a list of the newest is not one maker's. */
export const alternateCreators = <Item extends Made>(items: readonly Item[]): Item[] => {
  const seen = new Map<string, number>()
  const ranked = items.map((item, index) => {
    const rank = seen.get(item.creatorId) ?? 0
    seen.set(item.creatorId, rank + 1)
    return { item, rank, index }
  })
  return ranked.toSorted((one, other) => one.rank - other.rank || one.index - other.index).map(({ item }) => item)
}
