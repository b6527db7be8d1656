import { fromLocalMoment, toLocalMoment } from '../texts/local-moment.ts'
import { Field, type FieldText } from './field.tsx'
import { inputLook } from './input-look.ts'

type MomentInputProps = FieldText & {
  at: string | null
  /** Called with every complete moment, and with null for an emptied field. */
  onMoment: (iso: string | null) => void
  disabled?: boolean | undefined
}

const writeMoment = (at: string | null): string => {
  if (at === null) return ''
  const { day, time } = toLocalMoment(at)
  return `${day}T${time}`
}

/** A day and a time, in the visitor's time zone. */
export const MomentInput = ({ at, onMoment, disabled, ...field }: MomentInputProps) => (
  <Field {...field}>
    {(wiring) => (
      <input
        {...wiring}
        type="datetime-local"
        value={writeMoment(at)}
        disabled={disabled}
        className={`${inputLook} figures h-11 text-14`}
        onChange={(event) => {
          const [day = '', time = ''] = event.target.value.split('T')
          const iso = event.target.value === '' ? null : fromLocalMoment({ day, time: time.slice(0, 5) })
          if (iso !== undefined) onMoment(iso)
        }}
      />
    )}
  </Field>
)
