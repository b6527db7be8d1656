import { z } from 'zod'

const inner = (schema: unknown): z.ZodType => storedShape(schema as z.ZodType)

const rebuild = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodObject) {
    return z.object(Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, inner(field)])))
  }
  if (schema instanceof z.ZodArray) return z.array(inner(schema.element))
  if (schema instanceof z.ZodNullable) return inner(schema.unwrap()).nullable()
  if (schema instanceof z.ZodOptional) return inner(schema.unwrap()).optional()
  if (schema instanceof z.ZodDiscriminatedUnion) {
    return z.discriminatedUnion(schema.def.discriminator, schema.options.map(inner) as [z.ZodObject, ...z.ZodObject[]])
  }
  if (schema instanceof z.ZodIntersection) return z.intersection(inner(schema.def.left), inner(schema.def.right))
  // The keys may be a list that changes, such as the currencies.
  if (schema instanceof z.ZodRecord) return z.record(z.string(), inner(schema.valueType))
  if (schema instanceof z.ZodNumber) return z.number()
  if (schema instanceof z.ZodBoolean || schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return schema
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return z.string()
  throw new Error(`Say how a ${schema.type} is stored`)
}

/** The schema of entered data without its limits: those may become stricter later, and data that was accepted must stay readable. */
export const storedShape = <Shape>(schema: z.ZodType<Shape>): z.ZodType<Shape> => rebuild(schema) as z.ZodType<Shape>
