import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentKey } from '#platform/files/content-key.ts'
import { diskFiles } from '#platform/files/disk-files.ts'
import { type Files, FilesUnavailable } from '#platform/files/files.ts'
import { makeLog } from '#server/log.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { getRaw, listenForTests } from '../../../testing/raw-http.ts'
import { makeTestFolder } from '../../../testing/test-folder.ts'
import { whenOver } from '../../../testing/when-over.ts'
import { makeServer } from './make-server.ts'
import { serveFiles } from './serve-files.ts'

const folder = makeTestFolder()
const files = diskFiles(join(folder, 'files'))

const open = (stored: Files) => {
  const app = makeServer({ log: makeLog('silent'), trustedProxies: [], ownOrigins: [] })
  serveFiles(app, stored)
  whenOver(() => app.close())
  return app
}
const app = open(files)
const port = await listenForTests(app)

const bytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))
const image = contentKey('images', bytes, 'webp')
const sound = contentKey('sounds', bytes, 'mp3')
await files.put(image, bytes, { contentType: 'image/webp' })
await files.put(sound, bytes, { contentType: 'audio/mpeg' })
await files.put('builds/ab/plugin.zip', bytes, { contentType: 'application/zip' })
writeFileSync(join(folder, 'secret.txt'), 'secret')
mkdirSync(join(folder, 'files', 'images', 'folder.webp'))

const get = (key: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: `/files/${key}`, headers })

test('an image is served completely, with caching forever, and cannot do anything but be shown', async () => {
  const answer = await get(image)
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload).toEqual(bytes)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '1000',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    etag: expect.stringMatching(/^"[^"]+"$/),
  })
})

test('a browser that already has it is told so, for every form of the header', async () => {
  const { etag } = (await get(image)).headers
  for (const known of [String(etag), `W/${etag}`, `"other", ${etag}`, `"other",W/${etag}`, '*']) {
    const answer = await get(image, { 'if-none-match': known })
    expect(answer.statusCode).toBe(304)
    expect(answer.body).toBe('')
    expect(answer.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=31536000, immutable' })
  }
  for (const other of ['"other"', 'W/"other"', '', String(etag).slice(1, -1)]) {
    expect((await get(image, { 'if-none-match': other })).statusCode).toBe(200)
  }
})

test.each([
  ['bytes=0-9', 0, 10],
  ['bytes=990-', 990, 1000],
  ['bytes=-5', 995, 1000],
  ['bytes=500-5000', 500, 1000],
])('a player gets the range %s', async (range, start, end) => {
  const answer = await get(sound, { range })
  expect(answer.statusCode).toBe(206)
  expect(answer.rawPayload).toEqual(bytes.subarray(start, end))
  expect(answer.headers['content-range']).toBe(`bytes ${start}-${end - 1}/1000`)
  expect(answer.headers['content-length']).toBe(String(end - start))
})

test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('the range %s does not exist', async (range) => {
  const answer = await get(sound, { range })
  expect(answer.statusCode).toBe(416)
  expect(answer.headers['content-range']).toBe('bytes */1000')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body).toBe('')
})

test.each(['bytes=0-1,5-6', 'bytes=a-b', 'lines=1-2', 'bytes=9-5'])('a useless range (%s) gets the whole file', async (range) => {
  const answer = await get(sound, { range })
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload).toHaveLength(1000)
})

test('HEAD has the headers of GET, without the file', async () => {
  const answer = await get(image, {}, 'HEAD')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe('')
  const { date, 'x-request-id': _id, connection, ...expected } = (await get(image)).headers
  expect(answer.headers).toMatchObject(expected)
})

test('HEAD with a range has the headers of the range', async () => {
  const raw = await getRaw(port, `/files/${sound}`, { range: 'bytes=0-9' }, 'HEAD')
  expect(raw).toMatchObject({ statusCode: 206, body: '' })
  expect(raw.headers).toMatchObject({ 'content-length': '10', 'content-range': 'bytes 0-9/1000' })
})

test.each([
  ['images/00/nothing.webp', 'is not there'],
  ['images/folder.webp', 'is a folder'],
  ['builds/ab/plugin.zip', 'is there, but private'],
  ['imagesx/a.webp', 'is of no public folder'],
  ['images', 'is the folder itself'],
  ['images/', 'is an empty name'],
  ['', 'is nothing'],
  ['.incoming/x', 'is being received'],
  ['IMAGES/a.webp', 'has another case'],
])('%s %s', async (key) => {
  const answer = await get(key)
  expectProblem(answer, 404)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test.each([
  '/files/../../etc/passwd',
  '/files/../secret.txt',
  '/files/images/../../secret.txt',
  '/files/images/..%2f..%2fsecret.txt',
  '/files/images/%2e%2e/%2e%2e/secret.txt',
  '/files/images/%252e%252e/secret.txt',
  '/files/images/..\\..\\secret.txt',
  '/files/images/..%5c..%5csecret.txt',
  '/files/images/....//....//secret.txt',
  '/files//etc/passwd',
  '/files/%2fetc%2fpasswd',
  '/files/images/a.webp%00.png',
  '/files/images/%c0%ae%c0%ae/secret.txt',
  '/files/images/%zz',
  '/files/builds/ab/plugin.zip',
  '/files/images/../builds/ab/plugin.zip',
  '/files/images%2f..%2fbuilds/ab/plugin.zip',
  `/files/images/${'a/'.repeat(2000)}x`,
])('%s is not found', async (path) => {
  const answer = await getRaw(port, path)
  expectProblem(answer, 404)
  expect(answer.body).not.toContain('secret')
})

test('many slow readers at once each get their own bytes', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => get(sound, { range: `bytes=${index}-${index + 9}` })))
  for (const [index, answer] of answers.entries()) expect(answer.rawPayload).toEqual(bytes.subarray(index, index + 10))
})

test('a missing storage is a 503 with a time to retry', async () => {
  const fail = async (): Promise<never> => {
    throw new FilesUnavailable('far away', new Error('no route'))
  }
  const away: Files = { put: fail, find: fail, open: fail, remove: fail, list: files.list, check: fail, growing: files.growing }
  const answer = await open(away).inject(`/files/${image}`)
  expectProblem(answer, 503)
  expect(answer.headers['retry-after']).toMatch(/^\d+$/)
  expect(answer.body).not.toContain('far away')
})

test('a file that is deleted between being found and being opened is a 404, not cached', async () => {
  const vanishing: Files = { ...files, find: async () => ({ size: 10, contentType: 'image/webp', etag: '"x"' }) }
  const answer = await open(vanishing).inject('/files/images/00/gone.webp')
  expectProblem(answer, 404)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers.etag).toBeUndefined()
})
