/** The part of JSON Schema that the contract's description uses. */
export type Schema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  $ref?: string
}

const isNull = (schema: Schema): boolean => schema.type === 'null'

/** A schema without its `null`, and whether it had one. */
export const withoutNull = (schema: Schema): { schema: Schema; nullable: boolean } => {
  if (Array.isArray(schema.type) && schema.type.includes('null')) {
    const rest = schema.type.filter((type) => type !== 'null')
    return { schema: { ...schema, type: rest.length === 1 ? (rest[0] ?? 'string') : rest }, nullable: true }
  }
  const options = schema.anyOf ?? schema.oneOf
  if (!options?.some(isNull)) return { schema, nullable: false }
  const rest = options.filter((option) => !isNull(option))
  return { schema: rest.length === 1 && rest[0] ? rest[0] : { anyOf: rest }, nullable: true }
}

/** The shapes directly inside a schema, each with the name it has there. */
export const childrenOf = (schema: Schema): { name: string; child: Schema }[] => {
  const named = Object.entries(schema.properties ?? {}).map(([name, child]) => ({ name, child }))
  const unnamed = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  if (typeof schema.additionalProperties === 'object') unnamed.push(schema.additionalProperties)
  return [...named, ...unnamed.filter((child) => child !== undefined).map((child) => ({ name: '', child }))]
}
