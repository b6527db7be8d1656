import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Route } from '#contract/core/route.ts'
import { everyRoute } from '#contract/index.ts'
import { strictInput } from './strict-input.ts'

const partsOf = (def: Record<string, unknown>): [string, unknown][] => {
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape as object).map(([name, part]) => [`.${name}`, part])
    case 'array':
      return [['[]', def.element]]
    case 'union':
      return (def.options as unknown[]).map((option) => ['', option])
    case 'record':
      return [['{}', def.valueType]]
    case 'pipe':
      return [
        ['', def.in],
        ['', def.out],
      ]
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return [['', def.innerType]]
    case 'string':
    case 'number':
    case 'boolean':
    case 'literal':
    case 'enum':
    case 'null':
    case 'transform':
      return []
    default:
      throw new Error(`Say here what a schema of the kind ${def.type} takes`)
  }
}

/** Every place in an input where an undeclared field would be accepted. */
const openPaths = (schema: unknown, path: string): string[] => {
  const def = (schema as z.ZodType).def as unknown as Record<string, unknown>
  const isOpen = def.type === 'object' && !(def.catchall instanceof z.ZodNever)
  return [...(isOpen ? [path] : []), ...partsOf(def).flatMap(([name, part]) => openPaths(part, `${path}${name}`))]
}

const ofInputs = (part: 'body' | 'query' | 'params') =>
  everyRoute.flatMap((route: Route) => (route[part] ? openPaths(strictInput(route[part]), route.name) : []))

const ignoredByProtocol: Record<string, string> = {
  patchOrder: 'storefront SDKs send the whole order along; what it costs is ours to say',
  'patchOrder.items[]': 'the same for products, prices and totals of a line',
  patchSiteOrder: 'the same from a creator’s own site',
  'patchSiteOrder.items[]': 'the same from a creator’s own site',
  reportError: 'whatever a program has to report is bounded and written to the log, nothing else',
  reportWarning: 'the same',
  requestActivation: 'plugins in the field may send more about their machine than is read',
  unlockWithJuce: 'JUCE’s module sends fields of its own, and reads nothing but XML',
}

test('every body in the contract refuses unknown fields at every depth, except where clients of a protocol send more', () => {
  expect(ofInputs('body')).toEqual(expect.arrayContaining(Object.keys(ignoredByProtocol)))
  expect(ofInputs('body').filter((index) => !(index in ignoredByProtocol))).toEqual([])
})

const extrasInQuery: Record<string, string> = {
  requestActivation: 'plugins send platform, appVersion and meta[key]',
  pollActivation: 'the same',
  validateLicense: 'the same',
  revokeToken: 'the same',
  unlockWithJuce: 'the same',
  patchOrder: 'utm_* of the landing page',
  getSiteOrder: 'utm_*',
  patchSiteOrder: 'utm_*',
  getSiteStorefront: 'utm_*',
  getSubscription: 'SDKs send along how they were opened',
  getLatestBuild: 'the page asks with a timestamp',
}

test('every query and every path refuses unknown fields, except where clients send more', () => {
  expect(ofInputs('query').filter((index) => !(index in extrasInQuery))).toEqual([])
  expect(Object.keys(extrasInQuery).filter((index) => !ofInputs('query').includes(index))).toEqual([])
  expect(ofInputs('params')).toEqual([])
})

const inner = z.object({ a: z.string() })
test.each([
  ['an object', inner],
  ['an object with a check of its own', inner.refine(() => true)],
  ['a list', z.array(inner)],
  ['a choice', z.union([inner, z.number()])],
  ['a choice by type', z.discriminatedUnion('a', [z.object({ a: z.literal('x') })])],
  ['a map', z.record(z.string(), inner)],
  ['something that may be missing', inner.optional().nullable()],
  ['something with a default', inner.default({ a: '' })],
  ['a step of several', inner.transform((value) => value)],
])('%s is strict inside other schemas too', (_what, schema) => {
  const given = (more: object) => {
    const value = { a: 'x', ...more }
    if (schema instanceof z.ZodArray) return { inside: [value] }
    return { inside: schema instanceof z.ZodRecord ? { key: value } : value }
  }
  const whole = strictInput(z.object({ inside: schema }))
  expect(whole.safeParse(given({})).success).toBe(true)
  expect(whole.safeParse(given({ b: 1 })).success).toBe(false)
})

test('checks are kept, and the schema itself is not changed', () => {
  const schema = z.array(inner.refine(({ a }) => a !== 'no', 'Not this')).max(1, 'Too many')
  const strict = strictInput(schema)
  expect(strict.safeParse([{ a: 'no' }]).error?.issues.map((issue) => issue.message)).toEqual(['Not this'])
  expect(strict.safeParse([{ a: '1' }, { a: '2' }]).error?.issues.map((issue) => issue.message)).toEqual(['Too many'])
  expect(schema.safeParse([{ a: 'yes', b: 1 }]).success).toBe(true)
})
