import { searchPalette } from '#contract/admin/palette.ts'
import type { User } from '#contract/identity/user.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { startRead, useRead } from '#web/lib/api/use-read.ts'
import { readTyped } from './palette-actions.ts'
import { type FoundLink, linksTo } from './palette-hits.ts'

type Found = { groups: Map<string, FoundLink[]>; isCurrent: boolean }

const searchFor = (q: string, { searchKey }: User) => read(searchPalette, { query: { q, ...(searchKey && { key: searchKey }) } })

/** Sends the search before the list is rendered again for the typed text, which takes about as long as the answer. */
export const askAhead = (text: string, user: User): void => {
  const { q } = readTyped(text, user)
  if (q !== '') startRead(searchFor(q, user))
}

/**
 * Searches the shop with every letter. While the next answer is loading, the previous one is still shown. The first search after a while
 * takes several times as long as the next: a connection is opened, its statements are planned, the answer's schema is loaded. So a dummy
 * search is sent when the palette opens, and is done before the first key.
 */
export const usePaletteHits = (text: string, user: User): Found => {
  const { q, isRefund } = readTyped(text, user)
  useRead(searchFor('a', user), { enabled: q === '' })
  const { data, isPlaceholderData } = useRead(searchFor(q, user), { enabled: q !== '', keepsPrevious: true })
  return { groups: linksTo(q ? (data ?? []) : [], isRefund), isCurrent: !isPlaceholderData }
}
