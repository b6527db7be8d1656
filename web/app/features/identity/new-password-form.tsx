import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { prepareShapes } from './load-shapes.ts'
import { NewPasswordInput } from './new-password-input.tsx'
import type { useNewPassword } from './use-new-password.ts'

type NewPasswordFormProps = Pick<ReturnType<typeof useNewPassword>, 'register' | 'errors' | 'typed' | 'state' | 'submit' | 'failure'> & {
  email: string
  children: string
}

/** A new password, without the old one: the first, or after a reset. */
export const NewPasswordForm = ({ email, register, errors, typed, state, submit, failure, children }: NewPasswordFormProps) => (
  <form noValidate method="post" onSubmit={submit} onFocus={prepareShapes} className="grid max-w-105 gap-5">
    <FailureNotice failure={failure} />
    {/* Password managers store a password with the user name before it. */}
    <input type="email" autoComplete="username" value={email} readOnly hidden />
    <NewPasswordInput label="New password" typed={typed} email={email} error={errors.password?.message} {...register('password')} />
    <SubmitButton wide state={state} busyLabel="Saving" successLabel="Saved" errorLabel="Not saved">
      {children}
    </SubmitButton>
  </form>
)
