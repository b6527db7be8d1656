import { useSearchParams } from 'react-router'
import { DayInput } from '../inputs/day-input.tsx'
import { useListChange } from './use-list-change.ts'

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text)

/** The first or last day of a list's period, stored in the address. A day that is only half typed changes nothing yet. */
export const ListDay = ({ name, label, className }: { name: string; label: string; className?: string | undefined }) => {
  const [query] = useSearchParams()
  const change = useListChange()
  const day = query.get(name) ?? ''
  return (
    <DayInput
      label={label}
      size="small"
      className={className}
      key={day}
      defaultValue={isDay(day) ? day : ''}
      min="2020-01-01"
      max="2099-12-31"
      onChange={({ target: { value, validity } }) => {
        if (value === '' ? !validity.badInput : validity.valid) change(name, value)
      }}
    />
  )
}
