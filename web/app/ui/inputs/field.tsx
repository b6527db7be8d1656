import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'

/** The texts of a field. Every field component takes them. */
export type FieldText = {
  label: ReactNode
  /** Only for screen readers, where the context already says it. */
  labelHidden?: boolean | undefined
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean | undefined
}

/** Connects a control with its texts: spread it on the control. */
export type FieldWiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className="text-14 text-bad">
    {children}
  </p>
)

export const useFieldWiring = ({ id, hint, error }: { id?: string | undefined; hint?: ReactNode; error?: string | undefined }) => {
  const ownId = useId()
  const fieldId = id ?? ownId
  const hintId = `${fieldId}-hint`
  const errorId = `${fieldId}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  const wiring: FieldWiring = { id: fieldId, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined }
  return { wiring, hintId, errorId }
}

type FieldProps = FieldText & {
  id?: string | undefined
  className?: string | undefined
  children: (wiring: FieldWiring) => ReactNode
}

export const Field = ({ id, label, labelHidden, hint, error, optional, className, children }: FieldProps) => {
  const { wiring, hintId, errorId } = useFieldWiring({ id, hint, error })
  return (
    <div className={classes('grid min-w-0 content-start gap-1.5', className)}>
      <label htmlFor={wiring.id} className={labelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-3 text-14 font-semibold'}>
        <span>{label}</span>
        {optional && <span className="font-normal text-ink-3">optional</span>}
      </label>
      {children(wiring)}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-14 text-ink-2">
          {hint}
        </p>
      )}
    </div>
  )
}
