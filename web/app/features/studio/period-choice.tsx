import { useNavigate, useSearchParams } from 'react-router'
import { Select } from '#web/ui/inputs/select.tsx'
import { withQuery } from '#web/ui/lists/table-query.ts'
import { periods } from './period.ts'

/** The period of the figures, which is in the address. */
export const PeriodChoice = ({ days }: { days: number }) => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return (
    <Select
      label="Period"
      labelHidden
      size="small"
      value={String(days)}
      options={periods.map((count) => ({ value: String(count), label: count === 365 ? 'Last year' : `Last ${count} days` }))}
      onChange={(event) => void navigate(withQuery(query, 'days', event.target.value), { preventScrollReset: true })}
    />
  )
}
