import { expect, test } from 'vitest'
import { everyRoute } from '#contract/index.ts'
import { accessName, describeApi } from './openapi.ts'

type Parameter = { name: string; in: string; required: boolean; schema: object }
type Operation = {
  operationId: string
  summary: string
  'x-access': string
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
}

/** As it is sent. */
const description = JSON.parse(JSON.stringify(describeApi(everyRoute, 'https://soundfair.example')))
const paths: Record<string, Record<string, Operation>> = description.paths
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation, name: operation.operationId })),
)

test('it is an OpenAPI 3.1 description of the shop at its public address', () => {
  expect(description).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Soundfair', version: expect.any(String) },
    servers: [{ url: 'https://soundfair.example' }],
  })
})

test.each(everyRoute)('$name is described with who may call it', (route) => {
  const operation = paths[route.path]?.[route.method.toLowerCase()]
  expect(operation).toMatchObject({ operationId: route.name, summary: route.summary, 'x-access': accessName(route.access) })
  expect(operation?.summary).not.toBe('')
  for (const status of Object.keys(route.answers)) expect(operation?.responses).toHaveProperty(status)
  expect(operation?.requestBody !== undefined).toBe(route.body !== undefined || ['file', 'piece'].includes(route.bodyType ?? ''))
})

test.each(everyRoute.filter((route) => route.scope === 'creator'))('$name is described in the scope of a creator too', (route) => {
  const operation = paths[`/@{scope}${route.path}`]?.[route.method.toLowerCase()]
  expect(operation?.parameters).toContainEqual(expect.objectContaining({ name: 'scope', in: 'path', required: true }))
})

test('no two operations share an id', () => {
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(operations)('$name declares the parameters of its path, each once', ({ path, operation }) => {
  const inTemplate = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
  expect(inPath.map((parameter) => parameter.name).sort()).toEqual(inTemplate.sort())
  expect(inPath.every((parameter) => parameter.required)).toBe(true)
  const keys = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
  expect(new Set(keys).size).toBe(keys.length)
  for (const parameter of operation.parameters) expect(parameter.schema).toBeTypeOf('object')
})

test.each(operations)('every answer of $name has a description, and a problem is always possible', ({ operation }) => {
  for (const response of Object.values(operation.responses)) expect(response.description).not.toBe('')
  expect(operation.responses.default?.content).toHaveProperty('application/problem+json')
})

const referencesIn = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => (key === '$ref' && typeof value === 'string' ? [value] : referencesIn(value)))
}
const resolve = (reference: string): unknown =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>(
      (node, part) => (node as Record<string, unknown> | undefined)?.[part.replaceAll('~1', '/').replaceAll('~0', '~')],
      description,
    )

test('every reference points to something in the description', () => {
  const references = [...new Set(referencesIn(description))]
  expect(references).toContain('#/components/schemas/Problem')
  for (const reference of references) {
    expect(reference).toMatch(/^#\//)
    expect(resolve(reference)).toBeTypeOf('object')
  }
})

test('no schema contains keywords that OpenAPI does not have', () => {
  expect(JSON.stringify(description)).not.toContain('"$schema"')
  expect(JSON.stringify(description)).not.toContain('"$defs"')
})

test('who may call a route is described, also for areas of the permission tables', () => {
  const described = describeApi(everyRoute, 'https://soundfair.example') as unknown as {
    paths: Record<string, Record<string, Record<string, unknown>>>
  }
  for (const operations of Object.values(described.paths)) {
    for (const operation of Object.values(operations)) expect(operation['x-access']).toEqual(expect.any(String))
  }
  expect(described.paths['/api/creator/team']?.get?.['x-access']).toBe('creator: team, read')
  const signIn = described.paths['/api/customer/identity/sign-in']?.post
  expect(signIn?.requestBody).toMatchObject({ content: { 'text/plain': {} } })
})
