import { useNavigate, useSearchParams } from 'react-router'
import { SearchField } from '../inputs/search-field.tsx'
import { withQuery } from './table-query.ts'

/** Searches the list on this page while typing. The text is stored in the address, as a single step of the history. */
export const ListSearch = ({ label, className }: { label: string; className?: string | undefined }) => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return (
    <SearchField
      label={label}
      className={className}
      size="field"
      defaultValue={query.get('q') ?? ''}
      maxLength={100}
      onChange={(event) => void navigate(withQuery(query, 'q', event.target.value.trim()), { replace: true, preventScrollReset: true })}
    />
  )
}
