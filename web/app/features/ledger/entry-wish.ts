import { type BookEntry, entrySorts, ledgerAccounts, ledgerEntryKinds } from '#contract/ledger/books.ts'
import { readChoice } from '#web/ui/lists/table-query.ts'
import type { LedgerAccount } from './book-text.ts'

export type EntryWish = {
  q?: string
  kind?: BookEntry['kind']
  account?: LedgerAccount
  sort?: (typeof entrySorts)[number]
  after?: string
}

/** What the address asks for; invalid values are ignored. */
export const entryWishIn = (query: URLSearchParams): EntryWish => {
  const q = query.get('q')?.trim().slice(0, 100)
  const kind = readChoice(query, 'kind', ledgerEntryKinds)
  const account = readChoice(query, 'account', ledgerAccounts)
  const after = /^led_[0-9a-z]{26}$/.exec(query.get('after') ?? '')?.[0]
  const sort = readChoice(query, 'sort', entrySorts)
  return { ...(q && { q }), ...(kind && { kind }), ...(account && { account }), ...(sort && { sort }), ...(after && { after }) }
}
