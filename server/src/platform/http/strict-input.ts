import { z } from 'zod'

const strictForms = new WeakMap<z.ZodType, z.ZodType>()

const strictShape = (shape: z.ZodRawShape): z.ZodRawShape =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, strictInput(schema as z.ZodType)]))

type Wrapper = z.ZodOptional | z.ZodNullable | z.ZodDefault | z.ZodPrefault | z.ZodCatch | z.ZodReadonly | z.ZodNonOptional

const isWrapper = (schema: z.ZodType): schema is Wrapper =>
  [z.ZodOptional, z.ZodNullable, z.ZodDefault, z.ZodPrefault, z.ZodCatch, z.ZodReadonly, z.ZodNonOptional].some(
    (kind) => schema instanceof kind,
  )

/** Copies keep the checks of the original: only their parts are replaced. */
const makeStrict = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodObject) {
    const { def } = schema
    return schema.clone({ ...def, shape: strictShape(def.shape), catchall: def.catchall ?? z.never() })
  }
  if (schema instanceof z.ZodArray) return schema.clone({ ...schema.def, element: strictInput(schema.def.element as z.ZodType) })
  if (schema instanceof z.ZodUnion) {
    return schema.clone({ ...schema.def, options: schema.def.options.map((option) => strictInput(option as z.ZodType)) })
  }
  if (schema instanceof z.ZodRecord) return schema.clone({ ...schema.def, valueType: strictInput(schema.def.valueType as z.ZodType) })
  if (schema instanceof z.ZodPipe) {
    const { def } = schema
    return schema.clone({ ...def, in: strictInput(def.in as z.ZodType), out: strictInput(def.out as z.ZodType) })
  }
  if (isWrapper(schema)) {
    const copy = schema.clone.bind(schema) as (def: object) => z.ZodType
    return copy({ ...schema.def, innerType: strictInput(schema.def.innerType as z.ZodType) })
  }
  return schema
}

/**
 * An input's schema that refuses unknown fields at every depth, so that clients cannot set undeclared fields, least of all those the server
 * computes. Where clients send more than is read, the contract declares a loose object. The same schema in an answer stays open, so that a
 * page loaded before a deployment accepts new fields.
 */
export const strictInput = (schema: z.ZodType): z.ZodType => {
  const known = strictForms.get(schema)
  if (known) return known
  const made = makeStrict(schema)
  strictForms.set(schema, made)
  return made
}
