import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BadContentType } from './content-type.ts'
import { diskFiles } from './disk-files.ts'
import { BadFileKey } from './file-key.ts'
import { FileMissing, type Files, RangeOutsideFile } from './files.ts'
import { s3Files } from './s3-files.ts'
import { s3Access, startS3Server } from './testing/s3-server.ts'

type Opened = { files: Files; close(): Promise<void> }

const storages: { name: string; start(folder: string): Promise<Opened> }[] = [
  { name: 'on disk', start: async (folder) => ({ files: diskFiles(folder), close: async () => {} }) },
  {
    name: 'on S3',
    start: async (folder) => {
      const server = await startS3Server(folder)
      return { files: s3Files({ ...s3Access, endpoint: server.endpoint }), close: server.stop }
    },
  },
]

const plain = { contentType: 'text/plain' }
const zip = { contentType: 'application/zip' }
const bytes = (written: string) => new TextEncoder().encode(written)

const inChunks = (whole: Buffer, size: number): Readable =>
  Readable.from(
    (function* () {
      for (let at = 0; at < whole.length; at += size) yield whole.subarray(at, at + size)
    })(),
    { objectMode: false },
  )

const breaksAfter = (length: number): Readable =>
  Readable.from(
    (async function* () {
      for (let sent = 0; sent < length; sent += 64 * 1024) yield Buffer.alloc(64 * 1024)
      throw new Error('the sender went away')
    })(),
    { objectMode: false },
  )

