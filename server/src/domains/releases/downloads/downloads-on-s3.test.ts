import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import * as identity from '#contract/identity/identity.ts'
import { staffLicenseRoutes } from '#contract/licensing/license-admin.ts'
import { refundOrder } from '#contract/payments/refunds.ts'
import * as contract from '#contract/releases/releases.ts'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { s3Access, startS3Server } from '#platform/files/testing/s3-server.ts'
import { openBrowser } from '../../../../testing/browser.ts'
import { item, openMoneyShop } from '../../../../testing/money-shop.ts'
import { readAndCut } from '../../../../testing/read-and-cut.ts'
import { addAccount, samplePassword } from '../../../../testing/sample-account.ts'
import { addCreator, addProduct } from '../../../../testing/sample-creator.ts'
import { addRelease, sampleBytes } from '../../../../testing/sample-release.ts'
import { makeTestFolder } from '../../../../testing/test-folder.ts'

/** A shop whose files lie in a real S3 server on this machine, and everything about it over real HTTP. */
const folder = makeTestFolder()
let s3 = await startS3Server(folder)
afterAll(() => s3.stop())
const money = await openMoneyShop({
  variables: {
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3Access.bucket,
    S3_ACCESS_KEY_ID: s3Access.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3Access.secretAccessKey,
  },
})
const { app, db, shop } = money
const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

const noTrial = { seats: 3, offlineActivation: true, trialDays: 0, trialNeedsAccount: false }
const big = sampleBytes('a long download', 3_000_000)
const sha256 = createHash('sha256').update(big).digest('hex')
await addCreator(db, { id: 'lowtide' })
await addProduct(db, 'lowtide/deep', { variations: [sampleVariation({ licensePolicy: noTrial })] })
await addRelease(db, shop.files, 'lowtide/deep', { builds: [{ platform: 'Mac', name: 'Tiefe Töne.zip', bytes: big }] })
const build = await db.selectFrom('builds').select(['id', 'file_key']).executeTakeFirstOrThrow()
const fileKey = build.file_key ?? ''

const person = async () => {
  const { id, email } = await addAccount(db)
  const browser = openBrowser(app)
  await browser.call(identity.signIn, { query: { email }, body: samplePassword })
  return { id, email, browser }
}
const owner = async () => {
  const someone = await person()
  const buyer = await money.buyer({ browser: someone.browser, email: someone.email }).fill([item('lowtide/deep')])
  await buyer.pay()
  await money.settleDown()
  const link = async (): Promise<string> => {
    const answer = await someone.browser.call(contract.getDownload, { params: { downloadId: build.id }, query: { redirect: 'false' } })
    return `${base}${new URL(answer.json().location).pathname}`
  }
  return { ...someone, orderId: buyer.orderId, link }
}
const casey = await owner()

const bytesOf = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer())
const part = async (range: string, more: Record<string, string> = {}) => fetch(await casey.link(), { headers: { range, ...more } })

test('the files of this shop are in S3 and not in its own folder', async () => {
  expect(await shop.files.find(fileKey)).toMatchObject({ size: big.length })
  expect(existsSync(join(shop.config.dataDir, 'files'))).toBe(false)
})

test('§8 a signed link serves the whole file out of S3, by its name, to be saved', async () => {
  const answer = await fetch(await casey.link())
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="Tiefe Tone.zip"; filename*=UTF-8''Tiefe%20T%C3%B6ne.zip`)
  expect(answer.headers.get('content-length')).toBe(String(big.length))
  expect(answer.headers.get('etag')).toBe(`"${sha256}"`)
  expect((await bytesOf(answer)).equals(big)).toBe(true)
  // Nobody is redirected to S3 itself, where the link would outlive the right to it.
  expect(answer.redirected).toBe(false)
})

test('§8 parts of a file in S3: the beginning, the middle, the end, and what is past the end', async () => {
  for (const [range, from, to] of [
    ['bytes=0-99', 0, 100],
    ['bytes=1500000-1500999', 1_500_000, 1_501_000],
    ['bytes=-10', 2_999_990, 3_000_000],
    ['bytes=2999000-', 2_999_000, 3_000_000],
    ['bytes=2999990-9999999', 2_999_990, 3_000_000],
  ] as const) {
    const answer = await part(range)
    expect([answer.status, answer.headers.get('content-range')], range).toEqual([206, `bytes ${from}-${to - 1}/3000000`])
    expect((await bytesOf(answer)).equals(big.subarray(from, to)), range).toBe(true)
  }
  const past = await part('bytes=3000000-')
  expect([past.status, past.headers.get('content-range')]).toEqual([416, 'bytes */3000000'])
  const head = await fetch(await casey.link(), { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '3000000'])
})

test('§8 a download out of S3 resumed after a cut connection has the same checksum', async () => {
  const first = await readAndCut(await casey.link(), 700_000)
  expect(first.length).toBeLessThan(big.length)
  money.later(20 * 60)
  const rest = await part(`bytes=${first.length}-`, { 'if-range': `"${sha256}"` })
  expect(rest.status).toBe(206)
  const joined = Buffer.concat([first, await bytesOf(rest)])
  expect(createHash('sha256').update(joined).digest('hex')).toBe(sha256)
  const other = await part('bytes=100-', { 'if-range': '"another"' })
  expect([other.status, (await bytesOf(other)).length]).toEqual([200, big.length])
})

test('§8 a link to a file in S3 is over after 15 minutes, and at once when the order is refunded or the license revoked', async () => {
  const link = await casey.link()
  money.later(15 * 60 + 1)
  expect((await fetch(link)).status).toBe(410)

  const refunded = await owner()
  const itsLink = await refunded.link()
  expect((await fetch(itsLink, { headers: { range: 'bytes=0-9' } })).status).toBe(206)
  const staff = await person()
  await db
    .updateTable('users')
    .set({ staff_roles: ['Owner'] })
    .where('id', '=', staff.id)
    .execute()
  await staff.browser.call(refundOrder, { params: { orderId: refunded.orderId }, body: { reason: 'A mistake' } })
  await money.settleDown()
  expect((await fetch(itsLink)).status).toBe(410)
  // Having half of it gives no right to the rest.
  expect((await fetch(itsLink, { headers: { range: 'bytes=10-' } })).status).toBe(410)

  const revoked = await owner()
  const another = await revoked.link()
  const [license] = await money.licensesOf(revoked.orderId)
  const params = { licenseId: license?.id ?? '' }
  expect((await staff.browser.call(staffLicenseRoutes.revoke, { params, body: { reason: 'Shared on a forum' } })).statusCode).toBe(200)
  expect((await fetch(another)).status).toBe(410)
})

test('S3 is down: the link says so and works again once it is back; a missing file is 404', async () => {
  const link = await casey.link()
  await s3.stop()
  expect((await fetch(link)).status).toBe(503)
  s3 = await startS3Server(folder, s3.port)
  expect((await fetch(link, { headers: { range: 'bytes=0-9' } })).status).toBe(206)
  await shop.files.remove(fileKey)
  expect((await fetch(link)).status).toBe(404)
  await shop.files.put(fileKey, big, { contentType: 'application/zip' })
  expect((await bytesOf(await fetch(link))).equals(big)).toBe(true)
})
