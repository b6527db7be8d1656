import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { LatestRelease } from '#contract/releases/updates.ts'
import { big, openDownloadShop, owned } from '../../../../testing/download-shop.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { addProduct } from '../../../../testing/sample-creator.ts'
import { addRelease } from '../../../../testing/sample-release.ts'

const { app, db, shop, files, owner, casey, activate, buildOf, newBuild, pathOf, get } = await openDownloadShop()
const { publicUrl } = shop.config
const token = await activate(casey.browser)
const shown = { authorization: `LicenseToken ${token}` }

const at = (path: string, headers: Record<string, string> = {}) => {
  const [creatorId = '', rest = ''] = path.split('/', 2)
  const [productId = '', query = ''] = rest.split('?')
  return app.inject({ url: `/@${creatorId}/api/client/products/${productId}/latest${query && `?${query}`}`, headers })
}
const feed = (product: string, name: 'appcast' | 'winsparkle', headers: Record<string, string> = {}) =>
  app.inject({ url: `/@lowtide/api/client/products/${product}/latest/${name}.xml`, headers })
const latest = async (path: string, headers?: Record<string, string>): Promise<LatestRelease> => (await at(path, headers)).json()
const setRelease = (productId: string, version: string, values: object) =>
  db.updateTable('releases').set(values).where('product_id', '=', productId).where('version', '=', version).execute()

test('a plugin learns the current release: version, notes, and the file for its platform with size, hash and address', async () => {
  const body = await latest('lowtide/deep?platform=Mac&version=1.9.0')
  expect(body).toMatchObject({
    productId: 'deep',
    version: '1.10.0',
    channel: 'stable',
    isNewer: true,
    publishedAt: '2030-02-10T09:00:00.000Z',
  })
  expect(body.notes).toBe('Deeper. <script>alert(1)</script>')
  expect(body.notesHtml).toContain('&lt;script&gt;')
  expect(body.downloads).toEqual([
    {
      key: newBuild,
      platform: 'Mac',
      name: 'deep-1.10.0-Mac.zip',
      size: 1_000,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      edSignature: null,
      url: `${publicUrl}/api/customer/inventory/downloads/${newBuild}`,
    },
  ])
  expect((await latest('lowtide/deep')).downloads.map(({ platform }) => platform)).toEqual(['Mac', 'Windows'])
})

test.each([
  ['1.9.0', true],
  ['1.10.0-beta.2', true],
  ['1.10.0', false],
  ['1.10.0+build.7', false],
  ['2.0.0', false],
])('to somebody who has %s it is newer: %s', async (version, isNewer) => {
  expect((await latest(`lowtide/deep?version=${encodeURIComponent(version)}`)).isNewer).toBe(isNewer)
})

test('without a version nothing is called newer; an invalid version, platform or channel is refused', async () => {
  expect((await latest('lowtide/deep')).isNewer).toBeNull()
  for (const query of ['version=latest', 'version=1.2', 'platform=Amiga', 'channel=nightly', 'since=1.0.0']) {
    expectProblem(await at(`lowtide/deep?${query}`), 400)
  }
})

test('without a build for the platform the newest release that has one counts, and 204 says that there is none', async () => {
  await addProduct(db, 'lowtide/hotfix', { variations: owned })
  await addRelease(db, files, 'lowtide/hotfix', { version: '1.0.0', builds: [{ platform: 'Mac' }, { platform: 'Windows' }] })
  await addRelease(db, files, 'lowtide/hotfix', { version: '1.0.1', builds: [{ platform: 'Windows' }] })
  expect((await latest('lowtide/hotfix?platform=Windows')).version).toBe('1.0.1')
  expect((await latest('lowtide/hotfix?platform=Mac')).version).toBe('1.0.0')
  const none = await at('lowtide/hotfix?platform=Linux')
  expect([none.statusCode, none.body]).toEqual([204, ''])
})

test('a missing, draft or archived product answers as missing; an archived one still works for its owners', async () => {
  expectProblem(await at('lowtide/nothing'), 404)
  expectProblem(await at('nobody/deep'), 404)
  expectProblem(await at('lowtide/deep%00%27'), 404)
  await addProduct(db, 'lowtide/retired', { variations: owned })
  await addRelease(db, files, 'lowtide/retired')
  const buyer = await owner('lowtide/retired')
  const own = { authorization: `LicenseToken ${await activate(buyer.browser, 'retired')}` }
  await db.updateTable('products').set({ state: 'Archived' }).where('id', '=', 'retired').execute()
  expectProblem(await at('lowtide/retired'), 404)
  expectProblem(await at('lowtide/retired', shown), 404)
  expect((await latest('lowtide/retired', own)).version).toBe('1.0.0')
})

