import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Button } from '../buttons/button.tsx'
import { DayInput } from '../inputs/day-input.tsx'
import { Select } from '../inputs/select.tsx'
import { faultOfPeriod, lastQuarters, type Period, periodOfQuarter, quarterOfPeriod, quarterText } from './periods.ts'

const quartersOffered = 12

/** Chooses the period of this page, by quarter or by days; it is stored in the address. */
export const PeriodBar = ({ period, now }: { period: Period; now: Date }) => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(period)
  const go = (chosen: Period): void => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(chosen)) next.set(name, value)
    next.delete('after')
    void navigate(`?${next}`, { replace: true, preventScrollReset: true })
  }
  const take = (chosen: Period): void => {
    setTyped(chosen)
    go(chosen)
  }
  const quarter = quarterOfPeriod(period)
  const quarters = lastQuarters(now, quartersOffered).map((one) => ({ value: quarterText(one), label: quarterText(one), one }))
  const fault = faultOfPeriod(typed)
  const isNew = typed.from !== period.from || typed.until !== period.until
  return (
    <form
      noValidate
      className="mb-6 flex flex-wrap items-end gap-x-3 gap-y-2.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!fault) go(typed)
      }}
    >
      <Select
        label="Quarter"
        size="small"
        className="w-32"
        placeholder="Other days"
        options={quarters}
        value={quarter ? quarterText(quarter) : ''}
        onChange={(event) => {
          const chosen = quarters.find(({ value }) => value === event.target.value)
          if (chosen) take(periodOfQuarter(chosen.one))
        }}
      />
      <DayInput label="First day" size="small" value={typed.from} onChange={(event) => setTyped({ ...typed, from: event.target.value })} />
      <DayInput label="Last day" size="small" value={typed.until} onChange={(event) => setTyped({ ...typed, until: event.target.value })} />
      {isNew && (
        <Button size="small" disabled={fault !== undefined} onPress={() => go(typed)}>
          Show
        </Button>
      )}
      {fault && (
        <p role="alert" className="w-full text-14 text-bad">
          {fault}
        </p>
      )}
    </form>
  )
}
