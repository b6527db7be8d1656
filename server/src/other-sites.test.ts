import { expect, test } from 'vitest'
import { everyRoute } from '#contract/index.ts'
import { expectProblem } from '../testing/expect-problem.ts'
import { newAddress, sampleCall } from '../testing/sample-calls.ts'
import { addCreator } from '../testing/sample-creator.ts'
import { openTestApp, openTestShop } from '../testing/test-shop.ts'

/** What pages of other sites may request: nothing at the root, and in a creator's scope what the creator allows. */

const shop = await openTestShop({ PUBLIC_URL: 'https://soundfair.example' })
const app = await openTestApp(shop)
await addCreator(shop.database.db, { id: 'lowtide', allowedOrigins: ['https://lowtide.test', 'http://localhost:5173'] })
await addCreator(shop.database.db, { id: 'glasshouse', allowedOrigins: ['https://glasshouse.test'] })
await addCreator(shop.database.db, { id: 'hidden', allowedOrigins: ['https://lowtide.test'], live: false })

const own = 'https://soundfair.example'
/** A creator's scope uses no cookies; routes that exist only there are not a risk from other sites. */
const atRoot = everyRoute.filter((route) => !route.path.startsWith('/@'))
const writing = atRoot.filter((route) => route.method !== 'GET' && !route.fromAnySite)
const corsHeaders = (headers: Record<string, unknown>) => Object.keys(headers).filter((name) => name.startsWith('access-control-'))

test.each(writing)('$name is refused for other sites and works for our own', async (route) => {
  for (const headers of [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
    { 'sec-fetch-site': 'same-site', origin: 'https://blog.soundfair.example' },
    { 'sec-fetch-site': 'cross-site', origin: own },
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: 'https://lowtide.test' },
    { origin: 'http://soundfair.example' },
  ]) {
    const problem = expectProblem(await app.inject({ ...sampleCall(route), headers }), 403)
    expect(problem.type).toBe('/problems/cross-site')
  }
  for (const headers of [{ 'sec-fetch-site': 'same-origin', origin: own }, { 'sec-fetch-site': 'none' }, { origin: own }, {}]) {
    // Whether it then succeeds is up to the route.
    const call = sampleCall(route)
    const answer = await app.inject({ ...call, headers: { ...call.headers, ...headers } })
    if (answer.statusCode >= 300) expect(expectProblem(answer).type).not.toBe('/problems/cross-site')
  }
})

test('other sites’ programs may call one route at the root: email providers, to unsubscribe someone', async () => {
  const open = everyRoute.filter((route) => route.fromAnySite)
  expect(open.map(({ name, access }) => [name, access])).toEqual([['stopProductUpdates', 'public']])
  for (const route of open) {
    const headers = { ...sampleCall(route).headers, 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }
    expect(expectProblem(await app.inject({ ...sampleCall(route), headers })).type).not.toBe('/problems/cross-site')
  }
})

test('a refused request changes nothing', async () => {
  const contact = everyRoute.find((route) => route.name === 'contactSupport')
  if (!contact) throw new Error('contactSupport is gone')
  const count = () => shop.database.db.selectFrom('conversations').select('id').execute()
  const before = await count()
  await app.inject({ ...sampleCall(contact), headers: { 'sec-fetch-site': 'cross-site' } })
  expect(await count()).toEqual(before)
})

test('reading needs no Origin header', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }
  const answer = await app.inject({ url: '/api/storefront/home', headers })
  expect(answer.statusCode).toBe(200)
  expect(corsHeaders(answer.headers)).toEqual([])
})

test.each([
  ['lowtide', 'https://lowtide.test', true],
  ['lowtide', 'http://localhost:5173', true],
  ['lowtide', 'https://glasshouse.test', false],
  ['lowtide', 'https://lowtide.test.evil.test', false],
  ['lowtide', 'http://lowtide.test', false],
  ['lowtide', 'https://LOWTIDE.test', false],
  ['lowtide', 'null', false],
  ['glasshouse', 'https://lowtide.test', false],
  ['hidden', 'https://lowtide.test', false],
  ['nobody', 'https://lowtide.test', false],
])('in the scope of %s a page of %s may read: %s', async (creator, origin, may) => {
  const answer = await app.inject({ url: `/@${creator}/api/public/vendors/current`, headers: { origin } })
  expect(answer.headers['access-control-allow-origin']).toBe(may ? origin : undefined)
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
  expect(answer.headers.vary).toContain('Origin')
})

test('an answer in a scope is never cached for the wrong site', async () => {
  expect((await app.inject('/@lowtide/api/public/vendors/current')).headers.vary).toContain('Origin')
})

test('the page that sent a refused request in a scope can read the refusal', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/@lowtide/api/customer/insights/error',
    headers: { origin: 'https://lowtide.test', 'sec-fetch-site': 'cross-site' },
    payload: {},
    remoteAddress: newAddress(),
  })
  expectProblem(answer, 400)
  expect(answer.headers['access-control-allow-origin']).toBe('https://lowtide.test')
})

test('an allowed site may write in the scope', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/@lowtide/api/customer/insights/error',
    headers: { origin: 'https://lowtide.test', 'sec-fetch-site': 'cross-site' },
    payload: { message: 'It broke' },
    remoteAddress: newAddress(),
  })
  expect(answer.statusCode).toBe(202)
  expect(answer.headers['access-control-allow-origin']).toBe('https://lowtide.test')
})

test.each(atRoot)('$name at the root never answers another site, even an allowed one', async (route) => {
  const answer = await app.inject({ ...sampleCall(route), headers: { origin: 'https://lowtide.test' } })
  expect(corsHeaders(answer.headers)).toEqual([])
})

const preflight = (url: string, origin: string) =>
  app.inject({
    method: 'OPTIONS',
    url,
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization, content-type' },
  })

test('a preflight in the scope allows the site, the methods and Bearer tokens, but no cookies', async () => {
  const { statusCode, headers } = await preflight('/@lowtide/api/customer/insights/error', 'https://lowtide.test')
  expect(statusCode).toBe(204)
  expect(headers['access-control-allow-origin']).toBe('https://lowtide.test')
  expect(headers['access-control-allow-methods']).toContain('POST')
  expect(headers['access-control-allow-headers']).toContain('authorization')
  expect(headers['access-control-allow-headers']).toContain('content-type')
  expect(headers['access-control-allow-credentials']).toBeUndefined()
})

test('a preflight from a site that is not allowed names no site', async () => {
  const answer = await preflight('/@lowtide/api/customer/insights/error', 'https://evil.test')
  expect(answer.headers['access-control-allow-origin']).toBeUndefined()
})

test.each(['/api/customer/insights/error', '/api/customer/identity/sign-out', '/'])('a preflight at %s allows nothing', async (url) => {
  const answer = await preflight(url, 'https://lowtide.test')
  expect(corsHeaders(answer.headers)).toEqual([])
})
