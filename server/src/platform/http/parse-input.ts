import type { z } from 'zod'
import { Refusal } from '#kernel/refusal.ts'
import { strictInput } from './strict-input.ts'
import { wholeText } from './whole-text.ts'

/** A name that somebody else chose may be as long as the body. */
const longestName = 200

const sayUnknown = (issue: z.core.$ZodIssue): [string, string][] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.slice(0, mostSaid).map((key) => [[...issue.path, key].join('.').slice(0, longestName), 'This field is not known'])
    : [[issue.path.join('.').slice(0, longestName) || 'body', issue.message]]

/** As many as somebody reads: a body of thousands of wrong fields is not answered with a list as long. */
const mostSaid = 100

const someOf = (issues: readonly z.core.$ZodIssue[]): [string, string][] => {
  const said: [string, string][] = []
  for (const issue of issues.slice(0, mostSaid)) said.push(...sayUnknown(issue))
  return said.slice(0, mostSaid)
}

/** Reads one part of a request by the contract; what does not fit is said field by field. */
export const parseInput = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined
  const parsed = strictInput(schema).safeParse(value)
  if (parsed.success) return wholeText(parsed.data)
  // Without a prototype: a field may be called "constructor".
  const errors: Record<string, string[]> = Object.create(null)
  for (const [field, message] of someOf(parsed.error.issues)) errors[field] = [...(errors[field] ?? []), message]
  throw new Refusal('invalid-input', { errors })
}
