import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { route } from '#contract/core/route.ts'
import { clockAt } from '#kernel/clock.ts'
import { diskFiles } from '#platform/files/disk-files.ts'
import { makeLog } from '#server/log.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { listenForTests, sendRaw } from '../../../testing/raw-http.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { makeTestFolder } from '../../../testing/test-folder.ts'
import { whenOver } from '../../../testing/when-over.ts'
import { bindRoute } from './bind-route.ts'
import { implementAfter } from './implement.ts'
import { makeServer } from './make-server.ts'
import { anonymous } from './visitor.ts'

const { db } = await openTestDatabase()
const folder = makeTestFolder()
const files = diskFiles(folder)
const limit = 1024 * 1024

const keep = route({
  name: 'keep',
  method: 'POST',
  path: '/keep',
  summary: 'Keeps a file',
  access: 'public',
  query: z.object({ fail: z.enum(['yes']).optional() }),
  bodyType: 'file',
  bodyLimit: limit,
  answers: { 200: z.object({ size: z.number() }) },
})

const stored = async (): Promise<string[]> => (await Array.fromAsync(files.list('kept'))).map(({ key }) => key)
/** Of files that have not come completely. */
const countIncoming = async (): Promise<number> => (await readdir(join(folder, '.incoming'))).length
let count = 0

const app = makeServer({ log: makeLog('silent'), trustedProxies: [], ownOrigins: [] })
whenOver(() => app.close())
bindRoute(
  app,
  implementAfter(
    keep,
    async ({ file }) => {
      count += 1
      const key = `kept/${count}`
      return { key, ...(await files.put(key, file.read(limit), { contentType: 'application/octet-stream' })) }
    },
    async ({ query, prepared }) => {
      if (query.fail) throw new Error('a bug after the file came')
      return { status: 200, body: { size: prepared.size } }
    },
    ({ key }) => files.remove(key),
  ),
  {
    db,
    clock: clockAt('2030-03-01T12:00:00Z'),
    isDevelopment: false,
    publicUrl: 'https://soundfair.example',
    checkAnswers: true,
    findVisitor: async () => anonymous,
    isOperator: () => false,
  },
)
const port = await listenForTests(app)
const head = (...lines: string[]): string => ['POST /keep HTTP/1.1', 'host: x', ...lines, '', ''].join('\r\n')
const chunked = 'transfer-encoding: chunked'

/** A connection that is used more than once. */
const openLine = () => {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (part) => {
    heard += part
  })
  socket.on('error', () => undefined)
  const hear = async (pattern: RegExp): Promise<string> => {
    await expect.poll(() => heard, { interval: 20 }).toMatch(pattern)
    return heard
  }
  return { socket, hear }
}

test('a file arrives completely, with or without a length, with any content type or none', async () => {
  const close = 'connection: close'
  const length = await sendRaw(port, `${head('content-length: 5', 'content-type: text/html', close)}hello`)
  expect(length).toMatchObject({ statusCode: 200, body: '{"size":5}' })
  const pieces = await sendRaw(port, `${head(chunked, close)}5\r\nhello\r\n6\r\n there\r\n0\r\n\r\n`)
  expect(pieces.statusCode).toBe(200)
  expect(pieces.body).toContain('{"size":11}')
  expect(await sendRaw(port, head('content-length: 0', close))).toMatchObject({ statusCode: 200, body: '{"size":0}' })
})

test('a file that declares too large a size is refused at once, and the connection can be reused', async () => {
  const before = await stored()
  const { socket, hear } = openLine()
  socket.write(head(`content-length: ${limit + 1}`))
  expect(await hear(/413/)).toContain('The file is larger than the 1 MB limit.')
  socket.write(Buffer.alloc(limit + 1))
  socket.write(`${head('content-length: 5')}hello`)
  expect(await hear(/"size":5/)).toContain('{"size":5}')
  socket.destroy()
  expect(await stored()).toHaveLength(before.length + 1)
})

test('a file that exceeds the limit without declaring it is refused while sending, and the connection can be reused', async () => {
  const before = await stored()
  const { socket, hear } = openLine()
  socket.write(head(chunked))
  const piece = `${(500_000).toString(16)}\r\n${'x'.repeat(500_000)}\r\n`
  for (let sent = 0; sent < 6; sent++) socket.write(piece)
  expect(await hear(/413/)).toContain('application/problem+json')
  socket.write(`0\r\n\r\n${head('content-length: 2')}ok`)
  expect(await hear(/"size":2/)).toContain('{"size":2}')
  socket.destroy()
  expect(await stored()).toHaveLength(before.length + 1)
})

test('a client that keeps sending after a refusal is disconnected in the end', async () => {
  const { socket, hear } = openLine()
  socket.write(head(chunked))
  const piece = `${(600_000).toString(16)}\r\n${'x'.repeat(600_000)}\r\n`
  const sending = setInterval(() => socket.write(piece), 50)
  // A client that is disconnected in the middle of a write gets an error before the end.
  const closed = new Promise((resolve) => socket.once('close', resolve))
  expect(await hear(/413/)).toContain('413')
  await closed
  clearInterval(sending)
})

test('a file whose sender disconnects leaves nothing', async () => {
  const before = await stored()
  const { socket } = openLine()
  socket.write(`${head('content-length: 90000')}only the beginning`)
  await expect.poll(countIncoming).toBe(1)
  socket.destroy()
  await expect.poll(countIncoming).toBe(0)
  expect(await stored()).toEqual(before)
})

test('a file is deleted again if the rest of the call fails', async () => {
  const before = await stored()
  expectProblem(await app.inject({ method: 'POST', url: '/keep?fail=yes', payload: Buffer.alloc(10) }), 500)
  expect(await stored()).toEqual(before)
})
