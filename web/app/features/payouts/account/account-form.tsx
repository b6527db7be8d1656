import { useForm } from 'react-hook-form'
import { type PayoutAccount, payoutAccountForm } from '#contract/payouts/payout-accounts.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SaveBar } from '#web/ui/forms/save-bar.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { RadioCards } from '#web/ui/inputs/radio-cards.tsx'
import { AchFields } from './ach-fields.tsx'
import { BankFields } from './bank-fields.tsx'
import { type EnteredAccount, emptyAccount } from './entered-account.ts'

const kinds = [
  { value: 'Bank', label: 'Bank account (IBAN)', hint: 'In a SEPA country. Paid in euros.' },
  { value: 'ACH', label: 'US bank account (ACH)', hint: 'In the United States. Paid in US dollars.' },
]

type AccountFormProps = {
  type: PayoutAccount['type']
  /** False when the person cancelled the prompt for their password. */
  onSave: (account: PayoutAccount) => Promise<unknown>
  onCancel?: (() => void) | undefined
}

/** The form of the payout account. Each field is validated while typing once it was left for the first time. */
export const AccountForm = ({ type, onSave, onCancel }: AccountFormProps) => {
  const form = useForm<EnteredAccount, unknown, PayoutAccount>({
    resolver: resolveWith(payoutAccountForm as never),
    defaultValues: { ...emptyAccount, type },
    mode: 'onTouched',
    // The fields of the other kind are neither validated nor sent.
    shouldUnregister: true,
  })
  // The fields of the other kind are missing from the default values: only touched fields are reliable.
  const isDirty = Object.keys(form.formState.dirtyFields).length > 0
  const { state, submit, failure } = useSubmit(() => submitForm(form, onSave), failureMessage)
  return (
    <form noValidate method="post" onSubmit={submit} className="grid max-w-140 gap-5">
      <FailureNotice failure={failure} />
      <RadioCards label="Kind of account" options={kinds} defaultValue={type} {...form.register('type')} />
      {form.watch('type') === 'ACH' ? <AchFields form={form} /> : <BankFields form={form} />}
      <p className="text-14 text-ink-2">
        You may be asked for your password. Everyone on your team with access to payouts gets an e-mail, and nothing is paid to the new
        account for three days.
      </p>
      <SaveBar state={state} isDirty={isDirty} onDiscard={() => form.reset()} onCancel={onCancel}>
        Save account
      </SaveBar>
    </form>
  )
}
