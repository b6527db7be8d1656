import { z } from 'zod'

/** A JSON Schema, as far as it is used to make inputs. */
type Shape = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  oneOf?: Shape[]
  properties?: Record<string, Shape>
  items?: Shape
  additionalProperties?: Shape | boolean
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
}

const branchesOf = (shape: Shape): Shape[] => shape.oneOf ?? shape.anyOf ?? []

const valuesOf = (shape: Shape): Shape | undefined =>
  typeof shape.additionalProperties === 'object' && Object.keys(shape.additionalProperties).length > 0
    ? shape.additionalProperties
    : undefined

/** A nearly valid value for the other fields, so that validation reaches the bad one. */
const nearlyGood = (shape: Shape): unknown => {
  if ('const' in shape) return shape.const
  if (shape.enum) return shape.enum[0]
  const [branch] = branchesOf(shape)
  if (branch) return nearlyGood(branch)
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(Object.entries(shape.properties ?? {}).map(([name, field]) => [name, nearlyGood(field)]))
    case 'array':
      return Array.from({ length: shape.minItems ?? 0 }, () => nearlyGood(shape.items ?? {}))
    case 'string':
      return 'x'.repeat(Math.max(shape.minLength ?? 0, 3))
    case 'integer':
    case 'number':
      return shape.minimum ?? 1
    case 'boolean':
      return true
    default:
      return null
  }
}

/** Values that fit almost no schema: other types, null, too small, too large, unknown words, an additional field. */
const oddOnes = (shape: Shape): unknown[] => [
  undefined,
  null,
  true,
  'nonsense',
  '',
  '\u0007',
  'x'.repeat((shape.maxLength ?? 500) + 1),
  -1e15,
  0.5,
  (shape.maximum ?? 1e15) + 1,
  Number.NaN,
  [],
  {},
  { surprise: 1 },
  ['nonsense'],
  Array.from({ length: (shape.maxItems ?? 1) + 1 }, () => nearlyGood(shape.items ?? {})),
]

const within = (shape: Shape): unknown[] => {
  const whole = nearlyGood(shape)
  const ofFields = Object.entries(shape.properties ?? {}).flatMap(([name, field]) =>
    faultsOf(field).map((fault) => ({ ...(whole as object), [name]: fault })),
  )
  const values = valuesOf(shape)
  return [
    ...ofFields,
    ...(shape.items ? faultsOf(shape.items).map((fault) => [fault]) : []),
    ...(values ? faultsOf(values).flatMap((fault) => [{ USD: fault }, { 'tape-one': fault }]) : []),
    ...(shape.type === 'object' ? [{ ...(whole as object), surprise: 1 }] : []),
  ]
}

const faultsOf = (shape: Shape): unknown[] => {
  const branches = branchesOf(shape)
  return branches.length > 0 ? branches.flatMap(faultsOf) : [...oddOnes(shape), ...within(shape)]
}

/** Inputs with one bad value each, for every field of a schema, at any depth. Some may be valid after all. */
export const badInputs = (schema: z.ZodType): unknown[] =>
  faultsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape)
