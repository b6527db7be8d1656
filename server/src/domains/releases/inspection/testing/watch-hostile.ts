import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { rounds } from '../../../../../testing/rounds.ts'
import { watchLoop } from '../../../../../testing/watch-loop.ts'
import { inspectBuild } from '../inspect-build.ts'
import { usualLimits } from '../limits.ts'
import { findTools } from '../tools/find-tools.ts'
import { tarHeader } from './tar-of.ts'
import { zipEnd, zipOf } from './zip-of.ts'

/** Run as a process of its own: the threads of a test run share one memory, and it could not be told whose it is. */

export type Watched = { code: string; processorSeconds: number; megabytes: number; loopMilliseconds: number }

const folder = mkdtempSync(join(tmpdir(), 'soundfair-hostile-'))
const tools = await findTools(process.env.PATH ?? '')

/** Writes a file out of pieces, some of them many times. */
const write = (name: string, parts: readonly (Buffer | { part: Buffer; times: number })[]): string => {
  const path = join(folder, name)
  const file = openSync(path, 'w')
  for (const one of parts) {
    if (Buffer.isBuffer(one)) writeSync(file, one)
    else for (let times = 0; times < one.times; times++) writeSync(file, one.part)
  }
  closeSync(file)
  return path
}

const manyEntries = (name: string, declared: number, there: number): string => {
  const zip = zipOf([{ path: 'a', isStored: true }])
  const [head, entry] = [zip.subarray(0, 31), zip.subarray(31, 31 + 47)]
  const thousand = Buffer.concat(Array.from({ length: 1_000 }, () => entry))
  const length = 47 * there
  return write(name, [head, { part: thousand, times: there / 1_000 }, zipEnd(declared, length, head.length, { isWide: true })])
}

const manyInTar = (): string => {
  const headers = Buffer.concat(Array.from({ length: 10_000 }, (_, index) => tarHeader({ path: `file ${index}` })))
  return write('many.tar.gz', [{ part: gzipSync(headers), times: rounds(1, 1_000) }])
}

const zeros = (gigabytes: number): string => {
  const part = gzipSync(Buffer.alloc(64 * 1024 ** 2), { level: 9 })
  return write('zeros.gz', [{ part, times: gigabytes * 16 }])
}

const terabyte = (): string => {
  // Each of them says that it has four gigabytes. With less in them, what is too much in all would be a bomb first.
  const files = Array.from({ length: 250 }, (_, index) => ({
    path: `file ${index}`,
    content: Buffer.alloc(rounds(200_000, 2_000_000)),
    isStored: true,
    directory: { size: 0xfffffff0, packed: 0xfffffff0 },
  }))
  return write('terabyte.zip', [zipOf(files)])
}

const liar = (): string => {
  const million = { size: 1_000_000 }
  const content = Buffer.alloc(rounds(64, 1024) * 1024 ** 2)
  return write('liar.zip', [zipOf([{ path: 'a', content, directory: million, local: million }])])
}

const nested = (): string => {
  const inner = zipOf([{ path: 'zeros', content: Buffer.alloc(60 * 1024 ** 2) }])
  const middle = zipOf(Array.from({ length: 20 }, (_, index) => ({ path: `${index}.zip`, content: inner })))
  return write('nested.zip', [zipOf([{ path: 'middle.zip', content: middle }])])
}

const small = (): string =>
  write('small.zip', [
    zipOf(
      Array.from({ length: rounds(4_000, 20_000) }, (_, index) => ({ path: `folder ${index % 100}/file ${index}`, content: 'small' })),
      { isWide: true },
    ),
  ])

/** As in a shop; the gate counts to a fraction of it. */
const limits = { entries: rounds(8_000, usualLimits.entries), unpackedBytes: usualLimits.unpackedBytes / rounds(10, 1) }

/** What it costs: processor time, memory beyond what the process had, and how long its loop works at a stretch. */
const watch = async (path: string): Promise<Watched> => {
  globalThis.gc?.()
  // Memory goes back to the system a moment later.
  await wait(300)
  const before = process.memoryUsage.rss()
  let top = before
  const looking = setInterval(() => {
    top = Math.max(top, process.memoryUsage.rss())
  }, 5)
  const loop = watchLoop()
  const started = process.cpuUsage()
  const name = path.split('/').at(-1) ?? ''
  const { report, verdict } = await inspectBuild(
    { path, name, platform: 'Universal', version: '1.0.0', claims: [], kind: 'other' },
    { tools, clamd: null, limits },
  )
  const loopMilliseconds = loop.end()
  const { user, system } = process.cpuUsage(started)
  clearInterval(looking)
  rmSync(path)
  const code = verdict === 'Ready' ? 'Ready' : (report.find(({ level }) => level === 'red')?.code ?? '')
  return { code, processorSeconds: (user + system) / 1_000_000, megabytes: Math.round((top - before) / 1024 ** 2), loopMilliseconds }
}

// All of them first: what it takes to make them is not counted.
const paths = {
  'zip that says it has ten million entries': manyEntries('said.zip', 10_000_000, 10_000),
  'zip with a million entries, or some of them, that says it has ten': manyEntries('there.zip', 10, rounds(10_000, 1_000_000)),
  'tar with ten million entries, or some of them': manyInTar(),
  'gzip of gigabytes of zeros': zeros(rounds(1, 10)),
  'zip of a terabyte by its directory': terabyte(),
  'zip whose file says one megabyte and holds sixty, or a gigabyte': liar(),
  'zip in a zip in a zip of zeros': nested(),
  'zip with thousands of small files': small(),
}
const watched: Record<string, Watched> = {}
for (const [name, path] of Object.entries(paths)) watched[name] = await watch(path)
rmSync(folder, { recursive: true, force: true })
process.stdout.write(JSON.stringify(watched))