describe.each(storages)('files $name', ({ start }) => {
  let folder: string
  let storage: Opened
  let files: Files

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'soundfair-files-'))
    storage = await start(folder)
    files = storage.files
  })
  afterAll(async () => {
    await storage.close()
    await rm(folder, { recursive: true })
  })

  test('a stored file is found with its size and type, and read back completely', async () => {
    const stored = await files.put('notes/first.txt', bytes('hello there'), plain)
    expect(stored).toEqual({ size: 11, contentType: 'text/plain; charset=utf-8', etag: expect.stringMatching(/^".+"$/) })
    expect(await files.find('notes/first.txt')).toEqual(stored)
    expect(await text(await files.open('notes/first.txt'))).toBe('hello there')
  })

  test('both ends of a range are inclusive, and it is cut at the end of the file', async () => {
    await files.put('range.txt', bytes('0123456789'), plain)
    expect(await text(await files.open('range.txt', { start: 2, end: 5 }))).toBe('2345')
    expect(await text(await files.open('range.txt', { start: 6, end: 6 }))).toBe('6')
    expect(await text(await files.open('range.txt', { start: 8, end: 500 }))).toBe('89')
  })

  test.each([
    { start: 10, end: 12 },
    { start: 5, end: 4 },
    { start: -2, end: 4 },
    { start: 1.5, end: 4 },
    { start: Number.NaN, end: 4 },
  ])('the range $start to $end of ten bytes is refused', async (range) => {
    await files.put('ten.txt', bytes('0123456789'), plain)
    await expect(files.open('ten.txt', range)).rejects.toThrow(RangeOutsideFile)
  })

  test('a missing file is not found, cannot be opened and can be removed', async () => {
    expect(await files.find('nowhere/at/all.txt')).toBeUndefined()
    await expect(files.open('nowhere/at/all.txt')).rejects.toThrow(FileMissing)
    await expect(files.open('nowhere/at/all.txt', { start: 0, end: 1 })).rejects.toThrow(FileMissing)
    await files.remove('nowhere/at/all.txt')
  })

  test('a folder of keys is not a file', async () => {
    await files.put('folder/inside.txt', bytes('x'), plain)
    expect(await files.find('folder')).toBeUndefined()
    await expect(files.open('folder')).rejects.toThrow(FileMissing)
    await files.remove('folder')
    expect(await files.find('folder/inside.txt')).toBeDefined()
    expect(await files.find('folder/inside.txt/deeper.txt')).toBeUndefined()
  })

  test('a removed file is gone, and removing it again is no error', async () => {
    await files.put('short-lived.txt', bytes('x'), plain)
    await files.remove('short-lived.txt')
    expect(await files.find('short-lived.txt')).toBeUndefined()
    await files.remove('short-lived.txt')
  })

  test('a put over an existing file replaces it and changes its etag', async () => {
    const first = await files.put('changing.txt', bytes('old text'), plain)
    const second = await files.put('changing.txt', bytes('new text'), plain)
    expect(second.etag).not.toBe(first.etag)
    expect(await files.find('changing.txt')).toEqual(second)
    expect(await text(await files.open('changing.txt'))).toBe('new text')
  })

  test.each([
    ['bytes', () => new Uint8Array()],
    ['a stream', () => Readable.from([])],
  ])('an empty file from %s is stored', async (_, body) => {
    expect(await files.put('empty.txt', body(), plain)).toMatchObject({ size: 0 })
    expect(await files.find('empty.txt')).toMatchObject({ size: 0 })
    expect(await text(await files.open('empty.txt'))).toBe('')
  })

  test.each([5, 8, 20])('a stream of %i MB arrives unchanged', async (megabytes) => {
    const whole = randomBytes(megabytes * 1024 * 1024)
    const stored = await files.put('large.zip', inChunks(whole, 100_000), zip)
    expect(stored).toMatchObject({ size: whole.length, contentType: 'application/zip' })
    expect(await files.find('large.zip')).toEqual(stored)
    expect(whole.equals(await buffer(await files.open('large.zip')))).toBe(true)
    const tail = await buffer(await files.open('large.zip', { start: whole.length - 1000, end: whole.length - 1 }))
    expect(whole.subarray(-1000).equals(tail)).toBe(true)
  })

  test.each([1, 20])('a put that fails after %i MB leaves nothing', async (megabytes) => {
    await expect(files.put('broken.zip', breaksAfter(megabytes * 1024 * 1024), zip)).rejects.toThrow('the sender went away')
    expect(await files.find('broken.zip')).toBeUndefined()
  })

  test('a put that fails leaves the existing file', async () => {
    await files.put('kept.zip', bytes('as it was'), zip)
    await expect(files.put('kept.zip', breaksAfter(1024 * 1024), zip)).rejects.toThrow('the sender went away')
    expect(await text(await files.open('kept.zip'))).toBe('as it was')
  })

  test('a stream that failed before the put, or closes without its end, is refused', async () => {
    const broken = Readable.from(['x'])
    broken.on('error', () => {})
    broken.destroy(new Error('broken before'))
    await expect(files.put('never.txt', broken, plain)).rejects.toThrow('broken before')

    const closing = new Readable({ read() {} })
    closing.push('half of')
    const put = files.put('never.txt', closing, plain)
    closing.destroy()
    await expect(put).rejects.toThrow(/premature/i)
    expect(await files.find('never.txt')).toBeUndefined()
  })

  test('concurrent puts of one key leave one of them, complete', async () => {
    const bodies = Array.from({ length: 12 }, (_, index) => Buffer.alloc(50_000 + index * 1000, index))
    await Promise.all(bodies.map((body) => files.put('contested.zip', inChunks(body, 7000), zip)))
    const left = await buffer(await files.open('contested.zip'))
    expect(bodies.some((body) => body.equals(left))).toBe(true)
  })

  test('concurrent puts of many keys in new folders all succeed', async () => {
    const keys = Array.from({ length: 20 }, (_, index) => `new/${index % 3}/folder/${index}.txt`)
    await Promise.all(keys.map((key) => files.put(key, bytes(key), plain)))
    expect(await Promise.all(keys.map(async (key) => text(await files.open(key))))).toEqual(keys)
  })

  test('a folder lists its own files with their age, not those of subfolders', async () => {
    const listed = async (name: string) => (await Array.fromAsync(files.list(name))).sort((one, other) => one.key.localeCompare(other.key))
    await files.put('listed/one', bytes('1'), { contentType: 'application/octet-stream' })
    await files.put('listed/two', bytes('2'), { contentType: 'application/octet-stream' })
    await files.put('listed/deeper/three.txt', bytes('3'), plain)
    await files.put('listed-too/four.txt', bytes('4'), plain)
    const found = await listed('listed')
    expect(found.map(({ key }) => key)).toEqual(['listed/one', 'listed/two'])
    for (const { storedAt } of found) expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000)
    expect(await listed('nowhere')).toEqual([])
    await expect(listed('../outside')).rejects.toThrow(BadFileKey)
  })

  test.each(['../outside.txt', '/etc/passwd', 'a/../../b', 'a//b', '', '.incoming/x', 'a\\b', 'a\0b', 'A.txt'])(
    'the key %j is refused',
    async (key) => {
      await expect(files.put(key, bytes('x'), plain)).rejects.toThrow(BadFileKey)
      await expect(files.find(key)).rejects.toThrow(BadFileKey)
      await expect(files.open(key)).rejects.toThrow(BadFileKey)
      await expect(files.remove(key)).rejects.toThrow(BadFileKey)
    },
  )

  test('a type that does not match the extension is refused', async () => {
    await expect(files.put('cover.png', bytes('<script>'), { contentType: 'text/html' })).rejects.toThrow(BadContentType)
    expect(await files.find('cover.png')).toBeUndefined()
  })

  test('a working storage passes its check', async () => {
    await files.check()
  })
})
