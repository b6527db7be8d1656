import type { z } from 'zod'
import { findProblems, problemText } from '#web/features/catalog/products/draft-problems.ts'
import { CallError } from '#web/lib/api/call-error.ts'

/** Validates before the server does: an invalid value is not sent, and its messages are already shown at the fields. */
export const requireFit = (schema: z.ZodType, value: unknown): void => {
  const text = problemText(findProblems(schema, value))
  if (text) throw new CallError(text, { status: 400 })
}
