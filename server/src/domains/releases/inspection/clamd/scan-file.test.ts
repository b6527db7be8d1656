import type { Socket } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTestFolder } from '../../../../../testing/test-folder.ts'
import { codesOf, inspectBytes, redOf } from '../testing/inspect-bytes.ts'
import { answerBy, listenAsScanner } from '../testing/scanner-double.ts'
import { zipOf } from '../testing/zip-of.ts'
import { scanFile } from './scan-file.ts'

async function* inPieces(bytes: Buffer, size = 1_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const saying = (text: string) => answerBy((_content, socket) => socket.end(`${text}\0`))

test('a file is sent whole, and a clean one is clean', async () => {
  const bytes = Buffer.alloc(123_457, 'content')
  let seen: Buffer = Buffer.alloc(0)
  const address = await listenAsScanner(
    answerBy((content, socket) => {
      seen = content
      socket.end('stream: OK\0')
    }),
  )
  expect(await scanFile(address, inPieces(bytes))).toEqual({ kind: 'clean' })
  expect(seen.equals(bytes)).toBe(true)
})

test('a virus is named, also over a socket of the file system', async () => {
  const address = await listenAsScanner(saying('stream: Win.Test.EICAR_HDB-1 FOUND'), join(makeTestFolder(), 'clamd.ctl'))
  expect(await scanFile(address, inPieces(Buffer.from('x')))).toEqual({ kind: 'found', name: 'Win.Test.EICAR_HDB-1' })
})

test('a scanner that hangs up while it is sent too much is not taken for a clean file', async () => {
  const address = await listenAsScanner((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end('INSTREAM size limit exceeded. ERROR\0'))
  })
  expect(await scanFile(address, inPieces(Buffer.alloc(20_000_000), 65_536))).toEqual({
    kind: 'unknown',
    because: expect.stringMatching(/larger than the scanner is set up to take \(StreamMaxLength\)/),
  })
})

test.each<[string, (socket: Socket) => void, RegExp]>([
  ['closes at once', (socket) => socket.destroy(), /closed the connection|does not answer|hung up/],
  ['answers nonsense', saying('HTTP/1.1 400 Bad Request'), /answered: HTTP/],
  ['answers for ever', (socket) => void socket.on('error', () => undefined).write('x'.repeat(100_000)), /answered: x/],
  ['says that it failed', saying('stream: Can\u2019t allocate memory ERROR'), /answered: stream/],
])('a scanner that %s leaves it open', async (_what, onSocket, because) => {
  const address = await listenAsScanner(onSocket)
  expect(await scanFile(address, inPieces(Buffer.alloc(10_000)))).toEqual({ kind: 'unknown', because: expect.stringMatching(because) })
})

const build = zipOf([{ path: 'a', content: 'b' }])

test('the report is green, red or amber; without a scanner it is amber', async () => {
  expect(codesOf(await inspectBytes('a.zip', build, { clamd: await listenAsScanner(saying('stream: OK')) }))).toContain('green no-virus')
  const found = await inspectBytes('a.zip', build, { clamd: await listenAsScanner(saying('stream: Eicar FOUND')) })
  expect(redOf(found)).toEqual(['virus', 'A virus was found: Eicar.'])
  expect(found.verdict).toEqual({ notReady: 'A virus was found: Eicar.' })
  const silent = await inspectBytes('a.zip', build, { clamd: '127.0.0.1:1' })
  expect(codesOf(silent)).toContain('amber virus-scan-failed')
  expect(silent.verdict).toBe('Ready')
  expect(codesOf(await inspectBytes('a.zip', build))).toContain('amber virus-scan-off')
})

test('who gives up waiting is not answered', async () => {
  const address = await listenAsScanner(() => undefined)
  const stop = new AbortController()
  setTimeout(() => stop.abort(), 50)
  await expect(scanFile(address, inPieces(Buffer.alloc(10)), stop.signal)).rejects.toThrow()
})
