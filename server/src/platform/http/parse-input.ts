import { z } from 'zod'
import { checkFields } from '#contract/field-messages.ts'
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

/** Reads one part of a request by the contract; what does not fit is said field by field. */
export const parseInput = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined
  const checked = checkFields(strict(schema), value)
  if (checked.fits) return wholeText(checked.data)
  // Without a prototype: a field may be called "constructor".
  const errors: Record<string, string[]> = Object.create(null)
  for (const { path, message } of checked.problems) {
    const field = path.join('.') || 'body'
    errors[field] = [...(errors[field] ?? []), message]
  }
  throw new Refusal('invalid-input', { errors })
}
