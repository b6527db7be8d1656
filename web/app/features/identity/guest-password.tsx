import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { newPassword } from '#contract/identity/identity.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { withReturn } from '#web/lib/session/return-path.ts'
import type { ButtonKind } from '#web/ui/buttons/button-look.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { Notice } from '#web/ui/notice.tsx'
import { NewPasswordInput } from './new-password-input.tsx'

const form = z.object({ password: newPassword })

type GuestPasswordProps = {
  email: string
  kind: ButtonKind
  onSave: (password: string) => Promise<unknown>
  /** The test mailbox of a shop that sends no emails. */
  mailbox: ReactNode
}

/** After buying as a guest, a password can be chosen right there. The link in the email then opens the account with it. */
export const GuestPassword = ({ email, kind, onSave, mailbox }: GuestPasswordProps) => {
  const [isSaved, setSaved] = useState(false)
  const fields = useForm({ resolver: resolveWith(form), defaultValues: { password: '' } })
  const send = async ({ password }: z.output<typeof form>): Promise<false> => {
    await onSave(password)
    setSaved(true)
    return false
  }
  const { state, submit, failure } = useSubmit(() => submitForm(fields, send), failureMessage)
  if (isSaved) {
    return (
      <Notice kind="ok" title="One step left: confirm your address" action={mailbox}>
        Open our e-mail “Confirm your account to see your licenses” in this browser. We sent it to{' '}
        <span className="wrap-anywhere">{email}</span>. If that address already had an account, sign in as you did before.
      </Notice>
    )
  }
  return (
    <section aria-labelledby="guest-password" className="grid gap-4 rounded border border-line p-5">
      <div className="grid gap-1">
        <h2 id="guest-password" className="text-20">
          Keep your licenses
        </h2>
        <p className="text-14 text-ink-2">
          They are in an account for <span className="wrap-anywhere text-ink">{email}</span>. Choose a password to see them on any device,
          or do it later with our e-mail “Confirm your account to see your licenses”. If you already have an account with this address,{' '}
          <a href={withReturn('/sign-in', '/account/licenses')} target="_top" className="link">
            sign in
          </a>{' '}
          as usual.
        </p>
      </div>
      <form noValidate method="post" onSubmit={submit} className="grid max-w-105 gap-4">
        <FailureNotice failure={failure} />
        {/* Password managers store a password with the user name before it. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordInput
          label="Password"
          typed={fields.watch('password')}
          email={email}
          error={fields.formState.errors.password?.message}
          {...fields.register('password')}
        />
        <SubmitButton kind={kind} state={state} busyLabel="Saving" errorLabel="Not saved" className="justify-self-start">
          Save password
        </SubmitButton>
        <p className="text-14 text-ink-3">
          By saving it you accept the{' '}
          <a href="/terms-of-use" target="_blank" rel="noreferrer" className="link">
            terms of use
          </a>{' '}
          and the{' '}
          <a href="/privacy-policy" target="_blank" rel="noreferrer" className="link">
            privacy policy
          </a>
          .
        </p>
      </form>
    </section>
  )
}
