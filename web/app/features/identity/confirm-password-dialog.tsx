import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { z } from 'zod'
import { confirmPassword, givenPassword } from '#contract/identity/identity.ts'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { usePasswordQuestion } from '#web/lib/session/recent-sign-in.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { PasswordInput } from '#web/ui/inputs/password-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

const form = z.object({ password: givenPassword })

/** Asks for the password again before a sensitive action. Every page with such actions contains it once. */
export const ConfirmPasswordDialog = ({ email }: { email: string }) => {
  const question = usePasswordQuestion()
  const id = useId()
  const fields = useForm({ resolver: resolveWith(form), defaultValues: { password: '' } })

  const answer = (isConfirmed: boolean): void => {
    fields.reset()
    question?.answer(isConfirmed)
  }
  const send = async ({ password }: { password: string }): Promise<unknown> => {
    await call(confirmPassword, { body: password })
    answer(true)
    return false
  }
  const { state, submit, failure } = useSubmit(() => submitForm(fields, send, 'password'), failureMessage)

  return (
    <Dialog
      open={question !== null}
      onClose={() => answer(false)}
      title="Confirm your password"
      description="You’re changing something important. Enter your password to continue."
      size="small"
      actions={
        <>
          <Button size="small" onPress={() => answer(false)}>
            Cancel
          </Button>
          <SubmitButton size="small" form={id} state={state} errorLabel="Not confirmed">
            Confirm
          </SubmitButton>
        </>
      }
    >
      <form id={id} noValidate method="post" onSubmit={submit} className="grid gap-4">
        <FailureNotice failure={failure} />
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          label="Password"
          autoFocus
          autoComplete="current-password"
          maxLength={256}
          error={fields.formState.errors.password?.message}
          {...fields.register('password')}
        />
        <p className="text-14">
          <Link to="/forgot-password" className="link">
            Forgot your password?
          </Link>
        </p>
      </form>
    </Dialog>
  )
}
