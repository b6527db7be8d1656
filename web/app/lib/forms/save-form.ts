import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { submitForm } from './submit-form.ts'

/** Checks a form and saves it. What was typed is then what is saved: leaving the page loses nothing. */
export const saveForm = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  save: (values: Output) => Promise<unknown>,
): Promise<boolean> =>
  submitForm(form, async (values) => {
    await save(values)
    form.reset(form.getValues())
  })
