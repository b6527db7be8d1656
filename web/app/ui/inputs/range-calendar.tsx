import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, useRef, useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { classes } from '../classes.ts'
import { addMonths, type DayRange, dayAfterKey, monthWeeks, pickDay } from './month-days.ts'

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const dayName = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })
const nameOf = (day: string): string => dayName.format(new Date(`${day}T00:00:00Z`))

const lookOf = (day: string, month: string, { from, to }: DayRange): string => {
  if (day === from || day === to) return 'bg-ink text-paper'
  if (from !== undefined && to !== undefined && day > from && day < to) return 'bg-paper-2 rounded-none'
  return classes('hover:bg-paper-2', !day.startsWith(month) && 'text-ink-3')
}

type RangeCalendarProps = { label: string; range: DayRange; today: string; onRange: (range: DayRange) => void }

/** A month in which to click the first and the last day. Arrow keys move by days, Page Up and Page Down by months. */
export const RangeCalendar = ({ label, range, today, onRange }: RangeCalendarProps) => {
  const [current, setCurrent] = useState(range.from ?? today)
  const grid = useRef<HTMLTableElement>(null)
  const month = current.slice(0, 7)

  const walk = (event: KeyboardEvent): void => {
    const next = dayAfterKey(current, event.key)
    if (!next) return
    event.preventDefault()
    setCurrent(next)
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus())
  }

  return (
    <fieldset className="grid w-72 max-w-full gap-2">
      <legend className="sr-only">{label}</legend>
      <div className="flex items-center justify-between">
        <IconButton label="Previous month" kind="quiet" size="small" onClick={() => setCurrent(`${addMonths(month, -1)}-01`)}>
          <ChevronLeft size={16} aria-hidden="true" />
        </IconButton>
        <b aria-live="polite" className="text-14">
          {monthName.format(new Date(`${month}-01T00:00:00Z`))}
        </b>
        <IconButton label="Next month" kind="quiet" size="small" onClick={() => setCurrent(`${addMonths(month, 1)}-01`)}>
          <ChevronRight size={16} aria-hidden="true" />
        </IconButton>
      </div>
      <table ref={grid} onKeyDown={walk} className="w-full table-fixed border-separate border-spacing-y-0.5 text-14">
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" className="pb-1 font-mono text-12 font-medium text-ink-3">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className="p-0">
                  <button
                    type="button"
                    data-day={day}
                    tabIndex={day === current ? 0 : -1}
                    aria-label={nameOf(day)}
                    aria-pressed={day === range.from || day === range.to}
                    aria-current={day === today ? 'date' : undefined}
                    onClick={() => {
                      setCurrent(day)
                      onRange(pickDay(range, day))
                    }}
                    className={classes(
                      'figures h-9 w-full rounded aria-[current=date]:underline aria-[current=date]:underline-offset-4',
                      lookOf(day, month, range),
                    )}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  )
}
