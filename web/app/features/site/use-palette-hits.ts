import { searchPalette } from '#contract/admin/palette.ts'
import type { User } from '#contract/identity/user.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { startRead, useRead } from '#web/lib/api/use-read.ts'
import { readTyped } from './palette-actions.ts'
import { type FoundPlace, placesOf } from './palette-hits.ts'

type Found = { groups: Map<string, FoundPlace[]>; isCurrent: boolean }

const searchFor = (q: string, { searchKey }: User) => read(searchPalette, { query: { q, ...(searchKey && { key: searchKey }) } })

/** Asks the shop before the list is drawn anew for what is typed, which takes about as long as its answer. */
export const askAhead = (text: string, user: User): void => {
  const { q } = readTyped(text, user)
  if (q !== '') startRead(searchFor(q, user))
}

/**
 * What the shop finds for what is typed, with every letter. While the next answer is on its way, the one before is still shown.
 * The first question after a while takes several times as long as the next: a connection is opened, its statements are planned, the
 * shape of the answer is loaded. It is asked for any letter when the palette opens, and is over before the first key.
 */
export const usePaletteHits = (text: string, user: User): Found => {
  const { q, isRefund } = readTyped(text, user)
  useRead(searchFor('a', user), { enabled: q === '' })
  const { data, isPlaceholderData } = useRead(searchFor(q, user), { enabled: q !== '', keepsPrevious: true })
  return { groups: placesOf(q ? (data ?? []) : [], isRefund), isCurrent: !isPlaceholderData }
}
