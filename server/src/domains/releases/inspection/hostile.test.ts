import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeTestFolder } from '../../../../testing/test-folder.ts'
import { whenOver } from '../../../../testing/when-over.ts'
import { inspectBuild } from './inspect-build.ts'
import { inspectBytes, redOf, testTools, writeBuild } from './testing/inspect-bytes.ts'
import { tarOf } from './testing/tar-of.ts'
import type { Watched } from './testing/watch-hostile.ts'
import { zipOf } from './testing/zip-of.ts'

const script = fileURLToPath(new URL('./testing/watch-hostile.ts', import.meta.url))

test('hostile archives are refused with their reason within a minute of processor time and 300 MB, while the loop goes on', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script], { maxBuffer: 1024 ** 2 })
  const watched = JSON.parse(stdout) as Record<string, Watched>
  expect(Object.fromEntries(Object.entries(watched).map(([name, { code }]) => [name, code]))).toEqual({
    'zip that says it has ten million entries': 'entries',
    'zip with a million entries, or some of them, that says it has ten': 'entries',
    'tar with ten million entries, or some of them': 'entries',
    'gzip of gigabytes of zeros': 'bomb',
    'zip of a terabyte by its directory': 'unpacked-size',
    'zip whose file says one megabyte and holds sixty, or a gigabyte': 'more-than-promised',
    'zip in a zip in a zip of zeros': 'bomb',
    'zip with thousands of small files': 'Ready',
  })
  for (const [name, { processorSeconds, megabytes, loopMilliseconds }] of Object.entries(watched)) {
    expect(processorSeconds, name).toBeLessThan(60)
    expect(megabytes, name).toBeLessThan(300)
    expect(loopMilliseconds, name).toBeLessThan(2_000)
  }
}, 400_000)

const nest = (levels: number): Buffer =>
  Array.from({ length: levels }).reduce<Buffer>(
    (inner, _, index) => zipOf([{ path: `level ${index}.zip`, content: inner }]),
    zipOf([{ path: 'a', content: 'b' }]),
  )

test('archives inside archives are looked into, and refused where they are too deep', async () => {
  const two = await inspectBytes('a.zip', nest(2))
  expect(two.manifest?.files.map(({ path }) => path)).toEqual(['level 1.zip', 'level 1.zip/level 0.zip', 'level 1.zip/level 0.zip/a'])
  expect(redOf(await inspectBytes('a.zip', nest(5)))).toEqual(['depth', 'Archives are nested more than 4 deep. Nobody could inspect them.'])
})

test('what is wrong inside is said with where it is', async () => {
  const inner = gzipSync(tarOf([{ path: '../../out', content: 'x' }]))
  expect(redOf(await inspectBytes('a.zip', zipOf([{ path: 'presets/more.tar.gz', content: inner }])))).toEqual([
    'path-outside',
    'In “presets/more.tar.gz”: “../../out” leads out of its folder.',
  ])
})

test('more archives than the limit, or larger ones, are named and left alone', async () => {
  const files = Array.from({ length: 4 }, (_, index) => ({ path: `${index}.zip`, content: zipOf([{ path: 'a', content: 'b' }]) }))
  const many = await inspectBytes('a.zip', zipOf(files), { limits: { nested: 2 } })
  expect(many.report.filter(({ code }) => code === 'not-looked-into')).toHaveLength(2)
  const large = await inspectBytes('a.zip', zipOf(files), { limits: { nestedBytes: 10 } })
  expect(large.report.find(({ code }) => code === 'not-looked-into')?.detail).toBe('It is too large to be inspected.')
})

test('a file that needs all the time or memory of its thread is refused, and still has its hash', async () => {
  const path = writeBuild('a.zip', zipOf([{ path: 'a', content: Buffer.alloc(1_000_000, 'ab') }]))
  const input = { path, name: 'a.zip', platform: 'Universal', version: '1.0.0', claims: [], kind: 'other' } as const
  const slow = await inspectBuild(input, { tools: testTools, clamd: null, limits: { seconds: 0.001 } })
  expect(slow).toMatchObject({
    verdict: { notReady: 'This file took too long to inspect.' },
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  const heavy = await inspectBuild(input, { tools: testTools, clamd: null, limits: { threadMegabytes: 4 } })
  expect(heavy.verdict).toEqual({ notReady: 'Inspecting this file needs too much memory.' })
})

/** Answers nothing for a moment, as if it were busy. */
const slowTool = (): string => {
  const path = join(makeTestFolder(), '7z')
  writeFileSync(path, '#!/bin/sh\nexec sleep 0.2\n', { mode: 0o755 })
  return path
}

test('all programs at all levels share one time, which grows with what was sent; the scan is not part of it', async () => {
  const seven = Buffer.concat([Buffer.from('377abcaf271c0004', 'hex'), Buffer.alloc(64)])
  const files = Array.from({ length: 10 }, (_, index) => ({ path: `${index}.7z`, content: seven }))
  const path = writeBuild('a.zip', zipOf(files))
  const input = { path, name: 'a.zip', platform: 'Universal', version: '1.0.0', claims: [], kind: 'other' } as const
  const tools = { ...testTools, sevenZip: slowTool() }
  const slow = await inspectBuild(input, { tools, clamd: null, limits: { lookSeconds: 1 } })
  expect(redOf(slow)).toEqual(['too-slow', 'This file took too long to inspect.'])
  expect(slow.sha256).toBe(createHash('sha256').update(readFileSync(path)).digest('hex'))
  const { size } = slow
  const patient = await inspectBuild(input, { tools, clamd: null, limits: { lookSeconds: 0, lookBytesPerSecond: size / 120 } })
  expect(redOf(patient)?.[0]).not.toBe('too-slow')

  const clamd = createServer((socket) => void setTimeout(() => socket.end('stream: OK\0'), 4_000))
  whenOver(() => void clamd.close())
  await once(clamd.listen(0, '127.0.0.1'), 'listening')
  const plain = { ...input, path: writeBuild('b.zip', zipOf([{ path: 'a', content: 'b' }])) }
  const address = `127.0.0.1:${(clamd.address() as AddressInfo).port}`
  expect((await inspectBuild(plain, { tools, clamd: address, limits: { lookSeconds: 3 } })).verdict).toBe('Ready')
})

test('progress rises to the end; who gives up is not answered; a file that is not there is no verdict', async () => {
  const path = writeBuild('a.zip', zipOf([{ path: 'a', content: Buffer.alloc(3_000_000, 'ab'), isStored: true }]))
  const input = { path, name: 'a.zip', platform: 'Universal', version: '1.0.0', claims: [], kind: 'other' } as const
  const shares: number[] = []
  await inspectBuild(input, { tools: testTools, clamd: null, onProgress: (share) => shares.push(share) })
  expect(shares).toEqual([...shares].sort((one, other) => one - other))
  expect(shares.at(-1)).toBeGreaterThan(0.8)
  const stop = new AbortController()
  const stopped = inspectBuild(input, { tools: testTools, clamd: null, signal: stop.signal })
  stop.abort(new Error('enough'))
  await expect(stopped).rejects.toThrow('enough')
  await expect(inspectBuild({ ...input, path: '/nowhere/a.zip' }, { tools: testTools, clamd: null })).rejects.toThrow(/ENOENT/)
})
