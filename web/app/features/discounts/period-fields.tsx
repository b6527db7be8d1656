import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { FieldError } from '#web/ui/inputs/field.tsx'
import { MomentInput } from '#web/ui/inputs/moment-input.tsx'
import { RangeCalendar } from '#web/ui/inputs/range-calendar.tsx'
import { dayText, fromLocalMoment, toLocalMoment } from '#web/ui/texts/local-moment.ts'

type Period = { startsAt: string; endsAt: string | null }
type PeriodFieldsProps = {
  period: Period
  onPeriod: (period: Period) => void
  errors: { startsAt?: string | undefined; endsAt?: string | undefined }
}

/** From when to when: two clicks on the calendar, or the fields for the exact time. Times are in the visitor's time zone. */
export const PeriodFields = ({ period, onPeriod, errors }: PeriodFieldsProps) => {
  const starts = toLocalMoment(period.startsAt)
  const ends = period.endsAt === null ? undefined : toLocalMoment(period.endsAt)
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[auto_1fr]">
      <RangeCalendar
        label="Sale dates"
        today={dayText(new Date())}
        range={{ from: starts.day, to: ends?.day }}
        onRange={({ from, to }) => {
          const startsAt = from && fromLocalMoment({ day: from, time: starts.time })
          const endsAt = to && fromLocalMoment({ day: to, time: to === from ? '23:59' : (ends?.time ?? '23:59') })
          onPeriod({ startsAt: startsAt || period.startsAt, endsAt: endsAt || null })
        }}
      />
      <div className="grid content-start gap-4">
        <MomentInput
          label="Starts"
          at={period.startsAt}
          error={errors.startsAt}
          onMoment={(startsAt) => startsAt && onPeriod({ ...period, startsAt })}
        />
        {period.endsAt !== null && (
          <MomentInput
            label="Ends"
            at={period.endsAt}
            error={errors.endsAt}
            onMoment={(endsAt) => endsAt && onPeriod({ ...period, endsAt })}
          />
        )}
        {period.endsAt === null && errors.endsAt && <FieldError id="sale-ends-error">{errors.endsAt}</FieldError>}
        <Checkbox
          label="No end date"
          hint="It runs until you end it."
          checked={period.endsAt === null}
          onChange={(event) => {
            const week = new Date(new Date(period.startsAt).getTime() + 7 * 24 * 60 * 60 * 1000).toISOString()
            onPeriod({ ...period, endsAt: event.target.checked ? null : week })
          }}
        />
      </div>
    </div>
  )
}
