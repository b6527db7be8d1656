import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { setBuild } from '#contract/releases/own-releases.ts'
import { uploadsPath } from '#contract/uploads/uploads.ts'
import { openCheckShop } from '../../../../testing/check-shop.ts'
import { isLongRun, rounds } from '../../../../testing/rounds.ts'
import { type ShopProcess, startShopProcess } from '../../../../testing/start-shop-process.ts'
import { testDay } from '../../../../testing/test-shop.ts'
import { manyBytes, metadataOf, pieceHeaders, s3Variables, tus } from '../../../../testing/tus-shop.ts'
import { tarHeader } from '../inspection/testing/tar-of.ts'

const megabyte = 1024 * 1024
const block = manyBytes('a block', megabyte)

/** An honest build of this many megabytes, in files of at most 256, as it comes from somebody's disk. */
function* tarOfMegabytes(megabytes: number): Generator<Buffer> {
  for (let left = megabytes, file = 0; left > 0; left -= 256, file++) {
    const size = Math.min(256, left)
    yield tarHeader({ path: file === 0 ? 'Deep.vst3/Contents/x86_64-win/Deep.vst3' : `Samples/${file}.bin`, size: size * megabyte })
    for (let sent = 0; sent < size; sent++) yield block
  }
  yield Buffer.alloc(1024)
}
/** What comes after so many bytes. */
function* after(offset: number, chunks: Iterable<Buffer>): Generator<Buffer> {
  let passed = 0
  for (const chunk of chunks) {
    const rest = chunk.subarray(Math.min(chunk.length, Math.max(0, offset - passed)))
    passed += chunk.length
    if (rest.length > 0) yield rest
  }
}
const lengthOf = (megabytes: number): number => megabytes * megabyte + Math.ceil(megabytes / 256) * 512 + 1024

const kilobytesOf = ({ pid }: ShopProcess, name: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

/** How much more memory a process had at its peak while something was done. */
const watch = async (shop: ShopProcess, work: () => Promise<void>): Promise<{ more: number; seconds: number }> => {
  // Resets the peak in the operating system.
  writeFileSync(`/proc/${shop.pid}/clear_refs`, '5')
  const before = kilobytesOf(shop, 'VmRSS')
  const begun = performance.now()
  await work()
  const seconds = (performance.now() - begun) / 1000
  return { more: Math.round((kilobytesOf(shop, 'VmHWM') - before) / 1024), seconds: Math.round(seconds) }
}

/** In the gate more than the memory that a check may need, so that a build held whole would be found. */
const wanted = Number(process.env.CHECK_MEGABYTES ?? rounds(160, 5 * 1024))
const storages = isLongRun ? (['disk', 's3'] as const) : (['disk'] as const)

test.runIf(process.platform === 'linux').each(storages.map((storage) => [storage, wanted] as const))(
  '§9 a build on %s of %i MB is sent, hashed and listed, and the check needs less than 100 MB more memory',
  async (storage, megabytes) => {
    const variables = storage === 's3' ? await s3Variables() : {}
    const { shop, db, ada, release, act, buildOf } = await openCheckShop(variables)
    const settings = { DATABASE_URL: shop.database.url, DATA_DIR: shop.config.dataDir, TEST_CLOCK: testDay, ...variables }
    const [web, worker] = [await startShopProcess({ ...settings, ROLE: 'web' }), await startShopProcess({ ...settings, ROLE: 'worker' })]

    const sendFrom = (location: string, offset: number, size: number, body: Iterable<Buffer>): Promise<number> =>
      new Promise((resolve) => {
        const more = { ...pieceHeaders(offset), cookie: ada.cookie, 'content-length': String(size - offset) }
        const sending = request(`${web.url}${location}`, { method: 'PATCH', headers: more }, (answer) => {
          answer.resume()
          resolve(answer.statusCode ?? 0)
        })
        sending.on('error', () => resolve(0))
        Readable.from(body).pipe(sending)
      })
    /** As tus clients do: on a machine that stands still for seconds a connection may end, and the rest is sent from where it ended. */
    const send = async (size: number, body: () => Iterable<Buffer>): Promise<string> => {
      const headers = { ...tus, cookie: ada.cookie, 'upload-length': String(size), 'upload-metadata': metadataOf({ filename: 'deep.tar' }) }
      const location = (await fetch(`${web.url}${uploadsPath}`, { method: 'POST', headers })).headers.get('location') ?? ''
      let offset = 0
      for (let tries = 0; tries < 10 && offset < size; tries++) {
        const status = await sendFrom(location, offset, size, after(offset, body()))
        if (status !== 204) await wait(1_000)
        const head = await fetch(`${web.url}${location}`, { method: 'HEAD', headers: { ...tus, cookie: ada.cookie } })
        offset = Number(head.headers.get('upload-offset'))
      }
      expect(offset).toBe(size)
      return location.split('/').at(-1) ?? ''
    }
    const check = async (releaseId: string, uploadId: string): Promise<void> => {
      expect((await act(setBuild, releaseId, { body: { uploadId } })).statusCode).toBe(200)
      const row = () => db.selectFrom('builds').select('check_status').where('release_id', '=', releaseId).executeTakeFirst()
      for (let status = (await row())?.check_status; status !== 'Completed'; status = (await row())?.check_status) {
        expect(status).not.toBe('Failed')
        await wait(200)
      }
    }
    // Once before, so that modules loaded on first use are not counted.
    const small = await release()
    await check(small.id, await send(lengthOf(1), () => tarOfMegabytes(1)))

    const hash = createHash('sha256')
    let hashedTo = 0
    const hashed = function* () {
      let at = 0
      for (const chunk of tarOfMegabytes(megabytes)) {
        at += chunk.length
        if (at > hashedTo) {
          hash.update(chunk)
          hashedTo = at
        }
        yield chunk
      }
    }
    const { id } = await release()
    let uploadId = ''
    const sent = await watch(web, async () => {
      uploadId = await send(lengthOf(megabytes), hashed)
    })
    const checked = await watch(worker, () => check(id, uploadId))
    process.stdout.write(
      `${megabytes} MB on ${storage}: sent in ${sent.seconds} s with ${sent.more} MB more memory, checked in ${checked.seconds} s with ${checked.more} MB more\n`,
    )
    const build = await buildOf(id)
    expect(build).toMatchObject({ status: 'Ready', size: lengthOf(megabytes), sha256: hash.digest('hex'), check: { tries: 1 } })
    expect(build.manifest?.files).toHaveLength(Math.ceil(megabytes / 256))
    expect(sent.more).toBeLessThan(100)
    expect(checked.more).toBeLessThan(100)
    expect(readdirSync(join(shop.config.dataDir, 'work'))).toEqual([])
    await Promise.all([web.kill(), worker.kill()])
  },
  1_800_000,
)
