import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextInput } from '#web/ui/inputs/text-input.tsx'

type TwoFactorFieldsProps = UseFormRegisterReturn & { email: string; error: string | undefined }

/** The second step: whose account it is, and the code of the moment. */
export const TwoFactorFields = ({ email, error, ...code }: TwoFactorFieldsProps) => (
  <>
    <p className="text-14 text-ink-2">
      Two-factor is on for <span className="wrap-anywhere text-ink">{email}</span>.
    </p>
    <TextInput
      label="Code from your authenticator app"
      hint="Without your phone, use one of your recovery codes."
      mono
      // The step was asked for by the visitor's own submit; the one field of it is where they go on.
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
