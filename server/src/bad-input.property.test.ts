import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { everyRoute } from '#contract/index.ts'
import { expectProblem } from '../testing/expect-problem.ts'
import { openInsiderShop } from '../testing/insider-shop.ts'
import { newAddress } from '../testing/sample-calls.ts'

const { app } = await openInsiderShop()

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

test('any request gets a success or a problem, never a server error', async () => {
  await fc.assert(
    fc.asyncProperty(anyCall, async (call) => {
      const answer = await app.inject({ ...call, remoteAddress: newAddress() })
      expect(answer.statusCode).toBeLessThan(500)
      if (answer.statusCode >= 400 && call.method !== 'HEAD') expectProblem(answer)
    }),
    { numRuns: 300 },
  )
})
