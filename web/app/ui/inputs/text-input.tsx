import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Field, type FieldText } from './field.tsx'
import { inputLook } from './input-look.ts'

type TextInputProps = Omit<ComponentProps<'input'>, 'size'> &
  FieldText & {
    size?: 'small' | 'normal' | undefined
    /** For figures and codes. */
    mono?: boolean | undefined
    /** A sign inside the frame, before or after the text: a currency, a unit. */
    before?: ReactNode
    after?: ReactNode
  }

const sign = 'figures pointer-events-none absolute inset-y-0 flex items-center text-14 text-ink-3'

export const TextInput = ({
  label,
  labelHidden,
  hint,
  error,
  optional,
  size,
  mono,
  before,
  after,
  id,
  className,
  ...rest
}: TextInputProps) => (
  <Field {...{ id, label, labelHidden, hint, error, optional, className }}>
    {(wiring) => (
      <span className="relative block">
        {before && <span className={classes(sign, 'left-3.5')}>{before}</span>}
        <input
          type="text"
          {...rest}
          {...wiring}
          className={classes(
            inputLook,
            size === 'small' ? 'h-10 text-14' : 'h-11 text-16',
            mono && 'figures',
            Boolean(before) && 'pl-8',
            Boolean(after) && 'pr-10',
          )}
        />
        {after && <span className={classes(sign, 'right-3.5')}>{after}</span>}
      </span>
    )}
  </Field>
)
