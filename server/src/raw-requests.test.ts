import { expect, test } from 'vitest'
import { expectProblem } from '../testing/expect-problem.ts'
import { getRaw, listenForTests, sendRaw } from '../testing/raw-http.ts'
import { openTestApp, openTestShop } from '../testing/test-shop.ts'

/** Requests that only a raw socket can send: libraries would correct them first. */

const app = await openTestApp(await openTestShop())
const port = await listenForTests(app)

const close = 'Host: localhost\r\nConnection: close\r\n'

test('a valid request is answered', async () => {
  expect(await getRaw(port, '/health/live')).toMatchObject({ statusCode: 200, body: '{"status":"ok"}' })
})

test.each([
  ['no HTTP at all', 'hello\r\n\r\n'],
  ['a TLS handshake', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
  ['a NUL in the path', `GET /api/\0 HTTP/1.1\r\n${close}\r\n`],
  ['a control character in the path', `GET /api/\x01\x1f HTTP/1.1\r\n${close}\r\n`],
  ['a space in the path', `GET /api/a b HTTP/1.1\r\n${close}\r\n`],
  ['an unknown method', `BREW /health/live HTTP/1.1\r\n${close}\r\n`],
  ['a NUL in a header', `GET /health/live HTTP/1.1\r\n${close}X-A: a\0b\r\n\r\n`],
  ['a header without a colon', `GET /health/live HTTP/1.1\r\n${close}nonsense\r\n\r\n`],
  ['a length that is no number', `POST /api/support/contact HTTP/1.1\r\n${close}Content-Length: ten\r\n\r\n`],
  [
    'a length and chunks at once',
    `POST /api/support/contact HTTP/1.1\r\n${close}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ['two lengths', `POST /api/support/contact HTTP/1.1\r\n${close}Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd`],
  ['a broken chunk', `POST /api/support/contact HTTP/1.1\r\n${close}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`],
])('%s is a 400 in the same format as other refusals', async (_what, request) => {
  expectProblem(await sendRaw(port, request), 400)
})

test('endless headers are a 431', async () => {
  expectProblem(await sendRaw(port, `GET /health/live HTTP/1.1\r\n${close}X-A: ${'a'.repeat(20_000)}\r\n\r\n`), 431)
})

test.each([
  '/api/storefront/products/%zz/x',
  '/api/storefront/products/%/x',
  '/api/storefront/products/%ff%fe/x',
  '/api/../etc/passwd',
  '/api/storefront/products/../../../etc/passwd',
  '//api/nothing',
  '/api\\storefront\\home',
  '/@lowtide/../api/customer/identity/nothing',
  'http://elsewhere.test/api/nothing',
  '/api/<script>alert(1)</script>',
  `/api/${'x'.repeat(8192)}`,
])('there is nothing at %s', async (path) => {
  const problem = expectProblem(await getRaw(port, path))
  expect([404, 414]).toContain(problem.status)
})

test.each(['OPTIONS', 'TRACE', 'PROPFIND', 'PURGE'])('%s is refused without a server error', async (method) => {
  const problem = expectProblem(await getRaw(port, '/api/storefront/home', {}, method))
  expect([400, 404, 405]).toContain(problem.status)
})

test('a request that hides its site behind an absolute address still counts as from another site', async () => {
  const body = '{}'
  const request = `POST http://localhost/@x/../api/customer/identity/sign-out HTTP/1.1\r\n${close}Origin: https://evil.test\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  const answer = await sendRaw(port, request)
  expect([403, 404, 415]).toContain(answer.statusCode)
  const direct = `POST http://localhost/api/customer/identity/sign-out HTTP/1.1\r\n${close}Origin: https://evil.test\r\n\r\n`
  expectProblem(await sendRaw(port, direct), 403)
})

test('after all of this the server answers as before', async () => {
  expect((await getRaw(port, '/health/ready')).statusCode).toBe(200)
})
