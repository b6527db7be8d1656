import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { refundOrder } from '#contract/payments/refunds.ts'
import { big, openDownloadShop } from '../../../../testing/download-shop.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { readAndCut } from '../../../../testing/read-and-cut.ts'

const { money, app, db, person, owner, buildOf, linkTo, pathOf, get, oldBuild, newBuild, newLink } = await openDownloadShop()
const port = (app.server.address() as AddressInfo).port

test('§8 a link names its file, in whatever letters, and is saved, not shown', async () => {
  const { headers } = await get(await newLink())
  expect(headers['content-disposition']).toBe(`attachment; filename="Tiefe Tone.zip"; filename*=UTF-8''Tiefe%20T%C3%B6ne.zip`)
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-type': 'application/zip', 'content-length': '900000' })
})

test('a link serves exactly its file, whatever name stands at its end, and a changed one serves nothing', async () => {
  const link = await newLink()
  const elsewhere = link.replace(/[^/]+$/, 'deep-1.10.0-Mac.zip')
  expect((await get(elsewhere)).rawPayload).toEqual(big)
  const [, , , signed = ''] = link.split('/')
  const [payload = '', proof = ''] = signed.split('.')
  const forged = Buffer.from(Buffer.from(payload, 'base64url').toString().replace(oldBuild, newBuild)).toString('base64url')
  for (const bad of [`${forged}.${proof}`, `${payload}.`, payload, 'x', `${payload}.${proof}x`, '%F0%9F%A5%81']) {
    expectProblem(await get(`/api/downloads/${bad}/deep.zip`), 410)
  }
})

test('§8 a link expires after 15 minutes', async () => {
  const link = await newLink()
  money.later(14 * 60)
  expect((await get(link)).statusCode).toBe(200)
  money.later(61)
  expect(expectProblem(await get(link), 410).title).toBe('This link has expired')
})

test('a link ends with the right to it: refunded, it serves nothing', async () => {
  const buyer = await owner()
  const link = await newLink(buyer.browser)
  expect((await get(link)).statusCode).toBe(200)
  const staff = await person()
  await db
    .updateTable('users')
    .set({ staff_roles: ['Owner'] })
    .where('id', '=', staff.id)
    .execute()
  expect((await staff.browser.call(refundOrder, { params: { orderId: buyer.orderId }, body: { reason: 'A mistake' } })).statusCode).toBe(
    201,
  )
  await money.settleDown()
  expectProblem(await get(link), 410)
  expectProblem(await linkTo(buyer.browser, oldBuild), 403)
})

test('an owner’s link to a public file ends with the purchase, too', async () => {
  const buyer = await owner('lowtide/tryable')
  const link = pathOf((await linkTo(buyer.browser, await buildOf('lowtide/tryable', '1.0.0'))).json().location)
  expect((await get(link)).statusCode).toBe(200)
  await db
    .updateTable('licenses')
    .set({ status: 'Revoked', revoked_because: ['misuse'] })
    .where('user_id', '=', buyer.id)
    .execute()
  expectProblem(await get(link), 410)
})

test('an expired license gives no right', async () => {
  const buyer = await owner()
  const link = await newLink(buyer.browser)
  await db.updateTable('licenses').set({ expires_at: money.now() }).where('user_id', '=', buyer.id).execute()
  expectProblem(await get(link), 410)
})

test('a purchase with an unconfirmed address gives nobody a right yet', async () => {
  const buyer = await owner()
  await db.updateTable('users').set({ confirmed_at: null }).where('id', '=', buyer.id).execute()
  expectProblem(await linkTo(buyer.browser, oldBuild), 403)
})

test('parts of a file: the beginning, the end, the middle, and what is past the end', async () => {
  const link = await newLink()
  const whole = await get(link)
  expect(whole.headers['accept-ranges']).toBe('bytes')
  const part = async (range: string, more: Record<string, string> = {}) => get(link, { range, ...more })
  const middle = await part('bytes=1000-1999')
  expect([middle.statusCode, middle.headers['content-range']]).toEqual([206, 'bytes 1000-1999/900000'])
  expect(middle.rawPayload).toEqual(big.subarray(1000, 2000))
  expect((await part('bytes=-10')).rawPayload).toEqual(big.subarray(-10))
  const past = await part('bytes=900000-')
  expect([past.statusCode, past.headers['content-range']]).toEqual([416, 'bytes */900000'])
  expect((await get(link, {}, 'HEAD')).headers['content-length']).toBe('900000')
})

test('half a download goes on only with the very same file', async () => {
  const link = await newLink()
  const { etag, 'last-modified': modified } = (await get(link, {}, 'HEAD')).headers
  const resume = async (ifRange: string) => (await get(link, { range: 'bytes=500000-', 'if-range': ifRange })).statusCode
  expect(await resume(String(etag))).toBe(206)
  expect(await resume(String(modified))).toBe(206)
  expect(await resume('"another"')).toBe(200)
})

test('a download resumed after a cut connection has the same checksum', async () => {
  const first = await readAndCut(`http://127.0.0.1:${port}${await newLink()}`, 200_000)
  expect(first.length).toBeLessThan(big.length)
  // Minutes later the link has expired, and a new one to the same file continues.
  money.later(20 * 60)
  const rest = await fetch(`http://127.0.0.1:${port}${await newLink()}`, {
    headers: { range: `bytes=${first.length}-`, 'if-range': `"${createHash('sha256').update(big).digest('hex')}"` },
  })
  expect(rest.status).toBe(206)
  const joined = Buffer.concat([first, Buffer.from(await rest.arrayBuffer())])
  expect(createHash('sha256').update(joined).digest('hex')).toBe(createHash('sha256').update(big).digest('hex'))
})
