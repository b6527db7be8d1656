import type { z } from 'zod'
import { checkFields } from '#contract/core/field-messages.ts'
import { Refusal } from '#kernel/refusal.ts'
import { strictInput } from './strict-input.ts'
import { wholeText } from './whole-text.ts'

/** A name that somebody else chose may be as long as the body. */
const nameLimit = 200

/** As many as somebody reads: a body of thousands of wrong fields is not answered with a list as long. */
const problemLimit = 100

/** Reads one part of a request by the contract; what does not fit is said field by field. */
export const parseInput = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined
  const strict = strictInput(schema)
  const sent = checkFields(strict, value)
  // What is stored has to fit as well as what was sent: letters that are left out may have hidden a shorter password.
  const checked = sent.fits && wholeText(sent.data) !== sent.data ? checkFields(strict, wholeText(value)) : sent
  if (checked.fits) return wholeText(checked.data)
  // Without a prototype: a field may be called "constructor".
  const errors: Record<string, string[]> = Object.create(null)
  for (const { path, message } of checked.problems.slice(0, problemLimit)) {
    const field = path.join('.').slice(0, nameLimit) || 'body'
    errors[field] = [...(errors[field] ?? []), message]
  }
  throw new Refusal('invalid-input', { errors })
}
