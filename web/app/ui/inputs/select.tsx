import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { Field, type FieldText } from './field.tsx'
import { inputLook } from './input-look.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectProps = Omit<ComponentProps<'select'>, 'size'> &
  FieldText & {
    options: readonly SelectOption[]
    /** The first, empty choice: "Choose a country". */
    placeholder?: string | undefined
    size?: 'small' | 'normal' | undefined
  }

export const Select = ({ label, labelHidden, hint, error, optional, options, placeholder, size, id, className, ...rest }: SelectProps) => (
  <Field {...{ id, label, labelHidden, hint, error, optional, className }}>
    {(wiring) => (
      <span className="relative block">
        <select
          {...rest}
          {...wiring}
          className={classes(inputLook, 'appearance-none truncate pr-10', size === 'small' ? 'h-10 text-14' : 'h-11 text-16')}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden="true" className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-3" />
      </span>
    )}
  </Field>
)
