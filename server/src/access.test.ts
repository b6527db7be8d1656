import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Access, route } from '#contract/core/route.ts'
import { everyRoute } from '#contract/index.ts'
import { clockAt } from '#kernel/clock.ts'
import { bindRoute, type RouteDeps } from '#platform/http/bind-route.ts'
import { bindRoutes } from '#platform/http/bind-routes.ts'
import { implement } from '#platform/http/implement.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { anonymous, type Visitor } from '#platform/http/visitor.ts'
import { expectProblem } from '../testing/expect-problem.ts'
import { sampleCall } from '../testing/sample-calls.ts'
import { sampleVisitor } from '../testing/sample-visitor.ts'
import { openTestApp, openTestShop, testDay } from '../testing/test-shop.ts'
import { makeLog } from './log.ts'

const token = 'a-token-for-the-metrics'
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://soundfair.example',
  SESSION_SECRET: 's'.repeat(40),
  ENCRYPTION_KEY: 'e'.repeat(40),
  SANDBOX_PAYMENTS: '1',
  METRICS_TOKEN: token,
}
const outside = await openTestApp(await openTestShop(production))
const insideShop = await openTestShop()
const inside = await openTestApp(insideShop)
const { db } = insideShop.database

const makePlain = () => makeServer({ log: makeLog('silent'), trustedProxies: [], ownOrigins: [] })

test('a route without declared access does not start', async () => {
  const app = makePlain()
  app.get('/open', { config: { access: 'public' } }, async () => 'fine')
  app.get('/forgotten', async () => 'oops')
  await expect(app.ready()).rejects.toThrow('Routes without declared access may not start: GET /forgotten')
})

test('a plugin cannot add a route without declared access either', async () => {
  const app = makePlain()
  app.register(async (plugin) => {
    plugin.post('/hidden', async () => 'oops')
  })
  await expect(app.ready()).rejects.toThrow('POST /hidden')
})

test('every route of the shop has declared who may call it', async () => {
  const declared: unknown[] = []
  const app = makePlain()
  app.addHook('onRoute', (one) => void declared.push(one.config?.access))
  const bound = everyRoute.map((one) => implement(one, async () => ({ status: 200 })))
  bindRoutes(app, everyRoute, bound, depsFor())
  await app.ready()
  expect(declared.length).toBeGreaterThan(everyRoute.length)
  expect(declared).not.toContain(undefined)
})

const depsFor = (change: Partial<RouteDeps> = {}): RouteDeps => ({
  db,
  clock: clockAt(testDay),
  isDevelopment: false,
  publicUrl: 'https://soundfair.example',
  checkAnswers: true,
  findVisitor: async () => anonymous,
  isOperator: () => false,
  ...change,
})

test('the shop does not start with a contract route that is not implemented, nor with a route that is not in the contract', async () => {
  const known = route({ name: 'known', method: 'GET', path: '/known', summary: '', access: 'public', answers: { 200: z.null() } })
  const bound = implement(known, async () => ({ status: 200, body: null }))
  expect(() => bindRoutes(makePlain(), [known], [], depsFor())).toThrow('The contract has routes that nothing implements: known')
  expect(() => bindRoutes(makePlain(), [], [bound], depsFor())).toThrow('These routes are not in the contract: known')
})

test.each(everyRoute.filter((one) => one.access === 'development'))('$name exists in development only', async (one) => {
  expectProblem(await outside.inject(sampleCall(one)), 404)
  expect((await inside.inject({ ...sampleCall(one), url: '/api/dev/mail' })).statusCode).toBe(200)
})

const openToAll: Access[] = ['public', 'operator', 'development']
test.each(everyRoute.filter(({ access }) => !openToAll.includes(access)))('$name asks visitors to sign in', async (one) => {
  const problem = expectProblem(await outside.inject(sampleCall(one)), 401)
  expect(problem.title).toBe('Unauthorized')
})