test('a beta is for those who ask for it, and the stable one does not change', async () => {
  await addProduct(db, 'lowtide/early', { variations: owned })
  await addRelease(db, files, 'lowtide/early', { version: '1.0.0' })
  await addRelease(db, files, 'lowtide/early', { version: '1.1.0-beta.1' })
  await setRelease('early', '1.1.0-beta.1', { channel: 'beta' })
  expect((await latest('lowtide/early')).version).toBe('1.0.0')
  expect(await latest('lowtide/early?channel=beta')).toMatchObject({ version: '1.1.0-beta.1', channel: 'beta' })
})

test('a partly rolled-out release is offered to its share by their license, and to nobody without one', async () => {
  await addProduct(db, 'lowtide/staged', { variations: owned })
  await addRelease(db, files, 'lowtide/staged', { version: '1.0.0' })
  const id = await addRelease(db, files, 'lowtide/staged', { version: '2.0.0' })
  const buyer = await owner('lowtide/staged')
  const own = { authorization: `LicenseToken ${await activate(buyer.browser, 'staged')}` }
  const { rows } = await sql<{ share: number }>`select rollout_share(${id}, ${buyer.id}) as share`.execute(db)
  const share = rows[0]?.share ?? 0
  await setRelease('staged', '2.0.0', { rollout_percent: Math.min(99, share + 1) })
  expect((await latest('lowtide/staged', own)).version).toBe('2.0.0')
  expect((await latest('lowtide/staged')).version).toBe('1.0.0')
  // A token of another product, or an invented one, counts as none.
  expect((await latest('lowtide/staged', shown)).version).toBe('1.0.0')
  expect((await latest('lowtide/staged', { authorization: 'LicenseToken a.b.c' })).version).toBe('1.0.0')
  await setRelease('staged', '2.0.0', { rollout_percent: Math.max(1, share) })
  if (share > 0) expect((await latest('lowtide/staged', own)).version).toBe('1.0.0')
  await setRelease('staged', '2.0.0', { rollout_percent: 100 })
  expect((await latest('lowtide/staged')).version).toBe('2.0.0')
  await setRelease('staged', '2.0.0', { rolled_back_at: new Date('2030-03-01T00:00:00Z') })
  expect((await latest('lowtide/staged', own)).version).toBe('1.0.0')
})

test('its address returns the very file, with the same token; without one a refusal', async () => {
  const { downloads } = await latest('lowtide/deep?platform=Mac', shown)
  const [file] = downloads
  const path = pathOf(file?.url ?? '')
  expectProblem(await get(path), 401)
  const led = await get(path, shown)
  expect(led.statusCode).toBe(302)
  const bytes = (await get(pathOf(String(led.headers.location)))).rawPayload
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(file?.sha256)
})

test('what everybody gets may be cached for five minutes and is not sent twice; what a license gets is not cached', async () => {
  for (const ask of [
    (headers?: Record<string, string>) => at('lowtide/deep', headers),
    (headers?: Record<string, string>) => feed('deep', 'appcast', headers),
    (headers?: Record<string, string>) => feed('deep', 'winsparkle', headers),
  ]) {
    const { headers } = await ask()
    expect(headers['cache-control']).toBe('public, max-age=300')
    expect(String(headers.vary).toLowerCase()).toContain('authorization')
    const again = await ask({ 'if-none-match': `"other", ${headers.etag}` })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag])
    expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200)
    expect((await ask(shown)).headers['cache-control']).toMatch(/^private/)
  }
})

test('Sparkle reads the current release for Mac: version, notes, size and address of its file', async () => {
  const answer = await feed('deep', 'appcast')
  expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(answer.body).toContain('xmlns:sparkle="http://www.andymatuschak.org/xml-namespaces/sparkle"')
  expect(answer.body).toContain('<sparkle:version>1.10.0</sparkle:version><sparkle:shortVersionString>1.10.0</sparkle:shortVersionString>')
  expect(answer.body).toContain('<pubDate>Sun, 10 Feb 2030 09:00:00 GMT</pubDate>')
  const url = `${publicUrl}/api/customer/inventory/downloads/${newBuild}`
  expect(answer.body).toContain(`<enclosure url="${url}" length="1000" type="application/octet-stream"/>`)
  expect(answer.body).not.toContain('edSignature')
})

