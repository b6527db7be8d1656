import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { deleteAccount, exportAccount } from '#contract/identity/account.ts'
import { type DownloadRecord, listDownloadRecords } from '#contract/releases/download-records.ts'
import { getOrderSale } from '#contract/sales/staff-sales.ts'
import { openDatabase } from '#platform/database/database.ts'
import type { Browser } from '../../../../testing/browser.ts'
import { openDatabaseLine } from '../../../../testing/database-line.ts'
import { big, openDownloadShop, owned } from '../../../../testing/download-shop.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { readAndCut } from '../../../../testing/read-and-cut.ts'
import { addProduct } from '../../../../testing/sample-creator.ts'
import { addRelease } from '../../../../testing/sample-release.ts'
import { openTestApp } from '../../../../testing/test-shop.ts'
import { whenOver } from '../../../../testing/when-over.ts'

const { money, app, db, shop, files, person, owner, stranger, linkTo, pathOf, get, buildOf, oldBuild, newLink } = await openDownloadShop()
const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

/** Longer than what the machine keeps for a line that nobody reads. */
const huge = Buffer.alloc(40_000_000, 'a very long download ')
await addProduct(db, 'lowtide/huge', { variations: owned })
await addRelease(db, files, 'lowtide/huge', { builds: [{ platform: 'Mac', bytes: huge }] })
const hugeBuild = await buildOf('lowtide/huge', '1.0.0')

const recordsOf = async (browser: Browser, query: Record<string, string> = {}): Promise<DownloadRecord[]> =>
  (await browser.call(listDownloadRecords, { query })).json().items

/** What was sent is noted once it is over, a moment after whoever got it knows. */
const settled = async (browser: Browser, isSettled: (records: DownloadRecord[]) => boolean): Promise<DownloadRecord[]> => {
  for (let tries = 0; tries < 100; tries++) {
    const records = await recordsOf(browser)
    if (isSettled(records)) return records
    await wait(30)
  }
  throw new Error(`It never came to that: ${JSON.stringify(await recordsOf(browser))}`)
}
const isFinished = ([record]: DownloadRecord[]): boolean => record?.finishedAt != null

