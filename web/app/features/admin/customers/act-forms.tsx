import { type UseFormRegisterReturn, useForm } from 'react-hook-form'
import { type AccountDetail, anonymiseForm, emailForm, reasonForm } from '#contract/admin/accounts.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import type { ButtonKind } from '#web/ui/buttons/button-look.ts'
import { DialogForm } from '#web/ui/forms/dialog-form.tsx'
import { useDialogSubmit } from '#web/ui/forms/use-dialog-submit.ts'
import { TextInput } from '#web/ui/inputs/text-input.tsx'

type ReasonInputProps = { error: string | undefined; field: UseFormRegisterReturn }

export const ReasonInput = ({ error, field }: ReasonInputProps) => (
  <TextInput
    label="Why"
    hint="Stays in the audit log permanently: no names or addresses."
    maxLength={300}
    autoComplete="off"
    error={error}
    {...field}
  />
)

type ReasonFormProps = {
  onAct: (entered: { reason: string }) => Promise<boolean>
  onClose: () => void
  labels: { act: string; busy: string; failed: string }
  kind?: ButtonKind | undefined
}

/** A form for an action that needs nothing but a reason. */
export const ReasonForm = ({ onAct, onClose, labels, kind }: ReasonFormProps) => {
  const form = useForm({ resolver: resolveWith(reasonForm), defaultValues: { reason: '' } })
  const submission = useDialogSubmit(() => submitForm(form, onAct), onClose, failureMessage)
  return (
    <DialogForm submission={submission} onClose={onClose} labels={labels} kind={kind}>
      <ReasonInput error={form.formState.errors.reason?.message} field={form.register('reason')} />
    </DialogForm>
  )
}

type AddressFormProps = {
  account: AccountDetail
  onAct: (entered: { email: string; reason: string }) => Promise<boolean>
  onClose: () => void
}

export const EmailForm = ({ onAct, onClose }: AddressFormProps) => {
  const form = useForm({ resolver: resolveWith(emailForm), defaultValues: { email: '', reason: '' } })
  const { errors } = form.formState
  const submission = useDialogSubmit(() => submitForm(form, onAct), onClose, failureMessage)
  return (
    <DialogForm submission={submission} onClose={onClose} labels={{ act: 'Change address', busy: 'Changing', failed: 'Not changed' }}>
      <TextInput label="New e-mail address" type="email" autoComplete="off" error={errors.email?.message} {...form.register('email')} />
      <ReasonInput error={errors.reason?.message} field={form.register('reason')} />
    </DialogForm>
  )
}

export const AnonymiseForm = ({ account, onAct, onClose }: AddressFormProps) => {
  const form = useForm({ resolver: resolveWith(anonymiseForm), defaultValues: { email: '', reason: '' } })
  const { errors } = form.formState
  const submission = useDialogSubmit(() => submitForm(form, onAct), onClose, failureMessage)
  const labels = { act: 'Make anonymous', busy: 'Making anonymous', failed: 'Not done' }
  return (
    <DialogForm submission={submission} onClose={onClose} kind="danger" labels={labels}>
      <TextInput
        label="Type the address of the account"
        hint={account.email}
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <ReasonInput error={errors.reason?.message} field={form.register('reason')} />
    </DialogForm>
  )
}
