import type { z } from 'zod'
import { Refusal } from '#kernel/refusal.ts'
import { strictInput } from './strict-input.ts'
import { wholeText } from './whole-text.ts'

const sayUnknown = (issue: z.core.$ZodIssue): [string, string][] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => [[...issue.path, key].join('.'), 'This field is not known'])
    : [[issue.path.join('.') || 'body', issue.message]]

/** Reads one part of a request by the contract; what does not fit is said field by field. */
export const parseInput = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined
  const parsed = strictInput(schema).safeParse(value)
  if (parsed.success) return wholeText(parsed.data)
  // Without a prototype: a field may be called "constructor".
  const errors: Record<string, string[]> = Object.create(null)
  for (const [field, message] of parsed.error.issues.flatMap(sayUnknown)) errors[field] = [...(errors[field] ?? []), message]
  throw new Refusal('invalid-input', { errors })
}
