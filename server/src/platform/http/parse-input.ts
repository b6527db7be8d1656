import type { z } from 'zod'
import { checkFields } from '#contract/core/field-messages.ts'
import { Refusal } from '#kernel/refusal.ts'
import { strictInput } from './strict-input.ts'
import { wholeText } from './whole-text.ts'

/** The client chooses this name, which may be as long as the body. */
const nameLimit = 200

/** At most as many as people read: thousands of wrong fields do not get an equally long answer. */
const problemLimit = 100

/** Parses one part of a request with the contract's schema; errors are reported by field. */
export const parseInput = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined
  const strict = strictInput(schema)
  const sent = checkFields(strict, value)
  // The stored form is checked as well as the sent one: left-out characters may have hidden a password that is too short.
  const checked = sent.fits && wholeText(sent.data) !== sent.data ? checkFields(strict, wholeText(value)) : sent
  if (checked.fits) return wholeText(checked.data)
  // Without a prototype, because a field may be called "constructor".
  const errors: Record<string, string[]> = Object.create(null)
  for (const { path, message } of checked.problems.slice(0, problemLimit)) {
    const field = path.join('.').slice(0, nameLimit) || 'body'
    errors[field] = [...(errors[field] ?? []), message]
  }
  throw new Refusal('invalid-input', { errors })
}
