import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { saveForm } from '#web/lib/forms/save-form.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'

type SettingsFormOptions<Input extends FieldValues, Output> = {
  schema: z.ZodType<Output, Input>
  first: Input
  save: (values: Output) => Promise<unknown>
}

/** One part of the settings as a form: it saves only its own fields. */
export const useSettingsForm = <Input extends FieldValues, Output>({ schema, first, save }: SettingsFormOptions<Input, Output>) => {
  const form = useForm<Input, unknown, Output>({ resolver: resolveWith(schema), defaultValues: first as DefaultValues<Input> })
  const submission = useSubmit(() => saveForm(form, save), failureMessage)
  const saving = { state: submission.state, isDirty: form.formState.isDirty, onDiscard: () => form.reset() }
  return { form, errors: form.formState.errors, ...submission, saving }
}
