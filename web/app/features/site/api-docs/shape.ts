import { keyOf, type NamedShapes } from './named-shapes.ts'
import { type Schema, withoutNull } from './schema.ts'

/** A shape as readable text, with its parts. */
export type Shape = {
  text: string
  /** The named shape it refers to. */
  refers?: string
  notes?: string[]
  parts?: Part[]
}
export type Part = { name: string; optional: boolean; shape: Shape }

const formats: Record<string, string> = {
  'date-time': 'instant',
  date: 'date',
  email: 'e-mail address',
  uuid: 'UUID',
  uri: 'URL',
}
const types: Record<string, string> = { string: 'text', integer: 'whole number', number: 'number', boolean: 'true or false', null: 'null' }

const between = (least: number | undefined, limit: number | undefined, unit: string): string[] => {
  const from = least !== undefined && Math.abs(least) < Number.MAX_SAFE_INTEGER ? least : undefined
  const to = limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined
  if (from !== undefined && to !== undefined) return [`${from} to ${to}${unit}`]
  if (to !== undefined) return [`up to ${to}${unit}`]
  return from !== undefined && from > 0 ? [`at least ${from}${unit}`] : []
}

/** Patterns of the contract that are clearer as text. */
const patternText = (pattern: string): string | undefined => {
  if (pattern === '^[a-z0-9](?:[a-z0-9-]{1,38})[a-z0-9]$') return '3 to 40 of a-z, 0-9 and inner dashes'
  if (pattern === '^[^\\p{Cc}]*$' || pattern === '^[^\\0]*$') return 'plain text'
  const prefix = /^\^([a-z]+)_\[0-9a-hjkmnp-tv-z\]\{26\}\$$/.exec(pattern)?.[1]
  return prefix && `${prefix}_ and 26 characters`
}

const notesOf = (schema: Schema): string[] => [
  ...(schema.enum ? [schema.enum.join(', ')] : []),
  ...between(schema.minLength, schema.maxLength, ' characters'),
  ...between(schema.minimum, schema.maximum, ''),
  ...between(schema.minItems, schema.maxItems, ' entries'),
  ...(schema.pattern && !schema.format ? [patternText(schema.pattern) ?? schema.pattern] : []),
]

const valueText = (schema: Schema): string => {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return 'one of'
  if (schema.format && formats[schema.format]) return formats[schema.format] ?? ''
  const all = [schema.type ?? []].flat()
  return all.length > 0 ? all.map((type) => types[type] ?? type).join(' or ') : 'anything'
}

const optionName = (option: Schema, at: number): string => {
  const kind = option.properties?.type?.const ?? option.const
  return typeof kind === 'string' ? kind : String(at + 1)
}

/** `own` is the named shape being written out, which must not refer to itself. */
export const describeShape = (given: Schema, named: NamedShapes, own?: string): Shape => {
  const { schema, nullable } = withoutNull(given)
  const shape = describePlain(schema, named, own)
  return nullable ? { ...shape, text: `${shape.text} or null` } : shape
}

const describePlain = (schema: Schema, named: NamedShapes, own: string | undefined): Shape => {
  const name = schema.$ref ? schema.$ref.split('/').at(-1) : named.get(keyOf(schema))?.name
  if (name && name !== own) return { text: name, refers: name }

  const inside = (child: Schema): Shape => describeShape(child, named)
  const options = schema.anyOf ?? schema.oneOf
  if (options) {
    const parts = options.map((option, at) => ({ name: optionName(option, at), optional: false, shape: inside(option) }))
    return { text: 'one of these', parts }
  }
  if (schema.type === 'array') {
    const { text, ...rest } = inside(schema.items ?? {})
    return { ...rest, text: `list of ${text}`, ...withNotes([...(rest.notes ?? []), ...notesOf({ ...schema, items: {} })]) }
  }
  if (schema.properties && Object.keys(schema.properties).length > 0) {
    const parts = Object.entries(schema.properties).map(([field, child]) => ({
      name: field,
      optional: !schema.required?.includes(field),
      shape: inside(child),
    }))
    return { text: 'object', parts }
  }
  if (typeof schema.additionalProperties === 'object') {
    const { text, ...rest } = inside(schema.additionalProperties)
    const keys = schema.propertyNames?.enum
    return { ...rest, text: `map of ${text}`, ...withNotes([...(keys ? [`by ${keys.join(', ')}`] : []), ...(rest.notes ?? [])]) }
  }
  return { text: valueText(schema), ...withNotes(notesOf(schema)) }
}

const withNotes = (notes: string[]): { notes?: string[] } => (notes.length > 0 ? { notes } : {})
