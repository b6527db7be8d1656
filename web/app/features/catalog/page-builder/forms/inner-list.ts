/** Lists inside a block: samples, testimonials. */

type Inner = { id: string }

export const moveInner = <Item extends Inner>(items: readonly Item[], id: string, to: number): Item[] => {
  const from = items.findIndex((item) => item.id === id)
  const item = items[from]
  return item ? items.toSpliced(from, 1).toSpliced(to, 0, item) : [...items]
}

/** Which one is open after `goneId` was removed: the same as before, unless it was that one. */
export const nextAfter = (items: readonly Inner[], goneId: string, openId: string | undefined): string | undefined => {
  if (openId !== goneId) return openId
  const at = items.findIndex((item) => item.id === goneId)
  return (items[at + 1] ?? items[at - 1])?.id
}
