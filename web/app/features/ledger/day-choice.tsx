import { useNavigate } from 'react-router'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { DayInput } from '#web/ui/inputs/day-input.tsx'

/** The day at whose end the balances are shown. */
export const DayChoice = ({ day, isToday }: { day: string; isToday: boolean }) => {
  const navigate = useNavigate()
  return (
    <div className="mb-5 flex flex-wrap items-end gap-3">
      <DayInput
        label="At the end of"
        size="small"
        key={day}
        defaultValue={day}
        onChange={({ target: { value } }) => {
          if (/^[12]\d{3}-\d{2}-\d{2}$/.test(value)) void navigate(`?day=${value}`, { replace: true, preventScrollReset: true })
        }}
      />
      {!isToday && (
        <ButtonLink to="?" size="small">
          Today
        </ButtonLink>
      )}
    </div>
  )
}
