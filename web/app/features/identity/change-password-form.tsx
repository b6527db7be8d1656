import { useForm } from 'react-hook-form'
import { setPassword, setPasswordForm } from '#contract/identity/identity.ts'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { withRecentSignIn } from '#web/lib/session/recent-sign-in.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { PasswordInput } from '#web/ui/inputs/password-input.tsx'
import { NewPasswordInput } from './new-password-input.tsx'

const blank = { currentPassword: '', newPassword: '' }

const useChangePassword = (onChanged: () => Promise<void>) => {
  const form = useForm({ resolver: resolveWith(setPasswordForm), defaultValues: blank })
  const change = async (entered: typeof blank): Promise<unknown> => {
    if ((await withRecentSignIn(() => call(setPassword, { body: entered }))) === false) return false
    form.reset(blank)
    return onChanged()
  }
  return {
    ...useSubmit(() => submitForm(form, change), failureMessage),
    register: form.register,
    errors: form.formState.errors,
    typed: form.watch('newPassword'),
  }
}

/** All other sessions end with it, so the page that lists them is notified. */
export const ChangePasswordForm = ({ email, onChanged }: { email: string; onChanged: () => Promise<void> }) => {
  const { register, errors, typed, state, submit, failure } = useChangePassword(onChanged)
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <FailureNotice failure={failure} />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label="Current password"
        autoComplete="current-password"
        maxLength={256}
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <NewPasswordInput label="New password" typed={typed} email={email} error={errors.newPassword?.message} {...register('newPassword')} />
      <div>
        <SubmitButton kind="plain" state={state} busyLabel="Saving" successLabel="Changed" errorLabel="Not changed">
          Change password
        </SubmitButton>
      </div>
    </form>
  )
}
