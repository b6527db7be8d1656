import { expect, test } from 'vitest'
import { linesOf, memoryStream } from '../testing/memory-stream.ts'
import { getRaw, listenForTests } from '../testing/raw-http.ts'
import { openTestApp, openTestShop } from '../testing/test-shop.ts'
import { makeLog } from './log.ts'

const secret = 'hunter2-hunter2'

const written = (object: object, level = 'info'): string => {
  const stream = memoryStream()
  makeLog('trace', stream)[level as 'info'](object, 'said')
  return stream.written()
}

const secretFields = [
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'accessToken',
  'refreshToken',
  'code',
  'secret',
  'pw',
  'card',
  'iban',
]

test.each(secretFields)('a %s is never logged, at the top level or nested', (field) => {
  for (const object of [{ [field]: secret }, { body: { [field]: secret } }, { user: { account: { [field]: secret } } }]) {
    const line = written(object)
    expect(line).not.toContain(secret)
    expect(line).toContain('[removed]')
  }
})

test('cookies and authorization are removed from a logged request', () => {
  const headers = { authorization: `Bearer ${secret}`, cookie: `session=${secret}`, accept: 'text/html' }
  for (const object of [{ headers }, { req: { headers } }, { request: { headers } }]) {
    const line = written(object)
    expect(line).not.toContain(secret)
    expect(line).toContain('text/html')
  }
})

test('an error is logged with its message, code and stack, without the fields that a driver adds', () => {
  const error = Object.assign(new Error('connection refused'), {
    code: 'ECONNREFUSED',
    config: { connectionString: `postgres://user:${secret}@db/x` },
    parameters: [secret],
    cause: new Error(secret),
  })
  const line = written({ err: error }, 'error')
  expect(line).not.toContain(secret)
  expect(JSON.parse(line).err).toMatchObject({
    type: 'Error',
    message: 'connection refused',
    stack: expect.stringContaining('log.test.ts'),
  })
  expect(line).toContain('ECONNREFUSED')
})

test('a line break in a logged text cannot forge a line', () => {
  expect(written({ message: 'a\n{"level":60,"msg":"forged"}' }).trim().split('\n')).toHaveLength(1)
})

const stream = memoryStream()
const app = await openTestApp({ ...(await openTestShop()), log: makeLog('info', stream) })
const port = await listenForTests(app)

/** The log lines of one request, by the id in its answer. */
const linesFor = (id: unknown) => linesOf(stream).filter((line) => line.reqId === id)

test.each([
  ['/api/storefront/search?q=hunter2-hunter2', 200],
  ['/api/storefront/search?token=hunter2-hunter2', 400],
  ['/api/nothing?code=hunter2-hunter2', 404],
  ['/api/storefront/products/%zz/x?code=hunter2-hunter2', 404],
])('the request %s is logged with its path only, and the id in its answer', async (url, status) => {
  const answer = await getRaw(port, url, { authorization: `Bearer ${secret}`, cookie: `session=${secret}` })
  expect(answer.statusCode).toBe(status)
  const id = answer.headers['x-request-id']
  expect(id).toMatch(/^req-[0-9a-f]{10}-[0-9a-z]+$/)
  const [line, ...others] = linesFor(id)
  expect(others).toEqual([])
  expect(line).toMatchObject({ method: 'GET', status, ms: expect.any(Number), msg: 'answered' })
  expect(line?.path).not.toContain('?')
  expect(stream.written()).not.toContain(secret)
})

test('the log line of a refusal has the id of its request', async () => {
  const answer = await app.inject('/api/nothing')
  expect(answer.json().instance).toBe(answer.headers['x-request-id'])
})

test('no two requests have the same id, and clients cannot choose it', async () => {
  const ids = await Promise.all(
    Array.from(
      { length: 20 },
      async () =>
        (await app.inject({ url: '/health/live', headers: { 'x-request-id': 'mine', 'request-id': 'mine' } })).headers['x-request-id'],
    ),
  )
  expect(new Set(ids).size).toBe(20)
  expect(ids).not.toContain('mine')
})

test('a request whose address is too long has an id too', async () => {
  const answer = await app.inject(`/api/storefront/creators/${'x'.repeat(500)}`)
  expect(answer.headers['x-request-id']).toBe(answer.json().instance)
})

test('a page’s report is logged without the fields it added', async () => {
  const payload = { message: 'It broke', path: '/cart', password: secret, extra: { any: secret } }
  const answer = await app.inject({ method: 'POST', url: '/api/customer/insights/error', payload })
  expect(answer.statusCode).toBe(202)
  expect(linesOf(stream)).toContainEqual(expect.objectContaining({ insight: 'error', message: 'It broke', path: '/cart' }))
  expect(stream.written()).not.toContain(secret)
})

test('an SDK’s report is logged by its known fields, without the address and token in its path, whatever else it sends', async () => {
  const payload = {
    title: 'Parse error',
    detail: 'Could not parse response body',
    path: `/api/customer/communications/preferences?email=casey@example.test&token=${secret}`,
    origin: `https://lowtide.test/?code=${secret}`,
    err: { issues: [] },
    body: { products: secret.repeat(10_000) },
  }
  const answer = await app.inject({ method: 'POST', url: '/@lowtide/api/customer/insights/error', payload })
  expect(answer.statusCode).toBe(202)
  expect(linesOf(stream)).toContainEqual(
    expect.objectContaining({ message: 'Parse error', detail: payload.detail, path: '/api/customer/communications/preferences' }),
  )
  expect(stream.written()).not.toContain(secret)
})
