import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import type { CsvRow } from '#kernel/csv.ts'
import { streamCsv } from './stream-csv.ts'

type Pages = AsyncGenerator<readonly CsvRow[], void>

const open = async (pages: () => Pages): Promise<string> => {
  const app = Fastify()
  app.get('/', async (_request, reply) => reply.send(await streamCsv(reply, { name: 'table.csv', head: ['What'], pages: pages() })))
  onTestFinished(() => app.close())
  return app.listen({ port: 0, host: '127.0.0.1' })
}

test('a table arrives completely, with its name, and one without rows has a head', async () => {
  const url = await open(async function* () {
    yield [['one'], ['=two']]
    yield []
    yield [['three']]
  })
  const answer = await fetch(url)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="table.csv"')
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())).toBe("\ufeffWhat\r\none\r\n'=two\r\nthree\r\n")
  const nothing = await fetch(await open(async function* () {}))
  expect(await nothing.text()).toBe('What\r\n')
})

test('an error in the middle breaks off the download, an error at the start is a normal error', async () => {
  const broken = await fetch(
    await open(async function* () {
      yield [['one']]
      throw new Error('The database is gone')
    }),
  )
  expect(broken.status).toBe(200)
  await expect(broken.text()).rejects.toThrow()
  const refused = await fetch(
    await open(async function* () {
      yield await Promise.reject(new Error('The database is gone'))
    }),
  )
  expect(refused.status).toBe(500)
})

test('no more pages are read for a client that is slow or gone', async () => {
  let read = 0
  let isOver = false
  const url = await open(async function* () {
    try {
      for (;;) {
        read += 1
        yield Array.from({ length: 1000 }, () => ['x'.repeat(100)])
      }
    } finally {
      isOver = true
    }
  })
  const leaving = new AbortController()
  const answer = await fetch(url, { signal: leaving.signal })
  await answer.body?.getReader().read()
  await expect
    .poll(async () => {
      const before = read
      await wait(100)
      return read - before
    })
    .toBe(0)
  expect(read).toBeLessThan(500)
  leaving.abort()
  await expect.poll(() => isOver).toBe(true)
})
