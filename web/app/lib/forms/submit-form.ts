import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { CallError } from '../api/call-error.ts'
import { showFieldErrors } from './field-errors.ts'

/** The fields of this form that a refused call names. */
const refusedFields = <Input extends FieldValues, Output>(form: UseFormReturn<Input, unknown, Output>, error: unknown): Path<Input>[] =>
  error instanceof CallError ? (Object.keys(error.errors) as Path<Input>[]).filter((name) => form.getValues(name) !== undefined) : []

/** A bare-text body has no fields: the server's message is shown at the field it was typed into. */
const showBodyError = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
  field: Path<Input> | undefined,
): boolean => {
  const message = error instanceof CallError ? error.errors.body?.[0] : undefined
  if (!message || !field) return false
  form.setError(field, { type: 'server', message }, { shouldFocus: true })
  return true
}

/** A single message is shown at its field. Of several only some may have a field here, so the failure itself is shown as well. */
const isShownAtField = (error: unknown): boolean => error instanceof CallError && Object.values(error.errors).flat().length === 1

/**
 * Validates a form and sends it. False when there is something to correct, found here or by the server: the message is at its field,
 * the focus on the first, and a button goes back to idle, because it did not fail. `send` may answer false when the user cancels.
 */
export const submitForm = async <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  send: (values: Output) => Promise<unknown>,
  bodyField?: Path<Input>,
): Promise<boolean> => {
  let isSent = false
  try {
    await form.handleSubmit(async (values) => {
      isSent = (await send(values)) !== false
    })()
  } catch (error) {
    const isShown = showFieldErrors(error, refusedFields(form, error), form.setError) || showBodyError(form, error, bodyField)
    if (!isShown || !isShownAtField(error)) throw error
  }
  return isSent
}
