import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import * as identity from '#contract/identity/identity.ts'
import { fulfillWithLicense } from '#contract/licensing/activation-requests.ts'
import { getInventoryProduct } from '#contract/licensing/inventory.ts'
import * as licensing from '#contract/licensing/licensing.ts'
import { refundOrder } from '#contract/payments/refunds.ts'
import * as contract from '#contract/releases/releases.ts'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { type Browser, openBrowser } from '../../../testing/browser.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { item, openMoneyShop } from '../../../testing/money-shop.ts'
import { readAndCut } from '../../../testing/read-and-cut.ts'
import { addAccount, samplePassword } from '../../../testing/sample-account.ts'
import { addCreator, addProduct } from '../../../testing/sample-creator.ts'
import { addRelease, sampleBytes } from '../../../testing/sample-release.ts'

const money = await openMoneyShop()
const { db, app, shop } = money
const port = (app.server.address() as AddressInfo).port
const { files } = shop

const noTrial = { seats: 3, offlineActivation: true, trialDays: 0, trialNeedsAccount: false }
const owned = [sampleVariation({ licensePolicy: noTrial })]
const big = sampleBytes('a long download', 900_000)

await addCreator(db, { id: 'lowtide' })
await addCreator(db, { id: 'glasshouse' })
await addProduct(db, 'lowtide/deep', { name: 'Deep', variations: owned })
await addRelease(db, files, 'lowtide/deep', {
  version: '1.9.0',
  publishedAt: '2030-02-01T09:00:00Z',
  builds: [{ platform: 'Mac', name: 'Tiefe Töne.zip', bytes: big }],
})
await addRelease(db, files, 'lowtide/deep', {
  version: '1.10.0',
  notes: 'Deeper. <script>alert(1)</script>',
  builds: [{ platform: 'Mac' }, { platform: 'Windows' }, { platform: 'Symbols' }],
})
await addRelease(db, files, 'lowtide/deep', { version: '2.0.0', publishedAt: '2030-06-01T09:00:00Z' })
await addProduct(db, 'lowtide/gift', { variations: [sampleVariation({ prices: { USD: 0 } })] })
await addRelease(db, files, 'lowtide/gift', { builds: [{ platform: 'Universal' }] })
await addProduct(db, 'lowtide/tryable')
await addRelease(db, files, 'lowtide/tryable')
await addProduct(db, 'lowtide/tryable-by-account', {
  variations: [sampleVariation({ licensePolicy: { ...noTrial, trialDays: 7, trialNeedsAccount: true } })],
})
await addRelease(db, files, 'lowtide/tryable-by-account')

const person = async () => {
  const { id, email } = await addAccount(db)
  const browser = openBrowser(app)
  await browser.call(identity.signIn, { query: { email }, body: samplePassword })
  return { id, email, browser }
}
const owner = async (path = 'lowtide/deep') => {
  const someone = await person()
  const buyer = await money.buyer({ browser: someone.browser, email: someone.email }).fill([item(path)])
  await buyer.pay()
  await money.settleDown()
  return { ...someone, orderId: buyer.orderId }
}
const stranger = openBrowser(app)

const of = (path: string) => {
  const [creatorId = '', productId = ''] = path.split('/')
  return { creatorId, productId }
}
const releasesOf = async (browser: Browser, path: string) =>
  (await browser.call(contract.listReleases, { params: of(path) })).json() as contract.ProductReleases
const buildOf = async (path: string, version: string, platform = 'Mac'): Promise<string> => {
  const { id } = await db
    .selectFrom('builds as b')
    .innerJoin('releases as r', 'r.id', 'b.release_id')
    .select('b.id')
    .where('r.product_id', '=', of(path).productId)
    .where('r.version', '=', version)
    .where('b.platform', '=', platform as 'Mac')
    .executeTakeFirstOrThrow()
  return id
}
const linkTo = (browser: Browser, downloadId: string, query: object = { redirect: 'false' }) =>
  browser.call(contract.getDownload, { params: { downloadId }, query: query as { redirect: string } })
const pathOf = (location: string): string => new URL(location).pathname
const get = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: path, headers })

const casey = await owner()
const oldBuild = await buildOf('lowtide/deep', '1.9.0')
const newBuild = await buildOf('lowtide/deep', '1.10.0')
const freshLink = async (browser: Browser = casey.browser, build = oldBuild) => pathOf((await linkTo(browser, build)).json().location)

