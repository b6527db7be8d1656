import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import { classes } from '../classes.ts'
import { Field, type FieldText } from './field.tsx'
import { inputLook } from './input-look.ts'

type PasswordInputProps = Omit<ComponentProps<'input'>, 'size' | 'type' | 'autoComplete'> &
  FieldText & { autoComplete: 'current-password' | 'new-password' }

/** A password, hidden unless the user chooses to show it. */
export const PasswordInput = ({ label, labelHidden, hint, error, optional, id, className, ...rest }: PasswordInputProps) => {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field {...{ id, label, labelHidden, hint, error, optional, className }}>
      {(wiring) => (
        <span className="relative block">
          <input
            {...rest}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={classes(inputLook, 'h-11 pr-12 text-16')}
          />
          <button
            type="button"
            aria-label="Show password"
            aria-pressed={isShown}
            title={isShown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded text-ink-3 hover:text-ink focus-visible:-outline-offset-2"
          >
            <Icon size={18} aria-hidden="true" />
          </button>
        </span>
      )}
    </Field>
  )
}
