import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { uploadsPath } from '#contract/uploads/uploads.ts'
import { isLongRun, rounds } from '../../../testing/rounds.ts'
import { addCreator } from '../../../testing/sample-creator.ts'
import { addUser } from '../../../testing/sample-user.ts'
import { type ShopProcess, startShopProcess } from '../../../testing/start-shop-process.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { makeTestFolder } from '../../../testing/test-folder.ts'
import { testDay } from '../../../testing/test-shop.ts'
import { manyBytes, metadataOf, pieceHeaders, sha256Of, tus } from '../../../testing/tus-shop.ts'

/** Separate processes: their memory can be measured, and one can be killed. */
const database = await openTestDatabase()
await addCreator(database.db, { id: 'lowtide' })
const { cookie } = await addUser(database.db, { email: 'admin@lowtide.test', teams: { lowtide: ['Admin'] } })
const folder = makeTestFolder()
const start = () => startShopProcess({ DATABASE_URL: database.url, DATA_DIR: folder, ROLE: 'web', TEST_CLOCK: testDay })

const megabyte = 1024 * 1024
const block = manyBytes('a block', megabyte)

const begin = async ({ url }: ShopProcess, size: number): Promise<string> => {
  const headers = { ...tus, cookie, 'upload-length': String(size), 'upload-metadata': metadataOf({ filename: 'large.zip' }) }
  const answer = await fetch(`${url}${uploadsPath}`, { method: 'POST', headers })
  return answer.headers.get('location') ?? ''
}

/** Sends a stream and returns the status; 0 when the other side was gone. */
const send = (to: string, offset: number, size: number, body: Readable): Promise<number> =>
  new Promise((resolve) => {
    const headers = { ...pieceHeaders(offset), cookie, 'content-length': String(size) }
    const sending = request(to, { method: 'PATCH', headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sending.on('error', () => resolve(0))
    body.on('error', () => undefined).pipe(sending)
  })

const kilobytesOf = ({ pid }: ShopProcess, name: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

const storedHash = async (location: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(join(folder, 'files/uploads', location.split('/').at(-1) ?? ''))) hash.update(chunk)
  return hash.digest('hex')
}

/** More than the limit on memory: holding a whole file is noticed. */
const megabytes = rounds(128, 5 * 1024)

test.skipIf(process.platform !== 'linux')(
  `§9 ${megabytes} MB pass through with less than 100 MB more memory`,
  async () => {
    const shop = await start()
    // Once before, so that modules loaded on first use are not counted.
    const small = await begin(shop, megabyte)
    expect(await send(`${shop.url}${small}`, 0, megabyte, Readable.from([block]))).toBe(204)
    const before = kilobytesOf(shop, 'VmRSS')
    const hash = createHash('sha256')
    const blocks = function* () {
      for (let sent = 0; sent < megabytes; sent++) {
        hash.update(block)
        yield block
      }
    }
    const location = await begin(shop, megabytes * megabyte)
    expect(await send(`${shop.url}${location}`, 0, megabytes * megabyte, Readable.from(blocks()))).toBe(204)
    const more = (kilobytesOf(shop, 'VmHWM') - before) / 1024
    process.stdout.write(`${megabytes} MB took ${more.toFixed(0)} MB more memory\n`)
    expect(more).toBeLessThan(100)
    expect(await storedHash(location)).toBe(hash.digest('hex'))
    await shop.kill()
  },
  1_200_000,
)

test('§9 a process killed while it writes: the offset is correct, and once its lease has expired another one continues to the same checksum', async () => {
  const bytes = manyBytes('killed', 80 * megabyte)
  let shop = await start()
  const location = await begin(shop, bytes.length)
  const slowly = async function* () {
    for (let sent = 0; sent < bytes.length; sent += megabyte) {
      yield bytes.subarray(sent, sent + megabyte)
      if (sent > 20 * megabyte) await wait(50)
    }
  }
  const sending = send(`${shop.url}${location}`, 0, bytes.length, Readable.from(slowly()))
  const row = () =>
    database.db.selectFrom('resumable_uploads').select(['received', 'written_until']).where('size', '=', bytes.length).executeTakeFirst()
  while (((await row())?.received ?? 0) === 0) await wait(10)
  await shop.kill()
  expect(await sending).toBe(0)
  // Whoever is killed blocks the others for less than half a minute.
  expect(((await row())?.written_until?.getTime() ?? Infinity) - Date.now()).toBeLessThan(25_000)
  shop = await start()
  const head = await fetch(`${shop.url}${location}`, { method: 'HEAD', headers: { ...tus, cookie } })
  const offset = Number(head.headers.get('upload-offset'))
  expect(offset).toBeGreaterThan(0)
  expect(offset).toBeLessThan(bytes.length)
  // The long run waits until it expires by itself, which takes seconds.
  if (!isLongRun) await database.db.updateTable('resumable_uploads').set({ written_until: null }).execute()
  const goOn = () => send(`${shop.url}${location}`, offset, bytes.length - offset, Readable.from([bytes.subarray(offset)]))
  let status = await goOn()
  while (status === 423 || status === 0) {
    await wait(500)
    status = await goOn()
  }
  expect(status).toBe(204)
  expect(await storedHash(location)).toBe(sha256Of(bytes))
}, 120_000)
