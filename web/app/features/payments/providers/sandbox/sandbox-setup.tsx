import { useForm } from 'react-hook-form'
import { enteredCard } from '#contract/payments/checkout.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import type { CardSetupProps } from '#web/lib/payments/card-setup.ts'
import { useCardField } from '#web/lib/payments/use-card-field.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { CardFields } from '#web/ui/inputs/card-fields.tsx'

export const SandboxSetup = ({ onCard }: CardSetupProps<'Sandbox'>) => {
  const form = useForm({ resolver: resolveWith(enteredCard), defaultValues: { number: '', expiry: '', cvc: '' } })
  const card = {
    number: useCardField(form.control, 'number'),
    expiry: useCardField(form.control, 'expiry'),
    cvc: useCardField(form.control, 'cvc'),
  }
  const { state, submit, failure } = useSubmit(() => submitForm(form, (entered) => onCard({ card: entered })), failureMessage)
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
      <FailureNotice failure={failure} />
      <CardFields {...card} />
      <SubmitButton state={state} busyLabel="Saving" errorLabel="Not saved" className="justify-self-end">
        Use this card
      </SubmitButton>
    </form>
  )
}