test('WinSparkle reads the one for Windows; with a license its address is a link that needs nothing else', async () => {
  const { body } = await feed('deep', 'winsparkle')
  const build = await buildOf('lowtide/deep', '1.10.0', 'Windows')
  const url = `${publicUrl}/api/customer/inventory/downloads/${build}`
  expect(body).toContain(
    `<enclosure url="${url}" length="1000" type="application/octet-stream" sparkle:version="1.10.0" sparkle:shortVersionString="1.10.0" sparkle:os="windows"/>`,
  )
  const own = /<enclosure url="([^"]+)"/.exec((await feed('deep', 'winsparkle', shown)).body)?.[1] ?? ''
  expect(own).toMatch(/\/api\/downloads\/[^/]+\/deep-1\.10\.0-Windows\.zip$/)
  expect((await get(pathOf(own))).rawPayload).toHaveLength(1_000)
})

test('a signature that the creator made of this very file stands in both feeds and beside the hash', async () => {
  await addProduct(db, 'lowtide/signed', { variations: owned })
  await addRelease(db, files, 'lowtide/signed')
  const edSignature = `${'A'.repeat(86)}==`
  const builds = (await latest('lowtide/signed')).downloads
  const now = shop.clock.now()
  for (const { key, sha256 } of builds) {
    await db.insertInto('build_signatures').values({ build_id: key, sha256, ed_signature: edSignature, created_at: now }).execute()
  }
  for (const name of ['appcast', 'winsparkle'] as const) {
    expect((await feed('signed', name)).body).toContain(`sparkle:edSignature="${edSignature}"`)
  }
  expect((await latest('lowtide/signed')).downloads.map((one) => one.edSignature)).toEqual([edSignature, edSignature])
  await db.updateTable('build_signatures').set({ sha256: 'another file' }).execute()
  expect((await feed('signed', 'appcast')).body).not.toContain('edSignature')
  expect((await latest('lowtide/signed')).downloads.map((one) => one.edSignature)).toEqual([null, null])
})

test('an empty feed is a valid feed', async () => {
  const { statusCode, body } = await feed('gift', 'appcast')
  expect([statusCode, body.includes('<item>')]).toEqual([200, true])
  await addProduct(db, 'lowtide/empty', { variations: owned })
  const empty = await feed('empty', 'appcast')
  expect([empty.statusCode, empty.body.includes('<item>')]).toEqual([200, false])
  expectProblem(await feed('nothing', 'appcast'), 404)
})

test('names, notes and file names are text in a feed, whatever they contain', async () => {
  const hostile = `]]></title><item><enclosure url="https://evil.example/x"/></item>&xxe;\r\nX-Evil: 1"'<!--`
  await addProduct(db, 'lowtide/hostile', { name: hostile.slice(0, 80), variations: owned })
  await addRelease(db, files, 'lowtide/hostile', {
    version: '1.0.0-x',
    notes: `${hostile}\n\n[a](javascript:alert(1)) <img src=x onerror=alert(1)> \u0008`,
    builds: [
      { platform: 'Mac', name: `a"b<c>&\r\nSet-Cookie: x.zip`, bytes: big },
      { platform: 'Windows', name: `a"b<c>&\r\nSet-Cookie: x.zip`, bytes: big },
    ],
  })
  for (const name of ['appcast', 'winsparkle'] as const) {
    const { body, headers, statusCode } = await feed('hostile', name)
    expect(statusCode).toBe(200)
    expect(headers).not.toHaveProperty('x-evil')
    expect(headers).not.toHaveProperty('set-cookie')
    expect(body.match(/<item>/g)).toHaveLength(1)
    expect(body.match(/<enclosure /g)).toHaveLength(1)
    expect(body).not.toMatch(/<(?!\/?(\?xml|rss|channel|title|link|description|language|item|pubDate|sparkle:\w+|enclosure)\b)/)
    expect(body.replaceAll(/&(amp|lt|gt|quot|apos);/g, '')).not.toContain('&')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    expect(body).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/)
    expect(body).not.toContain('<img')
    expect(body).not.toContain('href="javascript:')
  }
  const version = `1.0.0"/><x>`
  expectProblem(await at(`lowtide/hostile?version=${encodeURIComponent(version)}`), 400)
  expect((await feed(`hostile%0d%0aX-Evil:%201`, 'appcast')).headers).not.toHaveProperty('x-evil')
})
