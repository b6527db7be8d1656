import { expect, test } from 'vitest'
import { big, openDownloadShop, owned } from '../../../../testing/download-shop.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { addProduct } from '../../../../testing/sample-creator.ts'
import { addRelease } from '../../../../testing/sample-release.ts'
import { openTestApp } from '../../../../testing/test-shop.ts'
import { downloadsPerDay } from './download-limit.rules.ts'
import { sweepDownloadDays } from './sweep-download-days.ts'

const { money, app, db, shop, files, owner, stranger, linkTo, pathOf, get, buildOf, newLink, newBuild, oldBuild } = await openDownloadShop()
/** Another process of the same shop. */
const other = await openTestApp(shop)

const downloadsOf = (licenseId = '') => db.selectFrom('downloads').select('id').where('license_id', '=', licenseId)

const countOf = async (orderId: string): Promise<number> => {
  const [license] = await money.licensesOf(orderId)
  const rows = await downloadsOf(license?.id).execute()
  return rows.length
}

/** That the last byte was sent is written a moment after it was. */
const allFinished = async (orderId: string): Promise<void> => {
  const [license] = await money.licensesOf(orderId)
  await expect.poll(() => downloadsOf(license?.id).where('finished_at', 'is', null).execute()).toEqual([])
}

test('a license begins 20 downloads a day: of 40 at once through two processes exactly 20 succeed, the rest is told when to try again', async () => {
  const buyer = await owner()
  const link = await newLink(buyer.browser)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => (index % 2 ? app : other).inject({ url: link, headers: { 'user-agent': 'curl/8.9.1' } })),
  )
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(downloadsPerDay)
  // A machine that is busy may also say so.
  expect(statuses.filter((status) => ![200, 429, 503].includes(status))).toEqual([])
  expect(await countOf(buyer.orderId)).toBe(downloadsPerDay)
  const refused = await get(link)
  const problem = expectProblem(refused, 429)
  expect(problem).toMatchObject({ type: '/problems/download-limit' })
  expect(problem.detail).toContain(`${downloadsPerDay} downloads today`)
  const midnight = new Date(`${money.now().toISOString().slice(0, 10)}T24:00:00Z`).getTime()
  expect(Number(refused.headers['retry-after'])).toBe(Math.ceil((midnight - money.now().getTime()) / 1000))
})

test('the limit is reported where a link is requested, holds for every build of the product, and ends the next day', async () => {
  const buyer = await owner()
  const link = await newLink(buyer.browser)
  for (let count = 0; count < downloadsPerDay; count++) expect((await get(link)).statusCode).toBe(200)
  expectProblem(await linkTo(buyer.browser, oldBuild), 429)
  expectProblem(await linkTo(buyer.browser, newBuild), 429)
  expectProblem(await get(link), 429)
  // Metadata of a file can still be requested.
  expect((await get(link, {}, 'HEAD')).statusCode).toBe(200)
  // Another customer is not affected.
  expect((await get(await newLink((await owner()).browser))).statusCode).toBe(200)
  money.later(24 * 60 * 60)
  expect((await get(await newLink(buyer.browser))).statusCode).toBe(200)
})

test('a download in progress continues at the limit, by its link and by a new one', async () => {
  const buyer = await owner()
  const link = await newLink(buyer.browser)
  for (let count = 0; count < downloadsPerDay - 1; count++) await get(link)
  expect((await get(link, { range: 'bytes=0-499999' })).statusCode).toBe(206)
  expect((await get(link, { range: 'bytes=500000-599999' })).statusCode).toBe(206)
  expectProblem(await linkTo(buyer.browser, newBuild), 429)
  const anew = await newLink(buyer.browser)
  expect((await get(anew, { range: 'bytes=600000-' })).rawPayload).toEqual(big.subarray(600_000))
  await allFinished(buyer.orderId)
  expectProblem(await get(anew, { range: 'bytes=600000-' }), 429)
  expect(await countOf(buyer.orderId)).toBe(downloadsPerDay)
})

test('requesting everything but the first byte gives nobody more than three files for one download', async () => {
  const buyer = await owner()
  const link = await newLink(buyer.browser)
  const answers = await Promise.all(Array.from({ length: 100 }, () => get(link, { range: 'bytes=1-' })))
  const served = answers.filter(({ statusCode }) => statusCode === 206).length
  expect(served).toBeGreaterThanOrEqual(downloadsPerDay)
  expect(served).toBeLessThanOrEqual(3 * downloadsPerDay)
})

test('a license of another product has its own limit, and public files have none', async () => {
  const buyer = await owner()
  const link = await newLink(buyer.browser)
  for (let count = 0; count < downloadsPerDay; count++) await get(link)
  await addProduct(db, 'lowtide/second', { variations: owned })
  await addRelease(db, files, 'lowtide/second')
  const second = await owner('lowtide/second')
  expect((await linkTo(second.browser, await buildOf('lowtide/second', '1.0.0'))).statusCode).toBe(200)
  const gift = pathOf((await linkTo(stranger, await buildOf('lowtide/gift', '1.0.0', 'Universal'))).json().location)
  for (let count = 0; count <= downloadsPerDay; count++) expect((await get(gift)).statusCode).toBe(200)
})

test('past days are swept', async () => {
  money.later(24 * 60 * 60)
  await sweepDownloadDays(db, money.now())
  expect(await db.selectFrom('download_days').select('day').execute()).toEqual([])
})