test('a download is recorded: who, by which license, which build, when, from which network, with what, and that it was finished', async () => {
  const buyer = await owner()
  await get(await newLink(buyer.browser), { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' })
  const [record, ...others] = await settled(buyer.browser, isFinished)
  const [license] = await money.licensesOf(buyer.orderId)
  expect(others).toEqual([])
  expect(record).toMatchObject({
    licenseId: license?.id,
    grantedBy: 'user',
    creatorId: 'lowtide',
    productId: 'deep',
    productName: 'Deep',
    version: '1.9.0',
    platform: 'Mac',
    name: 'Tiefe Töne.zip',
    size: big.length,
    bytesSent: big.length,
    startedAt: money.now().toISOString(),
    network: '127.0.0.1',
    device: 'Firefox on Linux',
  })
  expect(await recordsOf(buyer.browser, { licenseId: license?.id ?? '' })).toHaveLength(1)
})

test('requesting a link, or a file’s metadata, is not a download', async () => {
  const buyer = await owner()
  const link = await newLink(buyer.browser)
  await get(link, {}, 'HEAD')
  await get(link, { range: 'bytes=900000-' })
  expect(await recordsOf(buyer.browser)).toEqual([])
})

test('parts of one file are one download, finished once its end was sent and as many bytes as it has', async () => {
  const buyer = await owner()
  const link = await newLink(buyer.browser)
  const part = (range: string) => get(link, { range: `bytes=${range}` })
  await part('0-0')
  await part('600000-899999')
  const [open] = await settled(buyer.browser, ([record]) => record?.bytesSent === 300_001)
  expect(open?.finishedAt).toBeNull()
  await Promise.all([part('1-299999'), part('300000-599999')])
  const records = await settled(buyer.browser, isFinished)
  expect(records.map(({ bytesSent }) => bytesSent)).toEqual([900_000])
  await get(link)
  expect(await settled(buyer.browser, isFinished)).toHaveLength(2)
})

test('parts that are asked for all at once are one download', async () => {
  const buyer = await owner()
  const link = await newLink(buyer.browser)
  const ranges = Array.from({ length: 9 }, (_, index) => `bytes=${index * 100_000}-${(index + 1) * 100_000 - 1}`)
  await Promise.all(ranges.map((range) => get(link, { range })))
  expect(await settled(buyer.browser, isFinished)).toHaveLength(1)
})

test('a cut connection is not finished; resumed by another link it is the same download, and is', async () => {
  const buyer = await owner('lowtide/huge')
  const first = await readAndCut(`${base}${await newLink(buyer.browser, hugeBuild)}`, 5_000_000)
  const [cut] = await settled(buyer.browser, ([record]) => (record?.bytesSent ?? 0) > 0)
  expect(cut?.finishedAt).toBeNull()
  expect(cut?.bytesSent).toBeLessThan(huge.length)
  money.later(20 * 60)
  const rest = await fetch(`${base}${await newLink(buyer.browser, hugeBuild)}`, { headers: { range: `bytes=${first.length}-` } })
  expect((await rest.arrayBuffer()).byteLength).toBe(huge.length - first.length)
  const records = await settled(buyer.browser, isFinished)
  expect(records.map(({ id }) => id)).toEqual([cut?.id])
})

test('each completed download is counted once, and none before', async () => {
  const finished = await db
    .selectFrom('downloads')
    .select('id')
    .where('build_id', '=', oldBuild)
    .where('finished_at', 'is not', null)
    .execute()
  expect(finished.length).toBeGreaterThan(3)
  const count = () => db.selectFrom('build_downloads').select('finished').where('build_id', '=', oldBuild).executeTakeFirst()
  expect(await count()).toEqual({ finished: finished.length })
  const buyer = await owner()
  await get(await newLink(buyer.browser), { range: 'bytes=0-9' })
  await settled(buyer.browser, ([record]) => record?.bytesSent === 10)
  expect(await count()).toEqual({ finished: finished.length })
})

test('public files are recorded too: for a signed-in user, and without a name for everybody else', async () => {
  const someone = await person()
  const build = await buildOf('lowtide/gift', '1.0.0', 'Universal')
  const link = async (browser: Browser) => pathOf((await linkTo(browser, build)).json().location)
  await get(await link(someone.browser))
  await get(await link(stranger))
  const [own, ...others] = await settled(someone.browser, isFinished)
  expect([own?.grantedBy, own?.licenseId, others.length]).toEqual(['open', null, 0])
  const rows = await db.selectFrom('downloads').select('user_id').where('build_id', '=', build).execute()
  expect(rows.map(({ user_id }) => user_id)).toEqual(expect.arrayContaining([someone.id, null]))
})

test('nobody sees what others downloaded, and nobody who is not signed in sees anything', async () => {
  const [buyer, other] = [await owner(), await owner()]
  await get(await newLink(buyer.browser))
  const [record] = await settled(buyer.browser, isFinished)
  expect(await recordsOf(other.browser)).toEqual([])
  expect(await recordsOf(other.browser, { licenseId: record?.licenseId ?? '' })).toEqual([])
  expectProblem(await stranger.call(listDownloadRecords, { query: {} }), 401)
})

test('staff see with an order what was downloaded for it, by whom and when', async () => {
  const buyer = await owner()
  const staff = await person()
  await db
    .updateTable('users')
    .set({ staff_roles: ['CustomerSupport'] })
    .where('id', '=', staff.id)
    .execute()
  await get(await newLink(buyer.browser))
  const [record] = await settled(buyer.browser, isFinished)
  const seen = (await staff.browser.call(getOrderSale, { params: { orderId: buyer.orderId } })).json()
  expect(seen.downloads).toEqual([{ ...record, by: expect.any(String) }])
})

test('one’s data export has the downloads; with the account the networks are removed, and the fact of delivery stays', async () => {
  const buyer = await owner()
  await get(await newLink(buyer.browser))
  const records = await settled(buyer.browser, isFinished)
  expect((await buyer.browser.call(exportAccount, {})).json().downloads).toEqual(records)
  expect((await buyer.browser.call(deleteAccount, { body: { email: buyer.email } })).statusCode).toBe(204)
  const row = await db
    .selectFrom('downloads')
    .selectAll()
    .where('id', '=', records[0]?.id ?? '')
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ build_id: oldBuild, license_id: records[0]?.licenseId, network: null, device: null })
  expect(row.finished_at).not.toBeNull()
})

test('a download in progress completes while the database is down', async () => {
  const buyer = await owner('lowtide/huge')
  const line = await openDatabaseLine(shop.database.url)
  const database = { ...openDatabase(line.url), url: line.url }
  whenOver(() => database.close())
  const over = await openTestApp({ ...shop, database })
  const link = await newLink(buyer.browser, hugeBuild)
  const answer = await fetch(`${await over.listen({ port: 0, host: '127.0.0.1' })}${link}`)
  await line.cut()
  expect((await answer.arrayBuffer()).byteLength).toBe(huge.length)
  expect((await recordsOf(buyer.browser))[0]).toMatchObject({ finishedAt: null, bytesSent: 0 })
})
