import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { draftName, forgetTyped, useTyped } from '#web/lib/forms/use-typed.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'

type Step<Output> = { orderId: string; part: 'contact' | 'billing'; onSave: (entered: Output) => Promise<void> }

/** A step of the checkout: what is typed stays in the tab until it is saved. */
export const useStep = <Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  { orderId, part, onSave }: Step<Output>,
) => {
  const draft = draftName(orderId, useUser(), part)
  useTyped(form, draft)
  const save = async (entered: Output): Promise<false> => {
    await onSave(entered)
    forgetTyped(draft)
    return false
  }
  return useSubmit(() => submitForm(form, save), failureMessage)
}
