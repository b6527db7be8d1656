import { useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { slugText } from '#web/ui/texts/slug-text.ts'

export type NewItemInput = FieldValues & { id: string; name: string }

export type NewItemOptions<Input extends NewItemInput, Output> = {
  schema: z.ZodType<Output, Input>
  first: Input
  create: (given: Output) => Promise<unknown>
}

/** A form whose name proposes the id, until somebody types their own. */
export const useNewItem = <Input extends NewItemInput, Output>({ schema, first, create }: NewItemOptions<Input, Output>) => {
  const [isOwnId, setOwnId] = useState(false)
  const form = useForm<Input, unknown, Output>({ resolver: resolveWith(schema), defaultValues: first as DefaultValues<Input> })
  const submission = useSubmit(() => submitForm(form, create), failureMessage)

  const proposeId = (name: string): void => {
    if (isOwnId) return
    form.setValue('id' as Path<Input>, slugText(name) as PathValue<Input, Path<Input>>, { shouldValidate: form.formState.isSubmitted })
  }
  return { form, ...submission, proposeId, keepOwnId: () => setOwnId(true) }
}
