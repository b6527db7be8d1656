import { useSearchParams } from 'react-router'
import { Select, type SelectOption } from '../inputs/select.tsx'
import { readChoice } from './table-query.ts'
import { useListChange } from './use-list-change.ts'

type ListFilterProps = {
  /** The name of the parameter in the address. */
  name: string
  label: string
  /** The label while nothing is chosen: "All statuses". */
  all: string
  options: readonly SelectOption[]
  className?: string | undefined
}

/** Filters the list on this page; the choice is stored in the address. */
export const ListFilter = ({ name, label, all, options, className }: ListFilterProps) => {
  const [query] = useSearchParams()
  const change = useListChange()
  const chosen = readChoice(
    query,
    name,
    options.map(({ value }) => value),
  )
  return (
    <Select
      label={label}
      labelHidden
      size="small"
      placeholder={all}
      options={options}
      value={chosen ?? ''}
      className={className}
      onChange={(event) => change(name, event.target.value)}
    />
  )
}
