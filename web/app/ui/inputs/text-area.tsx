import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { Field, type FieldText } from './field.tsx'
import { inputLook } from './input-look.ts'

type TextAreaProps = ComponentProps<'textarea'> & FieldText & { mono?: boolean | undefined }

/** Grows with its text, in browsers that support it. */
export const TextArea = ({ label, labelHidden, hint, error, optional, mono, id, rows = 4, className, ...rest }: TextAreaProps) => (
  <Field {...{ id, label, labelHidden, hint, error, optional, className }}>
    {(wiring) => (
      <textarea
        rows={rows}
        {...rest}
        {...wiring}
        className={classes(inputLook, 'field-sizing-content min-h-24 resize-y py-2.5 text-16', mono && 'figures')}
      />
    )}
  </Field>
)
