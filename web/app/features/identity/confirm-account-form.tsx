import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import type { useConfirmAccount } from './use-confirm-account.ts'

type ConfirmAccountFormProps = Omit<ReturnType<typeof useConfirmAccount>, 'confirmation'>

/** One button. Opening the page confirms nothing. */
export const ConfirmAccountForm = ({ state, submit, failure }: ConfirmAccountFormProps) => (
  <form noValidate method="post" onSubmit={submit} className="grid max-w-105 justify-items-start gap-5">
    <FailureNotice failure={failure} className="w-full" />
    <SubmitButton state={state} busyLabel="Confirming" successLabel="Confirmed" errorLabel="Not confirmed">
      Confirm my account
    </SubmitButton>
    <p className="text-14 text-ink-2">Didn’t ask for an account? Just close this page.</p>
  </form>
)
