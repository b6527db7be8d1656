import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { everyRoute } from './index.ts'

const repeated = (names: string[]): string[] => names.filter((word, index) => names.indexOf(word) !== index)

test('every module of the contract that declares routes is in the index', async () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const modules = await Promise.all(files.map(async (name): Promise<Record<string, unknown>> => import(join(import.meta.dirname, name))))
  const declared = modules
    .flatMap((module) => Object.values(module))
    .filter((value) => typeof value === 'object' && value !== null && 'path' in value && 'answers' in value)
  expect(new Set(everyRoute)).toEqual(new Set(declared))
})

test('no two routes have the same name', () => {
  expect(repeated(everyRoute.map((route) => route.name))).toEqual([])
})

test('no two routes have the same method and path', () => {
  expect(repeated(everyRoute.map((route) => `${route.method} ${route.path.replaceAll(/\{\w+\}/g, '{}')}`))).toEqual([])
})

test.each(everyRoute)('$name declares exactly the parameters of its path', ({ path, params }) => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
  expect(Object.keys(params?.shape ?? {}).sort()).toEqual(inPath.sort())
})

test.each(everyRoute)('$name declares its answers, and a read takes no body', ({ method, body, answers }) => {
  expect(Object.keys(answers).some((status) => status.startsWith('2'))).toBe(true)
  if (method === 'GET') expect(body).toBeUndefined()
})

const limitsOf = (schema: z.ZodType): string[] => {
  const found: string[] = []
  const walk = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, maxLength, pattern, enum: text, format, const: only } = node as Record<string, unknown>
    if (
      type === 'string' &&
      maxLength === undefined &&
      pattern === undefined &&
      text === undefined &&
      format === undefined &&
      only === undefined
    )
      found.push(path)
    for (const [key, value] of Object.entries(node)) walk(value, `${path}.${key}`)
  }
  walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '')
  return found
}

test.each(everyRoute)('every text input of $name has a limit', ({ params, query, body }) => {
  for (const part of [params, query, body]) expect(part ? limitsOf(part) : []).toEqual([])
})

// In addition to the types: an option with another name would be ignored without notice.
const understood =
  'name method path summary access params query body bodyType recentlyAuthenticated answers limit misses scope fromAnySite cached bodyLimit'

test('a route has no unknown options', () => {
  const others = everyRoute.flatMap((route) => Object.keys(route).filter((key) => !understood.split(' ').includes(key)))
  expect([...new Set(others)]).toEqual([])
})
