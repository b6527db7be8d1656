import type { PageBlock } from '#contract/catalog/page-blocks.ts'

const isInline = (value: unknown): value is string => typeof value === 'string' && /^\s*data:/i.test(value)

/** Takes over an address wherever our value is still inline bytes and the answer says where they were stored. */
const takeAddresses = (mine: unknown, answered: unknown): unknown => {
  if (isInline(mine)) return typeof answered === 'string' && !isInline(answered) && answered !== '' ? answered : mine
  if (Array.isArray(mine)) {
    const known = Array.isArray(answered) ? answered : []
    return mine.map((one) =>
      takeAddresses(
        one,
        known.find((other) => other?.id === one?.id),
      ),
    )
  }
  if (typeof mine !== 'object' || mine === null) return mine
  const other = (answered ?? {}) as Record<string, unknown>
  return Object.fromEntries(Object.entries(mine).map(([name, value]) => [name, takeAddresses(value, other[name])]))
}

const hasInline = (value: unknown): boolean =>
  isInline(value) || (typeof value === 'object' && value !== null && Object.values(value).some(hasInline))

/** What the screen shows after a save: the text as it was typed, and the files at the addresses the server gave them. */
export const takeStoredFiles = (mine: PageBlock[], answered: PageBlock[]): PageBlock[] => {
  if (!mine.some(hasInline)) return mine
  return mine.map((block) => {
    if (!hasInline(block)) return block
    const stored = answered.find(({ id }) => id === block.id)
    return takeAddresses(block, stored) as PageBlock
  })
}

/** Whether two pages differ only in the addresses of their files. */
export const isRestated = (before: readonly PageBlock[], after: readonly PageBlock[]): boolean => {
  const plain = (blocks: readonly PageBlock[]) =>
    JSON.stringify(blocks, (_name, value) =>
      isInline(value) || (typeof value === 'string' && value.startsWith('/files/')) ? 'file' : value,
    )
  return before.length === after.length && plain(before) === plain(after)
}
