import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { prepareShapes } from './load-shapes.ts'
import type { useForgotPassword } from './use-forgot-password.ts'

export const ForgotPasswordForm = ({ register, errors, state, submit, failure }: ReturnType<typeof useForgotPassword>) => (
  <form noValidate method="post" onSubmit={submit} onFocus={prepareShapes} className="grid max-w-105 gap-5">
    <FailureNotice failure={failure} />
    <TextInput label="E-mail" type="email" autoComplete="username" error={errors.email?.message} {...register('email')} />
    <SubmitButton wide state={state} busyLabel="Sending" successLabel="Sent" errorLabel="Not sent">
      Send link
    </SubmitButton>
  </form>
)
