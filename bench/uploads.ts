import { createReadStream, createWriteStream, writeFileSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { findTools, inspectBuild } from '#domains/releases/inspection/index.ts'
import { openDatabase } from '#platform/database/database.ts'
import { type Deps, withEmptyDatabase } from './support/empty-database.ts'
import { shopSettings, startShop } from './support/shop.ts'
import { againstLimit, atLeast, type Figure } from './support/table.ts'
import { fillUploadShop } from './uploads/fill-shop.ts'

const megabyte = 1024 * 1024
const megabytes = 512
const turns = 4
const chunk = { highWaterMark: megabyte }

const perSecond = async (work: () => Promise<void>): Promise<number> => {
  const begun = performance.now()
  await work()
  return megabytes / ((performance.now() - begun) / 1000)
}

/** The limit: the same file copied on the same disk, including fsync. */
const copy = async (from: string, to: string): Promise<void> => {
  await pipeline(createReadStream(from, chunk), createWriteStream(to, chunk))
  const handle = await open(to, 'r+')
  await handle.sync()
  await handle.close()
  await rm(to)
}

const call = (port: number, method: string, path: string, headers: Record<string, string>, body?: string) =>
  new Promise<{ status: number; location: string }>((resolve, reject) => {
    const sending = request({ port, host: '127.0.0.1', method, path, headers: { 'tus-resumable': '1.0.0', ...headers } }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '' }))
    })
    sending.on('error', reject)
    if (body) createReadStream(body, chunk).pipe(sending)
    else sending.end()
  })

const size = String(megabytes * megabyte)

/** Uploads the file in one request, and removes it again. */
const upload = async (port: number, cookie: string, file: string): Promise<void> => {
  const named = { cookie, 'upload-length': size, 'upload-metadata': 'filename YmVuY2guemlw' }
  const { location } = await call(port, 'POST', '/api/creator/uploads', named)
  const piece = { cookie, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream', 'content-length': size }
  const { status } = await call(port, 'PATCH', location, piece, file)
  if (status !== 204) throw new Error(`An upload was answered ${status}`)
}

/** What a check does with a file that is not an archive: it hashes the whole file. */
const hash = async (file: string): Promise<void> => {
  const input = { path: file, name: 'bench.bin', platform: 'Universal', version: '1.0.0', claims: [], kind: 'other' } as const
  const { verdict } = await inspectBuild(input, { tools: await findTools(process.env.PATH ?? ''), clamd: null })
  if (verdict !== 'Ready') throw new Error(verdict.notReady)
}

const measureOn = async (deps: Deps): Promise<Figure[]> => {
  const database = openDatabase(deps.url)
  const cookie = await fillUploadShop(database.db, new Date())
  await database.close()
  const file = join(deps.folder, 'file')
  writeFileSync(file, Buffer.alloc(megabytes * megabyte, 'sound'))
  const { port, stop } = await startShop({ ...shopSettings(deps), ROLE: 'web' })
  try {
    const speeds: { copied: number; uploaded: number; hashed: number }[] = []
    // In turns, so that other load on the machine affects all of them.
    for (let turn = 0; turn < turns; turn++) {
      const copied = await perSecond(() => copy(file, join(deps.folder, 'copy')))
      const uploaded = await perSecond(() => upload(port, cookie, file))
      speeds.push({ copied, uploaded, hashed: await perSecond(() => hash(file)) })
    }
    const mean = (of: 'copied' | 'uploaded' | 'hashed'): number => speeds.reduce((sum, speed) => sum + speed[of], 0) / turns
    const percent = (of: 'uploaded' | 'hashed'): number => Math.round((mean(of) / mean('copied')) * 100)
    return [
      againstLimit(`an upload of ${megabytes} MB, beside a copy on the same disk`, mean('uploaded'), mean('copied'), 'MB/s'),
      atLeast('percent of a copy', percent('uploaded'), 50),
      againstLimit(`the check of a file of ${megabytes} MB, beside the same copy`, mean('hashed'), mean('copied'), 'MB/s'),
      atLeast('percent of a copy', percent('hashed'), 50),
    ]
  } finally {
    await stop()
  }
}

export const measureUploads = (): Promise<Figure[]> => withEmptyDatabase('uploads', measureOn)
