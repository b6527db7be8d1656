import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { FieldError, type FieldText, useFieldWiring } from './field.tsx'

export type RadioCard = {
  value: string
  label: ReactNode
  hint?: ReactNode
  /** At the right, or below where there is little room: a price, a badge. */
  aside?: ReactNode
  disabled?: boolean
}

type RadioCardsProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue'> &
  Omit<FieldText, 'optional'> & {
    name: string
    options: readonly RadioCard[]
    value?: string | undefined
    defaultValue?: string | undefined
  }

/** Radio buttons with room for an explanation of each. */
export const RadioCards = ({ label, labelHidden, hint, error, options, value, defaultValue, id, className, ...rest }: RadioCardsProps) => {
  const { wiring, hintId, errorId } = useFieldWiring({ id, hint, error })
  return (
    <fieldset className={classes('grid min-w-0 gap-1.5', className)} aria-describedby={wiring['aria-describedby']}>
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 text-14 font-semibold'}>{label}</legend>
      <div className={classes('@container divide-y rounded border', error ? 'divide-line border-bad' : 'divide-line border-line')}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(
              'grid grid-cols-[16px_minmax(0,1fr)] items-center gap-x-3.5 px-4.5 py-4 transition-colors @md:grid-cols-[16px_minmax(0,1fr)_auto] first:rounded-t last:rounded-b has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-signal',
              option.disabled ? 'cursor-not-allowed text-ink-3' : 'hover:bg-paper-2',
            )}
          >
            <input
              {...rest}
              type="radio"
              value={option.value}
              disabled={option.disabled || rest.disabled}
              aria-invalid={wiring['aria-invalid']}
              {...(value === undefined ? {} : { checked: value === option.value })}
              {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === option.value })}
              className="size-4 shrink-0 appearance-none rounded-full border border-edge bg-paper checked:border-5 checked:border-signal focus-visible:outline-none disabled:border-line"
            />
            <span className="grid min-w-0 gap-0.5 wrap-anywhere">
              <b>{option.label}</b>
              {option.hint && <span className={classes('text-14', !option.disabled && 'text-ink-2')}>{option.hint}</span>}
            </span>
            {option.aside && <span className="col-start-2 mt-1 @md:col-start-3 @md:mt-0 @md:text-right">{option.aside}</span>}
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-14 text-ink-2">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
