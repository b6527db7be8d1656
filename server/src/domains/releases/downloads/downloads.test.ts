import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { getInventoryProduct } from '#contract/licensing/inventory.ts'
import * as contract from '#contract/releases/releases.ts'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { big, openDownloadShop, owned } from '../../../../testing/download-shop.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { addCreator, addProduct } from '../../../../testing/sample-creator.ts'
import { addRelease, sampleBytes } from '../../../../testing/sample-release.ts'

const { db, app, activate, shop, files, person, owner, stranger, of, releasesOf, buildOf, linkTo, pathOf, get, casey, oldBuild, newBuild } =
  await openDownloadShop()

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

test('a list of files goes along while it is short: what everybody may read stays small', async () => {
  await addProduct(db, 'lowtide/archive')
  const named = (length: number): string[] => Array.from({ length }, (_none, index) => `sounds/${index}.wav`)
  await addRelease(db, files, 'lowtide/archive', { version: '1.0.0', builds: [{ platform: 'Universal', files: named(500) }] })
  await addRelease(db, files, 'lowtide/archive', { version: '1.1.0', builds: [{ platform: 'Universal', files: named(501) }] })
  const { releases } = await releasesOf(stranger, 'lowtide/archive')
  expect(releases.map(({ downloads }) => downloads[0]?.manifest?.files.length)).toEqual([undefined, 500])
})

test('notes are Markdown that executes nothing', async () => {
  const { releases } = await releasesOf(stranger, 'lowtide/deep')
  expect(releases[0]?.notesHtml).toContain('&lt;script&gt;')
})

test('somebody without the right still reads the list, without links', async () => {
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

test('somebody signed in who does not own it is told so, and gets files that only need an account', async () => {
  const { browser } = await person()
  expect(expectProblem(await linkTo(browser, newBuild), 403).type).toBe('/problems/not-owned')
  expect((await linkTo(browser, await buildOf('lowtide/tryable-by-account', '1.0.0'))).statusCode).toBe(200)
})

test('symbols, unpublished builds and invented ids answer as missing', async () => {
  expectProblem(await linkTo(casey.browser, await buildOf('lowtide/deep', '1.10.0', 'Symbols')), 404)
  expectProblem(await linkTo(casey.browser, await buildOf('lowtide/deep', '2.0.0')), 404)
  expectProblem(await linkTo(casey.browser, `bld_${'0'.repeat(26)}`), 404)
})

test('a download redirects to its link, or returns it with redirect=false', async () => {
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

test('§8 without a build for their system in the newest release, they get the newest that has one, and never another system’s', async () => {
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

test('what a hidden creator sold stays downloadable for owners, and says that the storefront is not there', async () => {
  await addCreator(db, { id: 'hushed' })
  await addProduct(db, 'hushed/heard', { variations: owned })
  await addRelease(db, files, 'hushed/heard')
  const buyer = await owner('hushed/heard')
  await db.updateTable('creators').set({ live: false }).where('id', '=', 'hushed').execute()
  expect(await releasesOf(buyer.browser, 'hushed/heard')).toMatchObject({ isWithdrawn: true, creator: { isHidden: true } })
})

test('§4 an archived product stays downloadable for owners, and is missing for everybody else', async () => {
  await addProduct(db, 'lowtide/past', { variations: owned })
  await addRelease(db, files, 'lowtide/past')
  const buyer = await owner('lowtide/past')
  await db.updateTable('products').set({ state: 'Archived' }).where('id', '=', 'past').execute()
  const build = await buildOf('lowtide/past', '1.0.0')
  expect((await linkTo(buyer.browser, build)).statusCode).toBe(200)
  const shown = await releasesOf(buyer.browser, 'lowtide/past')
  expect(shown.releases).toHaveLength(1)
  // Its own page is not there any more: nothing leads to it.
  expect(shown.isWithdrawn).toBe(true)
  expect(shown.creator).not.toHaveProperty('isHidden')
  expect(await releasesOf(buyer.browser, 'lowtide/deep')).not.toHaveProperty('isWithdrawn')
  expectProblem(await linkTo(stranger, build), 404)
  expectProblem(await stranger.call(contract.listReleases, { params: of('lowtide/past') }), 404)
})

test('a plugin fetches its own update with its license; an invalid token only makes the request anonymous', async () => {
  const buyer = await owner()
  const token = await activate(buyer.browser)
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
  // A license of this product does not open another.
  await addProduct(db, 'lowtide/other', { variations: owned })
  await addRelease(db, files, 'lowtide/other')
  const other = await stranger.call(contract.getNewestDownload, {
    params: of('lowtide/other'),
    query: { platform: 'Mac', redirect: 'false' },
    headers: as(`LicenseToken ${token}`),
  })
  expectProblem(other, 401)
  // Revoked, neither the token nor its link works.
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
