import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { email } from '#contract/core/text.ts'
import { getSecurity } from '#contract/identity/account.ts'
import { updateIdentity } from '#contract/identity/identity.ts'
import type { User } from '#contract/identity/user.ts'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { withRecentSignIn } from '#web/lib/session/recent-sign-in.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SettingsSection } from './settings-section.tsx'

const form = z.object({ email })

const useEmailChange = () => {
  const reread = useReread()
  const fields = useForm({ resolver: resolveWith(form), defaultValues: { email: '' } })
  const change = async (entered: { email: string }): Promise<unknown> => {
    const answer = await withRecentSignIn(() => call(updateIdentity, { body: entered }))
    if (answer === false) return false
    fields.reset()
    return reread(getSecurity)
  }
  return {
    ...useSubmit(() => submitForm(fields, change), failureMessage),
    register: fields.register,
    errors: fields.formState.errors,
  }
}

/** The account's own address; a new one is used once it was confirmed from there. */
export const EmailSection = ({ user, pendingEmail }: { user: User; pendingEmail: string | null }) => {
  const { register, errors, state, submit, failure } = useEmailChange()
  return (
    <SettingsSection id="email" title="E-mail" lead="You sign in with it, and we send licenses and receipts to it.">
      <p className="wrap-anywhere">
        <span className="text-14 text-ink-2">Now: </span>
        <b>{user.email}</b>
      </p>
      {pendingEmail && (
        <Notice kind="info" title={`Waiting for confirmation from ${pendingEmail}`} className="mt-4 wrap-anywhere">
          Open the link we e-mailed to that address within 24 hours. Until then nothing changes.
        </Notice>
      )}
      <form noValidate method="post" onSubmit={submit} className="mt-5 grid gap-5">
        <FailureNotice failure={failure} />
        <TextInput label="New e-mail address" type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
        <div>
          <SubmitButton kind="plain" state={state} busyLabel="Sending" successLabel="E-mail sent" errorLabel="Not sent">
            Change address
          </SubmitButton>
        </div>
      </form>
    </SettingsSection>
  )
}
