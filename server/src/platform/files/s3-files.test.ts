import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FileMissing, FilesUnavailable } from './files.ts'
import { s3Files } from './s3-files.ts'
import { type S3Server, s3Access, startS3Server } from './testing/s3-server.ts'

const plain = { contentType: 'text/plain' }
let folder: string
let server: S3Server

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'soundfair-s3-'))
  server = await startS3Server(folder)
})
afterEach(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

test('without S3 every call fails with a clear error, and works again once it is back', async () => {
  const files = s3Files({ ...s3Access, endpoint: server.endpoint })
  await files.put('before.txt', Buffer.from('before'), plain)

  await server.stop()
  const calls = [
    files.put('during.txt', Buffer.from('x'), plain),
    files.find('before.txt'),
    files.open('before.txt'),
    files.remove('before.txt'),
    files.check(),
  ]
  for (const outcome of await Promise.allSettled(calls)) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(FilesUnavailable) })
    expect(outcome).toMatchObject({ reason: { message: expect.stringContaining(`127.0.0.1:${server.port}, bucket shop`) } })
  }

  server = await startS3Server(folder, server.port)
  await files.check()
  expect(await text(await files.open('before.txt'))).toBe('before')
  await files.put('after.txt', Buffer.from('after'), plain)
  expect(await files.find('during.txt')).toBeUndefined()
})

test('an S3 server that accepts connections and never answers times out', async () => {
  const silent = createServer((socket) => socket.on('error', () => {}).resume())
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const files = s3Files({ ...s3Access, endpoint: `http://127.0.0.1:${port}`, answerWithin: 50 })
  await expect(files.find('any.txt')).rejects.toThrow(FilesUnavailable)
  await expect(files.check()).rejects.toThrow(FilesUnavailable)
  silent.close()
  await once(silent, 'close')
})

test('a bucket that does not exist fails the check, and its name is in the message', async () => {
  const files = s3Files({ ...s3Access, endpoint: server.endpoint, bucket: 'nobody' })
  await expect(files.check()).rejects.toThrow('bucket nobody')
  await expect(files.open('any.txt')).rejects.toThrow(FilesUnavailable)
})

test('refused credentials are an error of the storage, and the secret is not in the message', async () => {
  const files = s3Files({ ...s3Access, endpoint: server.endpoint, accessKeyId: 'nobody', secretAccessKey: 'not-the-secret' })
  const refused = await files.put('any.txt', Buffer.from('x'), plain).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(FilesUnavailable)
  expect(String(refused)).not.toContain('not-the-secret')
})

test('a file is copied to a disk in a thread of its own, which reports a missing file, a missing storage, and an abort', async () => {
  const files = s3Files({ ...s3Access, endpoint: server.endpoint })
  const bytes = Buffer.alloc(9_000_000, 'sound')
  await files.put('large.bin', bytes, { contentType: 'application/octet-stream' })
  const path = join(folder, 'copy')
  const seen: number[] = []
  const onBytes = (upTo: number): void => void seen.push(upTo)
  await files.copyTo?.('large.bin', path, { onBytes })
  expect((await readFile(path)).equals(bytes)).toBe(true)
  expect(seen).toHaveLength(2)
  await expect(files.copyTo?.('nobody.bin', path, { onBytes })).rejects.toThrow(FileMissing)
  const stop = new AbortController()
  const stopped = expect(files.copyTo?.('large.bin', path, { onBytes, signal: stop.signal })).rejects.toThrow('Enough')
  stop.abort(new Error('Enough'))
  await stopped
  await server.stop()
  await expect(files.copyTo?.('large.bin', path, { onBytes })).rejects.toThrow(FilesUnavailable)
  server = await startS3Server(folder, server.port)
})
