import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { Field, type FieldText } from './field.tsx'
import { inputLook } from './input-look.ts'

type DayInputProps = Omit<ComponentProps<'input'>, 'size' | 'type'> & FieldText & { size?: 'small' | 'normal' | undefined }

/** A day, without an hour. */
export const DayInput = ({ label, labelHidden, hint, error, optional, size, id, className, ...rest }: DayInputProps) => (
  <Field {...{ id, label, labelHidden, hint, error, optional, className }}>
    {(wiring) => (
      <input
        {...rest}
        {...wiring}
        type="date"
        className={classes(inputLook, 'figures', size === 'small' ? 'h-10 text-14' : 'h-11 text-16')}
      />
    )}
  </Field>
)
