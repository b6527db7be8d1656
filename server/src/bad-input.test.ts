import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Route } from '#contract/core/route.ts'
import { everyRoute } from '#contract/index.ts'
import { expectProblem } from '../testing/expect-problem.ts'
import { openInsiderShop, withBody, withFile, withText, writing } from '../testing/insider-shop.ts'
import { meets } from '../testing/rounds.ts'
import { fillPath, sampleCall } from '../testing/sample-calls.ts'

/** How malformed requests are answered, tested with every route of the contract, including future ones. */

const { app, insidersCall } = await openInsiderShop()

const isLoose = (schema: z.ZodType | undefined): boolean => schema instanceof z.ZodObject && schema.def.catchall instanceof z.ZodUnknown
/** Operator routes do not exist for the outside, whatever the request is. */
const statusFor = ({ access }: Route, status: number): number => (access === 'operator' ? 404 : status)

/**
 * Plugins treat 404 as a server error, so ids are not validated there; JUCE's module only reads XML. Their answers are tested elsewhere.
 */
const isForPlugins = ({ path }: Route): boolean => path.startsWith('/@')

/** Unsigned bodies are refused before their fields are checked. */
const isRaw = (route: Route): boolean => route.bodyType === 'raw'

const isRefusalOfAction =
  /code-over|not-signed|wrong-credentials|tokens-over|invalid-input|license-invalid|no-eligible-license|request-over/
const withParams = everyRoute
  .filter((route) => !isForPlugins(route))
  .flatMap((route) => Object.keys(route.params?.shape ?? {}).map((param) => ({ route, name: route.name, param })))
const unknownFields = ['surprise', 'constructor', 'toString', 'hasOwnProperty', '__proto__', 'errors']
const unknownInBody = unknownFields.filter((field) => field !== '__proto__')
/** In the gate each route is tested with one of them, the next route with the next one; in the long run all with all. */
const shareFor = (route: Route, fields: readonly string[]): string[] => {
  const share = fields.filter((_field, index) => meets(index, everyRoute.indexOf(route), fields.length))
  expect(share).not.toEqual([])
  return share
}

test.each(everyRoute)('$name accepts a call that fits the contract', async (route) => {
  const answer = await app.inject(await insidersCall(route))
  expect(answer.statusCode).toBeLessThan(500)
  expect([405, 413, 415, 429]).not.toContain(answer.statusCode)
  // The action itself may refuse: the sample has no real code, password or address.
  if (answer.statusCode === 400) {
    const problem = expectProblem(answer)
    expect(problem.type).toMatch(isRefusalOfAction)
    expect(JSON.stringify(problem.errors ?? {})).not.toMatch(/This field doesn’t exist|Invalid|expected/)
  }
})

test.each(everyRoute.filter((route) => !isLoose(route.query)))('$name refuses unknown query fields', async (route) => {
  for (const field of shareFor(route, unknownFields)) {
    const call = await insidersCall(route)
    const answer = await app.inject({ ...call, url: `${call.url}?${field}=1` })
    const problem = expectProblem(answer, statusFor(route, 400))
    if (problem.status === 400) expect(answer.body).toContain(`"${field}":["This field doesn’t exist"]`)
  }
})

test.each(everyRoute.filter((route) => route.query && !isLoose(route.query)))('$name refuses a query value given twice', async (route) => {
  const [field] = Object.keys(route.query?.shape ?? {})
  const call = await insidersCall(route)
  expectProblem(await app.inject({ ...call, query: {}, url: `${call.url}?${field}=a&${field}=b` }), statusFor(route, 400))
})

test.each(withBody.filter((route) => !isLoose(route.body) && !isRaw(route)))('$name refuses unknown body fields', async (route) => {
  for (const field of shareFor(route, unknownInBody)) {
    const call = await insidersCall(route)
    const payload = { ...(call.payload as object), [field]: 1 }
    const problem = expectProblem(await app.inject({ ...call, payload }), statusFor(route, 400))
    if (problem.status === 400) expect(Object.keys(problem.errors ?? {})).toEqual([field])
  }
})

test.each(withBody.filter(isRaw))('$name refuses unsigned bodies, whatever their fields are', async (route) => {
  for (const field of unknownFields) {
    const call = await insidersCall(route)
    const problem = expectProblem(await app.inject({ ...call, payload: { ...(call.payload as object), [field]: 1 } }), 400)
    expect(problem).toMatchObject({ type: '/problems/not-signed' })
    expect(problem.errors).toBeUndefined()
  }
})

