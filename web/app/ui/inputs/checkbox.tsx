import Check from 'lucide-react/icons/check'
import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { FieldError, type FieldText, useFieldWiring } from './field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & Omit<FieldText, 'optional'>

export const Checkbox = ({ label, labelHidden, hint, error, id, className, ...rest }: CheckboxProps) => {
  const { wiring, hintId, errorId } = useFieldWiring({ id, hint, error })
  return (
    <div className={classes('grid gap-1.5', className)}>
      <div className="flex gap-3">
        <span className="relative grid h-[1.3125rem] shrink-0 place-items-center">
          <input
            {...rest}
            {...wiring}
            type="checkbox"
            className="peer size-4.5 appearance-none rounded-small border border-edge bg-paper transition-colors checked:border-ink checked:bg-ink hover:border-ink-2 aria-invalid:border-bad disabled:border-line disabled:bg-paper-2 disabled:checked:border-ink-3 disabled:checked:bg-ink-3"
          />
          <Check
            size={13}
            strokeWidth={3}
            aria-hidden="true"
            className="pointer-events-none absolute text-paper opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="grid gap-0.5 text-14">
          <label htmlFor={wiring.id} className={labelHidden ? 'sr-only' : ''}>
            {label}
          </label>
          {hint && (
            <span id={hintId} className="text-ink-2">
              {hint}
            </span>
          )}
        </span>
      </div>
      {error && (
        <div className="pl-7.5">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
