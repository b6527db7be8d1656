import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { CallError } from '../api/call-error.ts'

/** Puts the messages of a refused call at their fields and the focus on the first. True when there was at least one such field. */
export const showFieldErrors = <Input extends FieldValues>(
  error: unknown,
  fields: readonly Path<Input>[],
  setError: UseFormSetError<Input>,
): boolean => {
  if (!(error instanceof CallError)) return false
  const refused = fields.filter((field) => error.errors[field]?.[0])
  for (const [at, field] of refused.entries()) {
    setError(field, { type: 'server', message: error.errors[field]?.[0] ?? '' }, { shouldFocus: at === 0 })
  }
  return refused.length > 0
}
