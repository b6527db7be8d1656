import { z } from 'zod'
import { creatorId } from '#contract/core/ids.ts'
import { problem } from '#contract/core/problem.ts'
import type { Access, Route } from '#contract/core/route.ts'
import { strictInput } from './strict-input.ts'

type Schema = Record<string, unknown>

const schemaOf = (type: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any', reused: 'inline' }) as Schema
  return schema
}

const parametersOf = (fields: z.ZodObject | undefined, index: 'path' | 'query') => {
  if (!fields) return []
  const schema = schemaOf(fields, 'input') as { properties?: Record<string, Schema>; required?: string[] }
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: index,
    required: index === 'path' || (schema.required?.includes(name) ?? false),
    schema: property,
  }))
}

const descriptions: Record<number, string> = { 200: 'OK', 201: 'Created', 202: 'Accepted', 204: 'No content' }

const answersOf = (route: Route) => ({
  ...Object.fromEntries(
    Object.entries(route.answers).map(([status, type]) => [
      status,
      {
        description: descriptions[Number(status)] ?? 'Answer',
        ...(type && { content: { 'application/json': { schema: schemaOf(type, 'output') } } }),
      },
    ]),
  ),
  default: {
    description: 'Problem details',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  },
})

const bodyTypes: Record<string, string> = { text: 'text/plain', form: 'application/x-www-form-urlencoded' }

const bodyOf = (route: Route) => {
  if (route.bodyType === 'file') return { requestBody: { required: true, content: { 'application/octet-stream': {} } } }
  if (route.bodyType === 'piece') return { requestBody: { required: false, content: { 'application/offset+octet-stream': {} } } }
  const type = bodyTypes[route.bodyType ?? 'json'] ?? 'application/json'
  return route.body && { requestBody: { required: true, content: { [type]: { schema: schemaOf(strictInput(route.body), 'input') } } } }
}

/** As one word, or as "creator: products, write". */
export const accessName = (access: Access): string => {
  if (typeof access === 'string') return access
  return 'creator' in access ? `creator: ${access.creator}, ${access.level}` : `staff: ${access.staff}, ${access.level}`
}

const operationOf = (route: Route) => ({
  operationId: route.name,
  summary: route.summary,
  tags: [/\/api\/([^/]+)/.exec(route.path)?.[1] ?? 'system'],
  'x-access': accessName(route.access),
  parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
  ...bodyOf(route),
  responses: answersOf(route),
})

/** The same route for programs of a creator. */
const inScope = (route: Route): Route => ({
  ...route,
  name: `${route.name}InScope`,
  path: `/@{scope}${route.path}`,
  params: z.object({ scope: creatorId, ...route.params?.shape }),
})

/** The OpenAPI description of every route, generated from the contract. */
export const describeApi = (routes: readonly Route[], publicUrl: string) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of [...routes, ...routes.filter(({ scope }) => scope === 'creator').map(inScope)]) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Soundfair', version: '1', description: 'The API of the shop: storefronts, carts, accounts, licenses.' },
    servers: [{ url: publicUrl }],
    paths,
    components: { schemas: { Problem: schemaOf(problem, 'output') } },
  }
}
