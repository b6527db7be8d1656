import { useSearchParams } from 'react-router'
import { SearchField } from '../inputs/search-field.tsx'
import { useListChange } from './use-list-change.ts'

/** Searches the list on this page while typing. The text is stored in the address, as a single step of the history. */
export const ListSearch = ({ label, className }: { label: string; className?: string | undefined }) => {
  const [query] = useSearchParams()
  const change = useListChange()
  return (
    <SearchField
      label={label}
      className={className}
      size="field"
      defaultValue={query.get('q') ?? ''}
      maxLength={100}
      onChange={(event) => change('q', event.target.value.trim())}
    />
  )
}
