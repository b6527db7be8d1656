import type { ComponentProps } from 'react'
import { classes } from '#web/ui/classes.ts'
import { PasswordInput } from '#web/ui/inputs/password-input.tsx'
import { advisePassword, type PasswordAdvice } from './password-advice.ts'

const tones = ['bg-line-strong', 'bg-bad', 'bg-warn', 'bg-ok'] as const

/** A meter with three levels, and the same as text. */
const AdviceLine = ({ advice }: { advice: PasswordAdvice }) => (
  <span className="flex items-center gap-3">
    <span aria-hidden="true" className="flex shrink-0 items-end gap-0.5">
      {[1, 2, 3].map((level) => (
        <span
          key={level}
          className={classes('w-1.5 rounded-full', levelHeights[level], level <= advice.strength ? tones[advice.strength] : 'bg-line')}
        />
      ))}
    </span>
    <span>{advice.text}</span>
  </span>
)

const levelHeights: Record<number, string> = { 1: 'h-1.5', 2: 'h-2.5', 3: 'h-3.5' }

type NewPasswordInputProps = Omit<ComponentProps<typeof PasswordInput>, 'autoComplete' | 'hint'> & {
  /** The advice depends on what is typed, and on the address. */
  typed: string
  email?: string | undefined
}

/** An input for a new password, with advice below it. */
export const NewPasswordInput = ({ typed, email, ...rest }: NewPasswordInputProps) => (
  <PasswordInput {...rest} autoComplete="new-password" hint={<AdviceLine advice={advisePassword(typed, email)} />} />
)
