import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextInput } from '#web/ui/inputs/text-input.tsx'

type TwoFactorFieldsProps = UseFormRegisterReturn & { email: string; error: string | undefined }

/** The second step: the account, and the current code. */
export const TwoFactorFields = ({ email, error, ...code }: TwoFactorFieldsProps) => (
  <>
    <p className="text-14 text-ink-2">
      Two-factor is on for <span className="wrap-anywhere text-ink">{email}</span>.
    </p>
    <TextInput
      label="Code from your authenticator app"
      hint="Without your phone, use one of your recovery codes."
      mono
      // The visitor's own submit led to this step; its single field is where they continue.
      autoFocus
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      inputMode="text"
      maxLength={40}
      error={error}
      {...code}
    />
  </>
)
