import { Readable } from 'node:stream'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Route } from '#contract/core/route.ts'
import { everyRoute } from '#contract/index.ts'
import { expectProblem } from '../testing/expect-problem.ts'
import { fillPath, newAddress, sampleCall } from '../testing/sample-calls.ts'
import { addCreator } from '../testing/sample-creator.ts'
import { addSession, addUser } from '../testing/sample-user.ts'
import { openTestApp, openTestShop } from '../testing/test-shop.ts'

/** The promises about malformed requests, held against every route that the contract has or will have. */

const shop = await openTestShop()
const app = await openTestApp(shop)
const { db } = shop.database
await addCreator(db, { id: 'lowtide' })
const insider = await addUser(db, { email: 'insider@example.test', staffRoles: ['Owner'], teams: { lowtide: ['Admin'] } })

let cookie = await addSession(db, insider.id)

/** A call by somebody who may do everything, signed in anew where some of the calls sign out. */
const insidersCall = async (route: Route) => {
  const call = sampleCall(route)
  if (/^\/api\/customer\/(identity|account)/.test(route.path)) cookie = await addSession(db, insider.id)
  return { ...call, headers: { ...call.headers, cookie } }
}

const isLoose = (schema: z.ZodType | undefined): boolean => schema instanceof z.ZodObject && schema.def.catchall instanceof z.ZodUnknown
/** What is not meant for the outside is not there, whatever is asked. */
const statusFor = ({ access }: Route, status: number): number => (access === 'operator' ? 404 : status)

const writing = everyRoute.filter((route) => route.method !== 'GET')
/** Plugins take 404 for a fault, so ids are read leniently there; JUCE's module reads nothing but XML. Their own tests say what they answer. */
const isForPlugins = ({ path }: Route): boolean => path.startsWith('/@')
const withBody = everyRoute.filter((route) => route.body && route.bodyType !== 'text' && route.bodyType !== 'form')
/** What is unsigned is refused before its fields are looked at. */
const isRaw = (route: Route): boolean => route.bodyType === 'raw'
const withText = everyRoute.filter((route) => route.bodyType === 'text')
const withFile = everyRoute.filter((route) => route.bodyType === 'file')
const isJudgement = /code-over|not-signed|wrong-credentials|tokens-over|invalid-input|license-invalid|no-eligible-license|request-over/
const withParams = everyRoute
  .filter((route) => !isForPlugins(route))
  .flatMap((route) => Object.keys(route.params?.shape ?? {}).map((param) => ({ route, name: route.name, param })))
const poison = ['surprise', 'constructor', 'toString', 'hasOwnProperty', '__proto__', 'errors']

test.each(everyRoute)('$name answers a call that fits the contract', async (route) => {
  const answer = await app.inject(await insidersCall(route))
  expect(answer.statusCode).toBeLessThan(500)
  expect([405, 413, 415, 429]).not.toContain(answer.statusCode)
  // A no of the action itself is fine: the sample has no real code, password or address.
  if (answer.statusCode === 400) {
    const said = expectProblem(answer)
    expect(said.type).toMatch(isJudgement)
    expect(JSON.stringify(said.errors ?? {})).not.toMatch(/This field is not known|Invalid|expected/)
  }
})

test.each(everyRoute.filter((route) => !isLoose(route.query)))('$name refuses query fields it does not know', async (route) => {
  for (const field of poison) {
    const call = await insidersCall(route)
    const answer = await app.inject({ ...call, url: `${call.url}?${field}=1` })
    const said = expectProblem(answer, statusFor(route, 400))
    if (said.status === 400) expect(answer.body).toContain(`"${field}":["This field is not known"]`)
  }
})

test.each(everyRoute.filter((route) => route.query && !isLoose(route.query)))('$name refuses a query value given twice', async (route) => {
  const [field] = Object.keys(route.query?.shape ?? {})
  const call = await insidersCall(route)
  expectProblem(await app.inject({ ...call, query: {}, url: `${call.url}?${field}=a&${field}=b` }), statusFor(route, 400))
})

