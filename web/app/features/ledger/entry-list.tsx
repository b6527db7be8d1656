import { type BookEntry, ledgerAccounts, ledgerEntryKinds } from '#contract/ledger/books.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { isWholeList } from '#web/ui/lists/is-whole-list.ts'
import { ListBar } from '#web/ui/lists/list-bar.tsx'
import { ListFilter } from '#web/ui/lists/list-filter.tsx'
import { ListPager } from '#web/ui/lists/list-pager.tsx'
import { NothingFits } from '#web/ui/lists/nothing-fits.tsx'
import { accountText, entryKindText } from './book-text.ts'
import { EntryTable } from './entry-table.tsx'
import type { EntryWish } from './entry-wish.ts'

type EntryListProps = { page: { items: readonly BookEntry[]; hasMore: boolean }; wish: EntryWish }

/** The entries of the ledger: searched, filtered and paged by the address. */
export const EntryList = ({ page, wish }: EntryListProps) => {
  const isEmpty = page.items.length === 0
  if (isEmpty && Object.keys(wish).length === 0)
    return <EmptyState title="No entries yet">The first sale creates the first entry. Entries are never changed.</EmptyState>
  return (
    <>
      <ListBar searchLabel="Order, entry, reference or creator">
        <ListFilter
          name="kind"
          label="Kind"
          all="All kinds"
          options={ledgerEntryKinds.map((value) => ({ value, label: entryKindText[value] }))}
          className="sm:w-48"
        />
        <ListFilter
          name="account"
          label="Account"
          all="All accounts"
          options={ledgerAccounts.map((value) => ({ value, label: accountText[value].label }))}
          className="sm:w-48"
        />
      </ListBar>
      {isEmpty ? (
        <NothingFits what="entry" hint="Enter the whole number or id." />
      ) : (
        <EntryTable entries={page.items} isWhole={isWholeList(page, wish.after)} />
      )}
      <ListPager page={page} after={wish.after} />
    </>
  )
}
