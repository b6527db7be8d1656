import { type Description, type Operation, operationsOf, type PlacedOperation, schemaIn } from './description.ts'
import { type NamedShapes, nameShapes } from './named-shapes.ts'
import { describeShape, type Part, type Shape } from './shape.ts'

export type Entry = {
  id: string
  method: string
  path: string
  summary: string
  access: string
  inPath: Part[]
  inQuery: Part[]
  body?: Shape
  answers: { status: string; text: string; shape?: Shape }[]
}
export type ManualGroup = { tag: string; entries: Entry[] }
export type Manual = { origin: string; groups: ManualGroup[]; shapes: { name: string; shape: Shape }[] }

/** Routes that belong to no part of the shop: health, versions, this description. */
const systemTag = 'system'

const tagOf = ({ path, operation }: PlacedOperation): string => {
  const tag = operation.tags?.[0] ?? systemTag
  return /^(\/@\{\w+\})?\/api\//.test(path) && !tag.includes('.') ? tag : systemTag
}

const parametersIn = (operation: Operation, index: 'path' | 'query', named: NamedShapes): Part[] =>
  (operation.parameters ?? [])
    .filter((parameter) => parameter.in === index)
    .map(({ name, required, schema }) => ({ name, optional: !required, shape: describeShape(schema, named) }))

const entryOf = ({ path, method, operation }: PlacedOperation, named: NamedShapes): Entry => {
  const body = schemaIn(operation.requestBody?.content)
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    access: operation['x-access'] ?? 'public',
    inPath: parametersIn(operation, 'path', named),
    inQuery: parametersIn(operation, 'query', named),
    ...(body && { body: describeShape(body, named) }),
    // Every route has the same default answer, the problem; it is described once, at the top.
    answers: Object.entries(operation.responses)
      .filter(([status]) => status !== 'default')
      .map(([status, { description, content }]) => {
        const schema = schemaIn(content)
        return { status, text: description, ...(schema && { shape: describeShape(schema, named) }) }
      }),
  }
}

/** The API description as a manual: its routes by part of the shop, and the shapes they share. */
export const manualOf = (description: Description): Manual => {
  const named = nameShapes(description)
  const byTag = Map.groupBy(operationsOf(description), tagOf)
  return {
    origin: description.servers[0]?.url ?? '',
    groups: [...byTag]
      .sort(([a], [b]) => Number(a === systemTag) - Number(b === systemTag) || a.localeCompare(b))
      .map(([tag, operations]) => ({ tag, entries: operations.map((placed) => entryOf(placed, named)) })),
    shapes: [...named.values()]
      .map(({ name, schema }) => ({ name, shape: describeShape(schema, named, name) }))
      .sort((a, b) => a.name.localeCompare(b.name)),
  }
}

/** The routes that have all of these words in their method, path, name, summary or access. */
export const filterManual = (groups: readonly ManualGroup[], filter: string): ManualGroup[] => {
  const terms = filter.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ method, path, id, summary, access }: Entry, tag: string): boolean => {
    const text = [method, path, id, summary, access, tag].join(' ').toLowerCase()
    return terms.every((term) => text.includes(term))
  }
  return groups
    .map(({ tag, entries }) => ({ tag, entries: entries.filter((entry) => fits(entry, tag)) }))
    .filter(({ entries }) => entries.length > 0)
}
