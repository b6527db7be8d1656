import { z } from 'zod'
import { Refusal } from '#kernel/refusal.ts'
import { wholeText } from './whole-text.ts'

const strictForms = new WeakMap<z.ZodType, z.ZodType>()

/** Unknown fields are refused, unless the contract itself says otherwise with a loose object. */
const strict = (schema: z.ZodType): z.ZodType => {
  if (!(schema instanceof z.ZodObject) || schema.def.catchall) return schema
  const known = strictForms.get(schema)
  if (known) return known
  const made = schema.strict()
  strictForms.set(schema, made)
  return made
}

const sayUnknown = (issue: z.core.$ZodIssue): [string, string][] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => [[...issue.path, key].join('.'), 'This field is not known'])
    : [[issue.path.join('.') || 'body', issue.message]]

/** Reads one part of a request by the contract; what does not fit is said field by field. */
export const parseInput = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined
  const parsed = strict(schema).safeParse(value)
  if (parsed.success) return wholeText(parsed.data)
  // Without a prototype: a field may be called "constructor".
  const errors: Record<string, string[]> = Object.create(null)
  for (const [field, message] of parsed.error.issues.flatMap(sayUnknown)) errors[field] = [...(errors[field] ?? []), message]
  throw new Refusal('invalid-input', { errors })
}
