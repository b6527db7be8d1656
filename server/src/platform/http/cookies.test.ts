import cookiePlugin from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { whenOver } from '../../../testing/when-over.ts'
import { makeCookies } from './cookies.ts'

const cookies = makeCookies({ isSecure: false })
const app = Fastify()
await app.register(cookiePlugin)
whenOver(() => app.close())
for (const url of ['/here', '/@lowtide/here'])
  app.get(url, (request, reply) => {
    cookies.set(reply, 'one', 'new', 60)
    cookies.clear(reply, 'two')
    return reply.send({ read: cookies.read(request, 'one') ?? null })
  })

test.each([
  ['/here', 'old', 2],
  ['/@lowtide/here', null, 0],
])('%s reads %j and sets %i cookies', async (url, read, set) => {
  const answer = await app.inject({ url, headers: { cookie: 'one=old' } })
  expect([answer.json().read, answer.cookies.length]).toEqual([read, set])
})
