import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { route } from '#contract/core/route.ts'
import { call } from './call.ts'
import { lazyRoute } from './lazy-route.ts'

const readThing = route({
  name: 'readThing',
  method: 'GET',
  path: '/api/things/{id}',
  summary: 'Reads',
  access: 'public',
  params: z.object({ id: z.string() }),
  query: z.object({ preview: z.string().optional() }),
  answers: { 200: z.object({ id: z.string() }) },
})

const writeThing = route({
  name: 'writeThing',
  method: 'PATCH',
  path: '/api/things',
  summary: 'Writes',
  access: 'public',
  body: z.object({ name: z.string() }),
  answers: { 200: z.object({ id: z.string() }) },
})

/** A server that gives these answers in turn. */
const answering = (...answers: [number, unknown][]) => {
  const requests: { url: string; init: RequestInit }[] = []
  const fetching = async (url: string | URL | Request, init: RequestInit = {}) => {
    requests.push({ url: String(url), init })
    const [status, body] = answers[Math.min(requests.length, answers.length) - 1] as [number, unknown]
    return new Response(JSON.stringify(body), { status })
  }
  return { requests, fetch: fetching as typeof fetch }
}

test('§7 all calls send credentials, and paths and queries are encoded', async () => {
  const server = answering([200, { id: 'a' }])
  await call(readThing, { params: { id: 'a/b c' }, query: { preview: 'true' } }, server)
  expect(server.requests[0]?.url).toBe('/api/things/a%2Fb%20c?preview=true')
  expect(server.requests[0]?.init).toMatchObject({ method: 'GET', credentials: 'include' })
})

test.each([408, 409, 425, 429, 500, 502, 503, 504])('§7 a read that meets %d is tried once more', async (status) => {
  const server = answering([status, {}], [200, { id: 'a' }])
  await expect(call(readThing, { params: { id: 'a' } }, server)).resolves.toEqual({ id: 'a' })
  expect(server.requests).toHaveLength(2)
})

test('§9 a read is tried again once, not twice', async () => {
  const server = answering([503, {}])
  await expect(call(readThing, { params: { id: 'a' } }, server)).rejects.toMatchObject({ status: 503, message: 'Request error' })
  expect(server.requests).toHaveLength(2)
})

test('§7 other statuses are not tried again', async () => {
  const server = answering([404, {}])
  await expect(call(readThing, { params: { id: 'a' } }, server)).rejects.toThrow('Not found')
  expect(server.requests).toHaveLength(1)
})

test('§7 a write is never tried again', async () => {
  const server = answering([503, {}])
  await expect(call(writeThing, { body: { name: 'x' } }, server)).rejects.toThrow('Request error')
  expect(server.requests).toHaveLength(1)
  expect(server.requests[0]?.init).toMatchObject({ method: 'PATCH', body: '{"name":"x"}' })
})

test('§5 an answer of another shape is logged and thrown', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await expect(call(readThing, { params: { id: 'a' } }, answering([200, { id: 7 }]))).rejects.toThrow('An unknown error occurred')
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
})

test('§8 a failure that is not HTTP is an unknown error', async () => {
  const broken = (async () => {
    throw new TypeError('network')
  }) as typeof fetch
  await expect(call(readThing, { params: { id: 'a' } }, { fetch: broken })).rejects.toThrow('An unknown error occurred')
})

test('a call that is given up stays given up', async () => {
  const aborted = (async () => {
    throw new DOMException('stop', 'AbortError')
  }) as typeof fetch
  await expect(call(readThing, { params: { id: 'a' } }, { fetch: aborted })).rejects.toMatchObject({ name: 'AbortError' })
})

const readThingLater = lazyRoute({ name: 'readThing', method: 'GET', path: '/api/things/{id}' }, async () => readThing)

test('a route that is loaded with its first call is asked at once and its answer is parsed', async () => {
  const server = answering([200, { id: 'a', more: 1 }])
  await expect(call(readThingLater, { params: { id: 'a' } }, server)).resolves.toEqual({ id: 'a' })
  expect(server.requests.map(({ url }) => url)).toEqual(['/api/things/a'])
})

test('a route that does not arrive fails the call, and a failed call says its own reason first', async () => {
  const missing: typeof readThingLater = { ...readThingLater, load: () => Promise.reject(new Error('no script')) }
  await expect(call(missing, { params: { id: 'a' } }, answering([200, { id: 'a' }]))).rejects.toThrow('no script')
  await expect(call(missing, { params: { id: 'a' } }, answering([404, {}]))).rejects.toThrow('Not found')
})