test.each(withBody.filter((route) => !isLoose(route.body) && !isRaw(route)))(
  '$name refuses body fields it does not know',
  async (route) => {
    for (const field of poison.filter((name) => name !== '__proto__')) {
      const call = await insidersCall(route)
      const payload = { ...(call.payload as object), [field]: 1 }
      const said = expectProblem(await app.inject({ ...call, payload }), statusFor(route, 400))
      if (said.status === 400) expect(Object.keys(said.errors ?? {})).toEqual([field])
    }
  },
)

test.each(withBody.filter(isRaw))('$name is refused unsigned, whatever its fields are', async (route) => {
  for (const field of poison) {
    const call = await insidersCall(route)
    const said = expectProblem(await app.inject({ ...call, payload: { ...(call.payload as object), [field]: 1 } }), 400)
    expect(said).toMatchObject({ type: '/problems/not-signed' })
    expect(said.errors).toBeUndefined()
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

test.each(brokenBodies)('a body that is %s is refused everywhere', async (_what, payload) => {
  for (const route of withBody) {
    const { headers, ...call } = await insidersCall(route)
    const answer = await app.inject({ ...call, payload, headers: { ...headers, 'content-type': 'application/json' } })
    // Where every field may be left out, an empty object changes nothing.
    if (answer.statusCode < 300) expect(payload).toBe('{}')
    else expect(payload === '{}' ? [400, 404] : [400, 413]).toContain(expectProblem(answer).status)
  }
})

const here = '@here@'

/** A value with one thing in the place of each of its parts, one at a time, and beside them where it is an object. */
const placesIn = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return [here, ...value.flatMap((one, at) => placesIn(one).map((changed) => value.with(at, changed)))]
  if (typeof value !== 'object' || value === null) return [here]
  const inner = Object.entries(value).flatMap(([name, part]) => placesIn(part).map((changed) => ({ ...value, [name]: changed })))
  return [here, { ...value, surprise: here }, ...inner]
}

const put = (places: readonly unknown[], value: string): string[] =>
  places.map((place) => JSON.stringify(place).replace(JSON.stringify(here), () => value))

/** Bodies of the route with a value in it: everywhere, or instead of the body and beside its fields. */
const bodiesWith = (route: Route, value: string, where: 'everywhere' | 'beside' = 'everywhere'): string[] => {
  const { payload } = sampleCall(route) as { payload?: unknown }
  const places = typeof payload === 'object' ? placesIn(payload) : [here]
  return put(where === 'everywhere' ? places : places.slice(0, 2), value)
}

const nest = (open: string, inner: string, close: string, depth: number): string => open.repeat(depth) + inner + close.repeat(depth)
const short = (count: number): string => count.toString(36)

const hostileValues: [string, string][] = [
  ['lists in lists', nest('[', '', ']', 60_000)],
  ['objects in objects', nest('{"a":', '1', '}', 30_000)],
  ['a nest that is not very deep', nest('{"a":[', '', ']}', 2_000)],
  ['a nest that never ends', nest('[', '', '', 100_000)],
  ['thousands of fields', `{${Array.from({ length: 18_000 }, (_, count) => `"${short(count)}":1`).join()}}`],
  ['thousands of things', `[${'0,'.repeat(100_000)}0]`],
  ['thousands of objects', `[${'{},'.repeat(60_000)}{}]`],
  ['a huge text', `"${'x'.repeat(250_000)}"`],
  ['a huge number', '9e999'],
  ['a number with a tail', `${'9'.repeat(20_000)}.5`],
  ['a tiny number', '-1e-400'],
  ['a half letter', String.raw`"\ud800"`],
  ['a NUL', String.raw`"\u0000"`],
  ['a text with a NUL', String.raw`"Casey\u0000"`],
  ['a field that is half a letter', String.raw`{"\ud800":1}`],
  ['a field that is a NUL', String.raw`{"\u0000":1}`],
  ['a field said twice', '{"a":1,"a":{"a":2}}'],
  ['the makings of an object', '{"toString":1,"hasOwnProperty":1,"valueOf":[],"then":{}}'],
]

/** Generous, because some calls hash a password and machines that run tests are busy; what walks too far takes minutes. */
const stall = 10_000
const answerTo = async (call: InjectOptions) => {
  const begun = performance.now()
  const answer = await app.inject({ ...call, remoteAddress: newAddress() })
  expect(performance.now() - begun).toBeLessThan(stall)
  expect(`${answer.statusCode} ${answer.body.slice(0, 300)}`).toMatch(/^[234]/)
  if (answer.statusCode >= 400) expectProblem(answer)
  // What is refused is said in a few words, not as long as what was sent.
  if (answer.statusCode >= 400) expect(answer.body.length).toBeLessThan(32_000)
  return answer
}

test.each(hostileValues)('%s is no fault and no stall, as a body or in one', async (_what, value) => {
  for (const route of withBody) {
    for (const payload of bodiesWith(route, value, 'beside')) {
      const { headers, ...call } = await insidersCall(route)
      await answerTo({ ...call, payload, headers: { ...headers, 'content-type': 'application/json' } })
    }
  }
})

const strangest = hostileValues.filter(([what]) => /^(objects in objects|a text with a NUL|a half letter|a huge number)$/.test(what))
test.each(withBody.map((route) => ({ name: route.name, route })))(
  '$name: nothing in the place of a field is a fault',
  async ({ route }) => {
    for (const [, value] of strangest) {
      for (const payload of bodiesWith(route, value)) {
        const { headers, ...call } = await insidersCall(route)
        await answerTo({ ...call, payload, headers: { ...headers, 'content-type': 'application/json' } })
      }
    }
  },
)

test.each(hostileValues.slice(0, 8))('%s is no fault for somebody who is not signed in, nor in a scope', async (_what, payload) => {
  for (const route of withBody) {
    const call = { ...sampleCall(route), payload, headers: { 'content-type': 'application/json' } }
    await answerTo(call)
    if (route.scope === 'creator') await answerTo({ ...call, url: `/@lowtide${call.url}` })
  }
})

const largest = everyRoute.filter((route) => (route.bodyLimit ?? 0) > 1024 * 1024 && withBody.includes(route))
test.each(largest)('$name takes large bodies, and is not kept busy by what is in them', async (route) => {
  const fields = Array.from({ length: 100_000 }, (_, count) => `"${short(count)}":1`).join()
  for (const value of [`{${fields}}`, `[${'{},'.repeat(400_000)}0]`, nest('[', '', ']', 900_000)]) {
    for (const payload of bodiesWith(route, value, 'beside')) {
      const { headers, ...call } = await insidersCall(route)
      await answerTo({ ...call, payload, headers: { ...headers, 'content-type': 'application/json' } })
    }
  }
})

const deepToken = (): string => {
  const deep = Buffer.from(nest('{"alg":', '"RS256"', '}', 5_000)).toString('base64url')
  return `${deep}.${deep}.c2lnbmVk`
}
const hostileTexts: [string, string][] = [
  ['a token of deep parts', deepToken()],
  ['a token of lists', `${Buffer.from(nest('[', '', ']', 20_000)).toString('base64url')}.e30.x`],
  ['a machine file with deep fields', Buffer.from(nest('{"id":', '1', '}', 900)).toString('base64')],
  ['a machine file of half letters', Buffer.from(String.raw`{"id":"\ud800","name":"\u0000","productId":"tape-one"}`).toString('base64')],
  ['a machine file of commas', Buffer.from(`{${','.repeat(6_000)}}`).toString('base64')],
  ['only dots', '.'.repeat(200_000)],
  ['only letters', 'x'.repeat(200_000)],
  ['NULs', '\0'.repeat(1_000)],
  ['no UTF-8', '\xff\xfe'],
  ['a deep form', `${'a[b]'.repeat(10_000)}=1`],
  ['a form of thousands of fields', `${'&='.repeat(60_000)}&email=%zz&pw=%00&mach=%ff`],
  ['a form of half letters', 'email=%ed%a0%80&pw=%00&mach=%00&product=%00&os=%00'],
]

test.each(hostileTexts)('%s is no fault where texts, forms and signed bodies are read', async (_what, payload) => {
  for (const route of [...withText, ...everyRoute.filter(({ bodyType }) => bodyType === 'form' || bodyType === 'raw')]) {
    const call = await insidersCall(route)
    const answers = [await app.inject({ ...call, payload })]
    if (route.scope === 'creator') answers.push(await app.inject({ ...sampleCall(route), url: `/@lowtide${call.url}`, payload }))
    for (const { statusCode, body } of answers) expect(`${statusCode} ${body.slice(0, 300)}`).toMatch(/^[234]/)
  }
})

const hostileHeaders: Record<string, string[]> = {
  authorization: [`Bearer ${deepToken()}`, `LicenseToken ${deepToken()}`, `Bearer ${'.'.repeat(8_000)}`, 'Bearer', 'LicenseToken \xff'],
  cookie: [
    `session=${deepToken().slice(0, 8_000)}`,
    'a=%zz; session=%00',
    `${'a=b; '.repeat(2_000)}`,
    '__proto__=1; session=\xff',
    '=;=;=',
  ],
  'content-encoding': ['gzip', 'br', 'nonsense', 'gzip, gzip'],
  'x-checkout-secret': ['\xff', 'x'.repeat(8_000)],
  'accept-language': ['x'.repeat(8_000), ',;q=,;q=9'],
  'user-agent': ['\xff'.repeat(4_000), '(('.repeat(2_000)],
}

test.each(Object.entries(hostileHeaders))('no %s is a fault, whatever it says', async (name, values) => {
  for (const [at, route] of everyRoute.filter(({ bodyType }) => bodyType !== 'file').entries()) {
    const { headers, ...call } = await insidersCall(route)
    const { statusCode, body } = await app.inject({ ...call, headers: { ...headers, [name]: values[at % values.length] } })
    expect(`${statusCode} ${body.slice(0, 300)}`).toMatch(/^[234]/)
  }
})

const hostileQueries = ['%', '%zz', '%ff%fe', '%00', '%ed%a0%80', 'x'.repeat(8_000), '[]', '9'.repeat(400), '-1', '1e309', '\u2028']
test.each(everyRoute.filter((route) => route.query))('$name: nothing in a query is a fault', async (route) => {
  const names = [...Object.keys(route.query?.shape ?? {}), 'utm_source']
  for (const value of hostileQueries) {
    for (const name of names) {
      const { query, ...call } = await insidersCall(route)
      const rest = Object.entries({ ...query }).filter(([other]) => other !== name)
      const search = [...rest.map(([other, said]) => `${other}=${encodeURIComponent(String(said))}`), `${name}=${value}`].join('&')
      await answerWithin(call, search)
    }
  }
  const { query: _none, ...call } = await insidersCall(route)
  await answerWithin(call, `${'a&'.repeat(4_000)}${'b[c]'.repeat(1_000)}`)
})

const answerWithin = async (call: InjectOptions, search: string) => {
  const answer = await app.inject({ ...call, url: `${call.url}?${search}` })
  expect(`${answer.statusCode} ${answer.body.slice(0, 300)}`).toMatch(/^[234]/)
}

test.each([
  'application/xml',
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'nonsense',
])('a body of %s is a 415 everywhere', async (type) => {
  // Text takes only text; a file may be of any kind, since what it really is, is looked at.
  const takesType = (route: Route): boolean =>
    withFile.includes(route) || route.bodyType === 'form' || (type === 'text/plain' && withText.includes(route))
  for (const route of writing.filter((one) => !takesType(one))) {
    const answer = await app.inject({ ...sampleCall(route), payload: '{"message":"x"}', headers: { 'content-type': type } })
    expectProblem(answer, 415)
  }
})

test.each(withText)('$name takes bare text and no JSON', async (route) => {
  expectProblem(await app.inject({ ...sampleCall(route), payload: '"x"', headers: { 'content-type': 'application/json' } }), 415)
})

test.each(withFile)('$name takes a body of any kind, and of none', async (route) => {
  for (const type of ['text/html', 'application/json', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded']) {
    const call = await insidersCall(route)
    expect((await app.inject({ ...call, headers: { ...call.headers, 'content-type': type } })).statusCode).toBeLessThan(300)
  }
  const { headers, ...call } = await insidersCall(route)
  expect((await app.inject({ ...call, headers: { cookie: headers.cookie } })).statusCode).toBeLessThan(300)
})

test.each(withFile)('$name refuses a file that says it is larger than it takes, and one that is', async (route) => {
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

test.each(writing.filter((route) => !withFile.includes(route) && route.bodyType !== 'form'))(
  '$name refuses a body larger than it takes',
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

test.each(withParams)('$name: a malformed $param names nothing', async ({ route, param }) => {
  // Two dots inside a path are another address before anybody reads them.
  for (const id of badIds.filter((one) => one !== '%2e%2e' || route.path.endsWith('}'))) {
    const call = await insidersCall(route)
    expectProblem(await app.inject({ ...call, url: fillPath(route.path, { [param]: id }) }), 404)
  }
})

test.each(everyRoute.filter((route) => route.scope === 'creator'))('$name: a malformed scope names nothing', async (route) => {
  for (const id of badIds) {
    const call = sampleCall(route)
    // In a scope nobody is signed in by a cookie, and who may not come in is told so before anything is read.
    expectProblem(await app.inject({ ...call, url: `/@${id}${call.url}` }), route.access === 'public' ? 404 : 401)
  }
})

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const takenAt = Map.groupBy(everyRoute, (route) => route.path)

test.each([...takenAt])('%s says which methods it takes', async (path, routes) => {
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
  const said = expectProblem(await app.inject({ url }))
  expect([400, 404, 414]).toContain(said.status)
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '\0',
    '%00',
    '%',
    '../',
    "'",
    '"',
    '\\',
    '{{',
    '${',
    'NaN',
    '-1',
    '1e309',
    '\ud800',
    '\u202e',
    '__proto__',
    'constructor',
    '[]',
    'null',
  ),
)
const anyHeader = fc.constantFrom(
  'origin',
  'sec-fetch-site',
  'range',
  'if-none-match',
  'cookie',
  'authorization',
  'accept',
  'content-type',
  'x-forwarded-for',
  'accept-encoding',
  'host',
)
const anyHeaders = fc.dictionary(
  anyHeader,
  fc.oneof(fc.string({ maxLength: 60 }), fc.constantFrom('application/json', 'bytes=-', 'null', '*')),
  { maxKeys: 4 },
)
const anyCall: fc.Arbitrary<InjectOptions> = fc
  .record({
    route: fc.constantFrom(...everyRoute),
    method: fc.option(fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS' as const), { freq: 3 }),
    scope: fc.option(anyText),
    path: fc.array(anyText, { minLength: 2, maxLength: 2 }),
    query: fc.array(fc.tuple(fc.oneof(anyText, fc.constantFrom('q', 'after', 'category', 'preview', 'search', 'path')), anyText), {
      maxLength: 3,
    }),
    headers: anyHeaders,
    payload: fc.oneof(fc.json(), fc.string({ unit: 'binary', maxLength: 200 }), fc.constant(undefined)),
  })
  .map(({ route, method, scope, path, query, headers, payload }) => {
    let part = 0
    const filled = route.path.replaceAll(/\{\w+\}/g, () => encodeURIComponent((path[part++] ?? 'x').toWellFormed()))
    const search = query
      .map(([name, value]) => `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`)
      .join('&')
    return {
      method: method ?? route.method,
      url: `${scope === null ? '' : `/@${encodeURIComponent(scope.toWellFormed())}`}${filled}?${search}`,
      headers: { ...(payload !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(payload !== undefined && { payload }),
    }
  })

test('whatever is asked in whatever way, the answer is a success or a problem, never a fault', async () => {
  await fc.assert(
    fc.asyncProperty(anyCall, async (call) => {
      const answer = await app.inject({ ...call, remoteAddress: newAddress() })
      expect(answer.statusCode).toBeLessThan(500)
      if (answer.statusCode >= 400 && call.method !== 'HEAD') expectProblem(answer)
    }),
    { numRuns: 300 },
  )
})
