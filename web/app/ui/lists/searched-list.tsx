import { type ReactNode, useState } from 'react'
import { SearchField } from '../inputs/search-field.tsx'

type SearchedListProps<Item> = {
  label: string
  searchLabel: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** The text that is searched. */
  textOf: (item: Item) => string
  /** Shown when nothing matches. */
  none: string
  children: (item: Item) => ReactNode
}

/** Up to this many need no search. */
const few = 8

/** A list of choices in a scrolling frame; a longer one can be searched. */
export const SearchedList = <Item,>({ label, searchLabel, items, keyOf, textOf, none, children }: SearchedListProps<Item>) => {
  const [search, setSearch] = useState('')
  const found = items.filter((item) => textOf(item).toLowerCase().includes(search.trim().toLowerCase()))
  return (
    <>
      {items.length > few && <SearchField label={searchLabel} value={search} onChange={(event) => setSearch(event.target.value)} />}
      <ul aria-label={label} className="max-h-100 overflow-y-auto rounded border border-line px-4" tabIndex={-1}>
        {found.map((item) => (
          <li key={keyOf(item)} className="grid gap-2 border-b border-line py-2.5 last:border-b-0">
            {children(item)}
          </li>
        ))}
        {found.length === 0 && <li className="py-3 text-14 text-ink-2">{none}</li>}
      </ul>
    </>
  )
}
