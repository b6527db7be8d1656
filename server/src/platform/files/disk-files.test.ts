import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { diskFiles } from './disk-files.ts'
import { FileMissing, type Files, RangeOutsideFile } from './files.ts'
import { nothingGrown } from './growing-files.ts'

const plain = { contentType: 'text/plain' }
let folder: string
let root: string
let files: Files

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'soundfair-disk-'))
  root = join(folder, 'files')
  files = diskFiles(root)
})
afterEach(() => rm(folder, { recursive: true }))

test('a put is invisible until it is complete', async () => {
  const body = new Readable({ read() {} })
  const put = files.put('slow.txt', body, plain)
  body.push('first half, ')
  expect(await files.find('slow.txt')).toBeUndefined()
  body.push('second half')
  body.push(null)
  await put
  expect(await text(await files.open('slow.txt'))).toBe('first half, second half')
})

test('a put that fails in the middle leaves no file at all', async () => {
  const body = new Readable({ read() {} })
  const put = files.put('a/b/broken.txt', body, plain)
  body.push('half')
  body.destroy(new Error('the sender went away'))
  await expect(put).rejects.toThrow('the sender went away')
  expect(await readdir(root, { recursive: true })).toEqual(['.incoming'])
})

test('finished puts and checks leave nothing behind them', async () => {
  await files.put('one.txt', Buffer.from('1'), plain)
  await files.check()
  expect((await readdir(root, { recursive: true })).sort()).toEqual(['.incoming', 'one.txt'])
})

test('a reader keeps the file it opened while another one replaces it', async () => {
  await files.put('song.txt', Buffer.from('first version'), plain)
  const opened = await files.open('song.txt')
  await files.put('song.txt', Buffer.from('second version'), plain)
  expect(await text(opened)).toBe('first version')
})

// Only here: the S3 server of the tests treats an end of 0 as no end.
test('the first byte alone can be read, if there is one', async () => {
  await files.put('empty.txt', Buffer.from(''), plain)
  await expect(files.open('empty.txt', { start: 0, end: 0 })).rejects.toThrow(RangeOutsideFile)
  await files.put('song.txt', Buffer.from('0123'), plain)
  expect(await text(await files.open('song.txt', { start: 0, end: 0 }))).toBe('0')
})

test('a symbolic link is not followed for reading, removing or writing', async () => {
  const outside = join(folder, 'outside')
  await mkdir(outside)
  await mkdir(root)
  await writeFile(join(outside, 'secret.txt'), 'secret')
  await symlink(outside, join(root, 'way-out'))
  await symlink(join(outside, 'secret.txt'), join(root, 'link.txt'))

  for (const key of ['way-out/secret.txt', 'link.txt']) {
    expect(await files.find(key)).toBeUndefined()
    await expect(files.open(key)).rejects.toThrow(FileMissing)
    await files.remove(key)
  }
  await expect(files.put('way-out/deep/new.txt', Buffer.from('x'), plain)).rejects.toThrow('way-out')
  await files.put('link.txt', Buffer.from('replaced'), plain)

  expect(await readdir(outside)).toEqual(['secret.txt'])
  expect(await readFile(join(outside, 'secret.txt'), 'utf8')).toBe('secret')
  expect(await text(await files.open('link.txt'))).toBe('replaced')
})

test('a root that is itself a symbolic link works', async () => {
  await mkdir(join(folder, 'volume'))
  await symlink(join(folder, 'volume'), root)
  await files.put('a/x.txt', Buffer.from('x'), plain)
  expect(await text(await files.open('a/x.txt'))).toBe('x')
})

test('leftovers of a killed process are removed after a day, files being received are not', async () => {
  const incoming = join(root, '.incoming')
  await mkdir(incoming, { recursive: true })
  await writeFile(join(incoming, 'abandoned'), 'x')
  await writeFile(join(incoming, 'busy'), 'x')
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)
  await utimes(join(incoming, 'abandoned'), twoDaysAgo, twoDaysAgo)
  await files.put('any.txt', Buffer.from('x'), plain)
  expect(await readdir(incoming)).toEqual(['busy'])
})

test('a root that cannot be a folder fails the check', async () => {
  await writeFile(root, 'a file in the way')
  await expect(files.check()).rejects.toThrow()
})

test('a growing file is created with its first byte, not by a request in the middle', async () => {
  const append = (from: number, body: string[]) =>
    files.growing.append('uploads/a', nothingGrown, {
      from,
      size: 10,
      body: Readable.from(body.map((part) => Buffer.from(part))),
      onGrown: async () => undefined,
    })
  await append(0, [])
  expect(await readdir(join(root, '.growing'))).toEqual([])
  await expect(append(5, ['hello'])).rejects.toThrow(FileMissing)
  expect(await readdir(join(root, '.growing'))).toEqual([])
  await append(0, ['hello'])
  expect(await readdir(join(root, '.growing'))).toEqual(['uploads~a'])
})
