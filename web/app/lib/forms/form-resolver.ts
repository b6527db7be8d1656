import { type FieldError, type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'
import type { z } from 'zod'
import { checkFields } from '#contract/core/field-messages.ts'

/** The contract's own schema checks a form, so that page and server say the same. The first message of a field is the one shown. */
export const resolveWith =
  <Input extends FieldValues, Output>(schema: z.ZodType<Output, Input>): Resolver<Input, unknown, Output> =>
  (values) => {
    const checked = checkFields(schema, values)
    if (checked.fits) return { values: checked.data, errors: {} }
    const firsts = new Map<string, FieldError>()
    for (const { path, code, message } of checked.problems) {
      const name = path.join('.') || 'root'
      if (!firsts.has(name)) firsts.set(name, { type: code, message })
    }
    const errors: FieldErrors<Input> = {}
    for (const [name, error] of firsts) set(errors, name, error)
    return { values: {}, errors }
  }