test('§8 every published version is listed, the newest first, without symbols and without what is still to come', async () => {
  const { releases, ...about } = await releasesOf(casey.browser, 'lowtide/deep')
  expect(releases.map(({ version }) => version)).toEqual(['1.10.0', '1.9.0'])
  expect(releases[0]?.downloads.map(({ platform }) => platform)).toEqual(['Mac', 'Windows'])
  expect(releases[1]?.downloads[0]).toMatchObject({
    name: 'Tiefe Töne.zip',
    size: 900_000,
    sha256: createHash('sha256').update(big).digest('hex'),
  })
  expect(about).toMatchObject({ downloadsNeedsUser: true, downloadsNeedsOwnership: true, downloadsAllowed: true })
})

test('notes are Markdown that executes nothing', async () => {
  const { releases } = await releasesOf(stranger, 'lowtide/deep')
  expect(releases[0]?.notesHtml).toContain('&lt;script&gt;')
})

test('who may not have the files still reads what there is, without the way to them', async () => {
  const { releases, downloadsAllowed } = await releasesOf(stranger, 'lowtide/deep')
  expect(downloadsAllowed).toBe(false)
  expect(releases.flatMap(({ downloads }) => downloads.map(({ path }) => path))).toEqual([null, null, null])
})

test('§8 a stranger is asked to sign in only where the product needs it', async () => {
  expectProblem(await linkTo(stranger, newBuild), 401)
  expectProblem(await linkTo(stranger, await buildOf('lowtide/tryable-by-account', '1.0.0')), 401)
  for (const path of ['lowtide/gift', 'lowtide/tryable']) {
    const platform = path === 'lowtide/gift' ? 'Universal' : 'Mac'
    expect((await linkTo(stranger, await buildOf(path, '1.0.0', platform))).statusCode).toBe(200)
  }
})

test('somebody signed in who does not own it is told so, and gets what only asks for an account', async () => {
  const { browser } = await person()
  expect(expectProblem(await linkTo(browser, newBuild), 403).type).toBe('/problems/not-owned')
  expect((await linkTo(browser, await buildOf('lowtide/tryable-by-account', '1.0.0'))).statusCode).toBe(200)
})

test('symbols, unpublished builds and made-up ids are not there', async () => {
  expectProblem(await linkTo(casey.browser, await buildOf('lowtide/deep', '1.10.0', 'Symbols')), 404)
  expectProblem(await linkTo(casey.browser, await buildOf('lowtide/deep', '2.0.0')), 404)
  expectProblem(await linkTo(casey.browser, `bld_${'0'.repeat(26)}`), 404)
})

test('a download leads on to its link, or says it with redirect=false', async () => {
  const led = await linkTo(casey.browser, newBuild, {})
  expect(led.statusCode).toBe(302)
  expect(led.headers['cache-control']).toBe('private, no-store')
  const file = await get(pathOf(String(led.headers.location)))
  expect(file.statusCode).toBe(200)
  expect(file.rawPayload).toEqual(sampleBytes('lowtide/deep 1.10.0 Mac'))
})

test('under a creator’s prefix a download of that creator is found, and no other’s', async () => {
  const gift = await buildOf('lowtide/gift', '1.0.0', 'Universal')
  const at = (scope: string) => app.inject({ url: `/@${scope}/api/customer/inventory/downloads/${gift}?redirect=false` })
  expect((await at('lowtide')).statusCode).toBe(200)
  expectProblem(await at('glasshouse'), 404)
})