test('§7 a signed-out visitor’s call for the user is a 401', async () => {
  expectProblem(await outside.inject('/api/customer/meta/user'), 401)
})

const visitors: Visitor[] = [
  anonymous,
  sampleVisitor(),
  sampleVisitor({ creatorId: 'lowtide', creatorRoles: ['Admin'] }),
  sampleVisitor({ creatorId: 'lowtide', creatorRoles: ['Marketing'] }),
  sampleVisitor({ staffRoles: ['Owner'] }),
  sampleVisitor({ staffRoles: ['QA'] }),
]
const expected: [Access, number[]][] = [
  ['public', [200, 200, 200, 200, 200, 200]],
  ['signed-in', [401, 200, 200, 200, 200, 200]],
  ['creator', [401, 403, 200, 200, 403, 403]],
  ['staff', [401, 403, 403, 403, 200, 200]],
  ['operator', [404, 404, 404, 404, 404, 404]],
  ['development', [404, 404, 404, 404, 404, 404]],
  [{ creator: 'products', level: 'texts' }, [401, 403, 200, 200, 403, 403]],
  [{ creator: 'products', level: 'write' }, [401, 403, 200, 403, 403, 403]],
  [{ creator: 'team', level: 'read' }, [401, 403, 200, 403, 403, 403]],
  [{ staff: 'licenses', level: 'read' }, [401, 403, 403, 403, 200, 200]],
  [{ staff: 'platform', level: 'write' }, [401, 403, 403, 403, 200, 403]],
]

test.each(expected)(
  '§6 a route for %j answers a stranger, a customer, a creator’s Admin and Marketing, an Owner and QA with %j',
  async (access, statuses) => {
    const guarded = route({
      name: 'guarded',
      method: 'POST',
      path: '/guarded',
      summary: '',
      access,
      body: z.object({ wish: z.string().max(10) }),
      answers: { 200: z.object({ done: z.literal(true) }) },
    })
    const seen: number[] = []
    let runs = 0
    for (const visitor of visitors) {
      const app = makePlain()
      const bound = implement(guarded, async () => {
        runs += 1
        return { status: 200, body: { done: true } }
      })
      bindRoute(app, bound, depsFor({ findVisitor: async () => visitor }))
      seen.push((await app.inject({ method: 'POST', url: '/guarded', payload: { wish: 'in' } })).statusCode)
      // Callers without access learn nothing about what input would be valid.
      if (seen.at(-1) !== 200) expect((await app.inject({ method: 'POST', url: '/guarded', payload: {} })).statusCode).toBe(seen.at(-1))
    }
    expect(seen).toEqual(statuses)
    expect(runs).toBe(statuses.filter((status) => status === 200).length)
  },
)

test.each([
  ['from this machine', { remoteAddress: '127.0.0.1' }, 200],
  ['from this machine over IPv6', { remoteAddress: '::1' }, 200],
  ['through a proxy on this machine', { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.9' } }, 404],
  ['through a proxy that says so the standard way', { remoteAddress: '127.0.0.1', headers: { forwarded: 'for=203.0.113.9' } }, 404],
  ['from elsewhere', { remoteAddress: '203.0.113.9' }, 404],
  ['from elsewhere, pretending to be here', { remoteAddress: '203.0.113.9', headers: { 'x-forwarded-for': '127.0.0.1' } }, 404],
  ['from elsewhere with the token', { remoteAddress: '203.0.113.9', headers: { authorization: `Bearer ${token}` } }, 200],
  ['from elsewhere with another token', { remoteAddress: '203.0.113.9', headers: { authorization: 'Bearer no' } }, 404],
  ['through a proxy with the token', { headers: { 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${token}` } }, 200],
])('metrics requested %s', async (_where, from, status) => {
  const answer = await outside.inject({ url: '/metrics', ...from })
  expect(answer.statusCode).toBe(status)
  if (status === 200) expect(answer.body).toContain('soundfair_request_seconds')
  else expectProblem(answer, 404)
})