const brokenBodies: [string, string][] = [
  ['nothing', ''],
  ['half an object', '{"name":'],
  ['a bare word', 'hello'],
  ['two objects', '{}{}'],
  ['a byte that is no UTF-8', '{"name":"\xff'],
  ['a prototype', '{"__proto__":{"isStaff":true}}'],
  ['a nested prototype', '{"name":{"__proto__":{"isStaff":true}}}'],
  ['a constructor with a prototype', '{"constructor":{"prototype":{"isStaff":true}}}'],
  ['null', 'null'],
  ['a number', '1'],
  ['a list', '[]'],
  ['an empty object', '{}'],
  ['a raw NUL', '{"name":"\0"}'],
  ['numbers for texts', '{"name":1,"email":2,"subject":3,"message":4}'],
  ['a deep nest', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['a huge number', '{"message":1e999999}'],
]

/** In the gate each route is sent two of them. */
test.each(brokenBodies)('a body that is %s is refused everywhere', async (what, payload) => {
  const turn = brokenBodies.findIndex(([name]) => name === what)
  for (const route of withBody.filter((_route, index) => meets(index, turn, brokenBodies.length / 2))) {
    const { headers, ...call } = await insidersCall(route)
    const answer = await app.inject({ ...call, payload, headers: { ...headers, 'content-type': 'application/json' } })
    // If all fields are optional, an empty object changes nothing.
    if (answer.statusCode < 300) expect(payload).toBe('{}')
    else expect(payload === '{}' ? [400, 404] : [400, 413]).toContain(expectProblem(answer).status)
  }
})

const otherTypes = [
  'application/xml',
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'nonsense',
]
/** In the gate each route is sent one of them. */
test.each(otherTypes)('a body of %s is a 415 everywhere', async (type) => {
  // Text routes take only text; a file may have any content type, because its real type is detected.
  const takesType = (route: Route): boolean =>
    withFile.includes(route) || route.bodyType === 'form' || (type === 'text/plain' && withText.includes(route))
  const turn = otherTypes.indexOf(type)
  for (const route of writing.filter((one, index) => meets(index, turn, otherTypes.length) && !takesType(one))) {
    const answer = await app.inject({ ...sampleCall(route), payload: '{"message":"x"}', headers: { 'content-type': type } })
    expectProblem(answer, 415)
  }
})

test.each(withText)('$name takes plain text and no JSON', async (route) => {
  expectProblem(await app.inject({ ...sampleCall(route), payload: '"x"', headers: { 'content-type': 'application/json' } }), 415)
})

test.each(withFile)('$name takes a body of any content type, or of none', async (route) => {
  for (const type of ['text/html', 'application/json', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded']) {
    const call = await insidersCall(route)
    expect((await app.inject({ ...call, headers: { ...call.headers, 'content-type': type } })).statusCode).toBeLessThan(300)
  }
  const { headers, ...call } = await insidersCall(route)
  expect((await app.inject({ ...call, headers: { cookie: headers.cookie } })).statusCode).toBeLessThan(300)
})

test.each(withFile)('$name refuses a file that declares a size over the limit, and one that exceeds it', async (route) => {
  const limit = route.bodyLimit ?? 0
  const declared = await insidersCall(route)
  expectProblem(await app.inject({ ...declared, headers: { ...declared.headers, 'content-length': String(limit + 1) } }), 413)
  const mebibyte = Buffer.alloc(1024 * 1024)
  const endless = Readable.from(
    (function* () {
      for (let sent = 0; sent <= limit; sent += mebibyte.length) yield mebibyte
    })(),
    { objectMode: false },
  )
  expectProblem(await app.inject({ ...(await insidersCall(route)), payload: endless }), 413)
})

test.each(writing.filter(({ bodyType = '' }) => !['file', 'form', 'piece'].includes(bodyType)))(
  '$name refuses a body over its limit',
  async (route) => {
    const payload = JSON.stringify({ message: 'x'.repeat(route.bodyLimit ?? 256 * 1024) })
    const type = route.bodyType === 'text' ? 'text/plain' : 'application/json'
    expectProblem(await app.inject({ ...sampleCall(route), payload, headers: { 'content-type': type } }), 413)
  },
)

const badIds = [
  'A',
  'ab',
  'UPPER',
  'a_b',
  '-ab',
  'a'.repeat(41),
  'a'.repeat(199),
  '%00',
  'abc%00',
  '..%2f..%2fetc',
  '%2e%2e',
  'a%20b',
  '%F0%9F%8E%9B',
  '%27',
  'a%0d%0ab',
]

test.each(withParams)('$name: a malformed $param is not found', async ({ route, param }) => {
  // Two dots inside a path are resolved to another address before the server sees them.
  for (const id of shareFor(route, badIds).filter((one) => one !== '%2e%2e' || route.path.endsWith('}'))) {
    const call = await insidersCall(route)
    expectProblem(await app.inject({ ...call, url: fillPath(route.path, { [param]: id }) }), 404)
  }
})

test.each(everyRoute.filter((route) => route.scope === 'creator'))('$name: a malformed scope is not found', async (route) => {
  for (const id of shareFor(route, badIds)) {
    const call = sampleCall(route)
    // Cookies do not sign anyone in inside a scope, and callers without access are refused before any input is read.
    expectProblem(await app.inject({ ...call, url: `/@${id}${call.url}` }), route.access === 'public' ? 404 : 401)
  }
})

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const takenAt = Map.groupBy(everyRoute, (route) => route.path)

test.each([...takenAt])('%s lists its allowed methods', async (path, routes) => {
  const taken: string[] = routes.map((route) => route.method)
  for (const method of methods.filter((one) => !taken.includes(one))) {
    const answer = await app.inject({ method, url: fillPath(path) })
    expectProblem(answer, 405)
    const allowed = String(answer.headers.allow).split(', ')
    expect(allowed.filter((one) => one !== 'HEAD').sort()).toEqual(taken.sort())
    expect(allowed.includes('HEAD')).toBe(taken.includes('GET'))
  }
})

const oddPaths = [
  '/api',
  '/api/',
  '/api/nothing',
  '/api/storefront/products/%zz/x',
  '/api/storefront/products/%/x',
  '/api/storefront/products/%c0%ae/x',
  '/api/storefront/products/lowtide/tape-one/',
  '/API/storefront/home',
  '/api//storefront//home',
  '/api/storefront/home%00',
  `/api/storefront/products/${'x'.repeat(8192)}/x`,
  `/${'x/'.repeat(4096)}`,
  `/files/images/${'x'.repeat(8192)}`,
  '/@/api/public/vendors/current',
  '/@%40/api/public/vendors/current',
  '/health',
]

test.each(oddPaths)('there is nothing at %s', async (url) => {
  const problem = expectProblem(await app.inject({ url }))
  expect([400, 404, 414]).toContain(problem.status)
})