test('§8 the newest build is chosen by the system the caller says it runs on, or by the one it names', async () => {
  const names = async (headers: Record<string, string>, query: Record<string, string> = {}) => {
    const answer = await casey.browser.call(contract.getNewestDownload, {
      params: of('lowtide/deep'),
      query: { redirect: 'false', ...query },
      headers,
    })
    return answer.statusCode === 200 ? decodeURIComponent(answer.json().location.split('/').at(-1)) : answer.statusCode
  }
  expect(await names({ 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' })).toBe('deep-1.10.0-Mac.zip')
  expect(await names({ 'sec-ch-ua-platform': '"Windows"' })).toBe('deep-1.10.0-Windows.zip')
  expect(await names({ 'user-agent': 'curl/8' }, { platform: 'Windows' })).toBe('deep-1.10.0-Windows.zip')
  expect(await names({ 'sec-ch-ua-platform': '"Linux"' })).toBe(404)
})

test('§8 who runs what the newest release has no build for gets the newest that there is, and never another system’s', async () => {
  await addProduct(db, 'lowtide/hotfix', { variations: [sampleVariation({ prices: { USD: 0 } })] })
  await addRelease(db, files, 'lowtide/hotfix', { version: '1.0.0', builds: [{ platform: 'Mac' }, { platform: 'Windows' }] })
  await addRelease(db, files, 'lowtide/hotfix', { version: '1.0.1', builds: [{ platform: 'Windows' }] })
  const newestFor = async (hint: string) => {
    const answer = await stranger.call(contract.getNewestDownload, {
      params: of('lowtide/hotfix'),
      query: { redirect: 'false' },
      headers: { 'sec-ch-ua-platform': hint },
    })
    return answer.statusCode === 200 ? answer.json().location.split('/').at(-1) : answer.statusCode
  }
  expect(await newestFor('"Windows"')).toBe('hotfix-1.0.1-Windows.zip')
  expect(await newestFor('"macOS"')).toBe('hotfix-1.0.0-Mac.zip')
  expect(await newestFor('"Linux"')).toBe(404)
})

test('§8 a link names its file, in whatever letters, and is saved, not shown', async () => {
  const { headers } = await get(await freshLink())
  expect(headers['content-disposition']).toBe(`attachment; filename="Tiefe Tone.zip"; filename*=UTF-8''Tiefe%20T%C3%B6ne.zip`)
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-type': 'application/zip', 'content-length': '900000' })
})

test('a link serves exactly its file, whatever name stands at its end, and a changed one serves nothing', async () => {
  const link = await freshLink()
  const elsewhere = link.replace(/[^/]+$/, 'deep-1.10.0-Mac.zip')
  expect((await get(elsewhere)).rawPayload).toEqual(big)
  const [, , , signed = ''] = link.split('/')
  const [said = '', proof = ''] = signed.split('.')
  const forged = Buffer.from(Buffer.from(said, 'base64url').toString().replace(oldBuild, newBuild)).toString('base64url')
  for (const bad of [`${forged}.${proof}`, `${said}.`, said, 'x', `${said}.${proof}x`, '%F0%9F%A5%81']) {
    expectProblem(await get(`/api/downloads/${bad}/deep.zip`), 410)
  }
})

test('§8 a link is over after 15 minutes', async () => {
  const link = await freshLink()
  money.later(14 * 60)
  expect((await get(link)).statusCode).toBe(200)
  money.later(61)
  expect(expectProblem(await get(link), 410).title).toBe('This link is over')
})

test('a link ends with the right to it: refunded, it serves nothing more', async () => {
  const buyer = await owner()
  const link = await freshLink(buyer.browser)
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

test('an owner’s link to a file that is open to all ends with what was bought, too', async () => {
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

test('a license that has expired is no right any more', async () => {
  const buyer = await owner()
  const link = await freshLink(buyer.browser)
  await db.updateTable('licenses').set({ expires_at: money.now() }).where('user_id', '=', buyer.id).execute()
  expectProblem(await get(link), 410)
})

test('what was bought with an address nobody confirmed is nobody’s yet', async () => {
  const buyer = await owner()
  await db.updateTable('users').set({ confirmed_at: null }).where('id', '=', buyer.id).execute()
  expectProblem(await linkTo(buyer.browser, oldBuild), 403)
})

test('§4 an archived product stays downloadable for owners, and is gone for everybody else', async () => {
  await addProduct(db, 'lowtide/past', { variations: owned })
  await addRelease(db, files, 'lowtide/past')
  const buyer = await owner('lowtide/past')
  await db.updateTable('products').set({ state: 'Archived' }).where('id', '=', 'past').execute()
  const build = await buildOf('lowtide/past', '1.0.0')
  expect((await linkTo(buyer.browser, build)).statusCode).toBe(200)
  expect((await releasesOf(buyer.browser, 'lowtide/past')).releases).toHaveLength(1)
  expectProblem(await linkTo(stranger, build), 404)
  expectProblem(await stranger.call(contract.listReleases, { params: of('lowtide/past') }), 404)
})

test('parts of a file: the beginning, the end, the middle, and what is past the end', async () => {
  const link = await freshLink()
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
  const link = await freshLink()
  const { etag, 'last-modified': modified } = (await get(link, {}, 'HEAD')).headers
  const resume = async (ifRange: string) => (await get(link, { range: 'bytes=500000-', 'if-range': ifRange })).statusCode
  expect(await resume(String(etag))).toBe(206)
  expect(await resume(String(modified))).toBe(206)
  expect(await resume('"another"')).toBe(200)
})

test('a download resumed after a cut connection has the same checksum', async () => {
  const first = await readAndCut(`http://127.0.0.1:${port}${await freshLink()}`, 200_000)
  expect(first.length).toBeLessThan(big.length)
  // Minutes later the link is over, and a new one to the same file goes on.
  money.later(20 * 60)
  const rest = await fetch(`http://127.0.0.1:${port}${await freshLink()}`, {
    headers: { range: `bytes=${first.length}-`, 'if-range': `"${createHash('sha256').update(big).digest('hex')}"` },
  })
  expect(rest.status).toBe(206)
  const joined = Buffer.concat([first, Buffer.from(await rest.arrayBuffer())])
  expect(createHash('sha256').update(joined).digest('hex')).toBe(createHash('sha256').update(big).digest('hex'))
})

/** A plugin of an owner, activated: what it keeps is its token. */
const activate = async ({ browser }: Awaited<ReturnType<typeof owner>>, productId = 'deep'): Promise<string> => {
  const asked = await stranger.call(licensing.requestActivation, {
    params: { creatorId: 'lowtide', productId },
    body: { deviceName: 'Studio Mac', deviceSignature: `device of ${productId}` },
  })
  const { id, request } = asked.json()
  expect((await browser.call(fulfillWithLicense, { params: { requestId: id } })).statusCode).toBe(200)
  const { pathname, search } = new URL(request)
  return (await app.inject({ url: `${pathname}${search}` })).body
}

test('a plugin fetches its own update with its license; a bad token only makes the request anonymous', async () => {
  const buyer = await owner()
  const token = await activate(buyer)
  const as = (authorization: string) => ({ authorization })
  const asked = (authorization: string, query: Record<string, string> = { redirect: 'false' }) =>
    stranger.call(contract.getNewestDownload, {
      params: of('lowtide/deep'),
      query: { platform: 'Mac', ...query },
      headers: as(authorization),
    })
  const answer = await asked(`LicenseToken ${token}`)
  expect(answer.statusCode).toBe(200)
  const link = pathOf(answer.json().location)
  expect((await get(link)).statusCode).toBe(200)
  const named = await stranger.call(contract.getDownload, {
    params: { downloadId: oldBuild },
    query: { redirect: 'false' },
    headers: as(`LicenseToken ${token}`),
  })
  expect(named.statusCode).toBe(200)
  const seen = await stranger.call(contract.listReleases, { params: of('lowtide/deep'), headers: as(`LicenseToken ${token}`) })
  expect(seen.json().downloadsAllowed).toBe(true)

  for (const bad of [`LicenseToken ${token}x`, 'LicenseToken', 'LicenseToken a.b.c', `Bearer ${token}`])
    expectProblem(await asked(bad), 401)
  // A license of this product is none of another.
  await addProduct(db, 'lowtide/other', { variations: owned })
  await addRelease(db, files, 'lowtide/other')
  const other = await stranger.call(contract.getNewestDownload, {
    params: of('lowtide/other'),
    query: { platform: 'Mac', redirect: 'false' },
    headers: as(`LicenseToken ${token}`),
  })
  expectProblem(other, 401)
  // Revoked, both the token and the link that it got are worth nothing.
  await db
    .updateTable('licenses')
    .set({ status: 'Revoked', revoked_because: ['misuse'] })
    .where('user_id', '=', buyer.id)
    .execute()
  expectProblem(await asked(`LicenseToken ${token}`), 401)
  expectProblem(await get(link), 410)
})

test('what a customer owns comes with its newest release, or the version asked for', async () => {
  const at = async (query: Record<string, string>) =>
    casey.browser.call(getInventoryProduct, { params: { productId: 'lowtide%2Fdeep' }, query })
  const { downloads, ...newest } = (await at({})).json()
  expect(newest).toMatchObject({ currentVersion: '1.10.0', version: '1.10.0', downloadsNeedsOwnership: true, downloadsAllowed: true })
  expect(downloads.map(({ platform }: { platform: string }) => platform)).toEqual(['Mac', 'Windows'])
  expect(downloads[0].path).toBe(`${shop.config.publicUrl}/api/customer/inventory/downloads/${newBuild}`)
  expect((await at({ version: '1.9.0' })).json()).toMatchObject({ currentVersion: '1.10.0', version: '1.9.0' })
  expectProblem(await at({ version: '7.0.0' }), 404)
})

test('§9 an approved build does not change: what is served has the reviewed hash', async () => {
  const change = db
    .updateTable('builds')
    .set({ sha256: '0'.repeat(64) })
    .where('id', '=', oldBuild)
    .execute()
  await expect(change).rejects.toThrow('An approved build does not change')
  await expect(db.deleteFrom('builds').where('id', '=', oldBuild).execute()).rejects.toThrow('An approved build does not change')
})

test('§9 versions rise', async () => {
  await expect(addRelease(db, files, 'lowtide/deep', { version: '1.9.9' })).rejects.toThrow('Versions rise')
})
