import { constants, createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { signIn } from '#contract/identity/identity.ts'
import { openBrowser } from '../../../testing/browser.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { addLicenses, addPlugin, claimsIn, newDevice, openPluginShop } from '../../../testing/plugin-shop.ts'
import { addAccount, samplePassword } from '../../../testing/sample-account.ts'
import { addRelease } from '../../../testing/sample-release.ts'
import { addUser } from '../../../testing/sample-user.ts'

/** What somebody tries who wants more than they have. */
const { shop, app, db, customer, call, plugin, activate, answerRequest, broken } = await openPluginShop({
  PUBLIC_URL: 'https://soundfair.example',
})

// Without a trial, so that its files are for those who own it.
const locked = 'lowtide/locked'
await addPlugin(db, locked, { trialDays: 0 })
await addPlugin(db, 'glasshouse/locked', { trialDays: 0 })
for (const path of [locked, 'glasshouse/locked']) await addRelease(db, shop.files, path)

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const headOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())
const owner = async (path = locked) => {
  const who = await customer()
  const [license = ''] = await addLicenses(db, who, { path })
  return { who, license, ...(await activate(who, { path })) }
}
const mayDownload = async (token: string, path: string): Promise<boolean> => {
  const [creatorId, productId] = path.split('/')
  const url = `/@${creatorId}/api/customer/inventory/products/${productId}`
  return (await app.inject({ url, headers: { authorization: `LicenseToken ${token}` } })).json().downloadsAllowed
}
const expectInvalid = async (forged: string, path = locked) => {
  for (const verb of ['validate', 'revoke'] as const) {
    const said = expectProblem(await plugin({ path })[verb](forged), 400)
    expect([said.errorType, forged.slice(0, 120)]).toEqual(['LicenseInvalid', forged.slice(0, 120)])
  }
  expect(await mayDownload(forged, path)).toBe(false)
}

/** The real private key of a creator, as nobody but the shop has it. */
const stolenKey = async (kid: string): Promise<KeyObject> => {
  const { private_key } = await db.selectFrom('licensing_keys').select('private_key').where('kid', '=', kid).executeTakeFirstOrThrow()
  return createPrivateKey(shop.encryption.decrypt('licensing-key', private_key))
}

const signed = (header: object, claims: object, key: KeyObject, hash = 'sha256', padding: number = constants.RSA_PKCS1_PADDING) => {
  const text = `${part(header)}.${part(claims)}`
  return `${text}.${sign(hash, Buffer.from(text), { key, padding }).toString('base64url')}`
}

test('a real token is good for all three calls', async () => {
  const { token, plugin: one } = await owner()
  expect(await mayDownload(token, locked)).toBe(true)
  expect((await one.validate(token)).statusCode).toBe(200)
  expect((await one.revoke(token)).statusCode).toBe(200)
  expect(await mayDownload(token, locked)).toBe(false)
})

test('alg tricks fail, also when the signature is right for the algorithm that the token names', async () => {
  const { token, claims } = await owner()
  const header = headOf(token)
  const real = await stolenKey(header.kid)
  await expectInvalid(signed({ ...header, alg: 'RS384' }, claims, real, 'sha384'))
  await expectInvalid(signed({ ...header, alg: 'RS512' }, claims, real, 'sha512'))
  await expectInvalid(signed({ ...header, alg: 'PS256' }, claims, real, 'sha256', constants.RSA_PKCS1_PSS_PADDING))
  for (const alg of ['rs256', 'RS256 ', ['RS256'], { RS256: true }, null, undefined, 'NONE', 'nOnE', '', 256])
    await expectInvalid(signed({ ...header, alg }, claims, real))
  // Said to be RS256, and signed in another way.
  await expectInvalid(signed(header, claims, real, 'sha384'))
  await expectInvalid(signed(header, claims, real, 'sha256', constants.RSA_PKCS1_PSS_PADDING))
  const { privateKey: curve } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const text = `${part({ ...header, alg: 'ES256' })}.${part(claims)}`
  await expectInvalid(`${text}.${sign('sha256', Buffer.from(text), { key: curve, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`)
})

test('the public key is no secret, in whatever form somebody takes it for one', async () => {
  const { token, claims } = await owner()
  const header = headOf(token)
  const { keys } = (await app.inject('/@lowtide/.well-known/jwks.json')).json()
  const jwk = keys.find((key: { kid: string }) => key.kid === header.kid)
  const key = createPublicKey({ key: jwk, format: 'jwk' })
  const pem = String(key.export({ type: 'spki', format: 'pem' }))
  const secrets = [
    pem,
    pem.trim(),
    pem.replaceAll('\n', '\r\n'),
    String(key.export({ type: 'pkcs1', format: 'pem' })),
    key.export({ type: 'spki', format: 'der' }),
    key.export({ type: 'pkcs1', format: 'der' }),
    Buffer.from(jwk.n, 'base64url'),
    jwk.n,
    JSON.stringify(jwk),
    header.kid,
    '',
  ]
  for (const secret of secrets) {
    const text = `${part({ ...header, alg: 'HS256' })}.${part(claims)}`
    await expectInvalid(`${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`)
  }
})

test('a key that comes with the token, or a place to fetch it from, is not looked at', async () => {
  const { token, claims } = await owner()
  const header = headOf(token)
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = publicKey.export({ format: 'jwk' })
  const der = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  for (const more of [
    { jwk },
    { jwk, kid: undefined },
    { jwk: { ...jwk, kid: header.kid } },
    { jku: 'https://evil.test/jwks.json' },
    { jku: 'file:///etc/passwd' },
    { x5u: 'https://evil.test/cert.pem' },
    { x5c: [der] },
    { typ: 'at+jwt' },
  ])
    await expectInvalid(signed({ ...header, ...more }, claims, privateKey))
})

test('a kid names one of this creator’s keys and nothing else', async () => {
  const [{ token, claims }, other] = [await owner(), await owner('glasshouse/locked')]
  const header = headOf(token)
  const real = await stolenKey(header.kid)
  const odd = [
    '../../../../dev/null',
    '/etc/passwd',
    `${header.kid}/../x`,
    `${header.kid}\u0000`,
    `${header.kid} `,
    "key_' or '1'='1",
    '%',
    'key_%',
    'x'.repeat(5_000),
    '',
    [header.kid],
    { $ne: null },
    7,
    null,
    '__proto__',
    'constructor',
  ]
  for (const kid of odd) await expectInvalid(signed({ ...header, kid }, claims, real))
  // Another creator's key, by its own name and by this one's.
  const theirs = headOf(other.token)
  const theirKey = await stolenKey(theirs.kid)
  await expectInvalid(signed({ ...header, kid: theirs.kid }, claims, theirKey))
  await expectInvalid(signed(header, claims, theirKey))
  await expectInvalid(signed({ ...theirs }, { ...other.claims, iss: 'lowtide' }, theirKey))
})

test('a key that is still to come, or was ended, signs nothing that counts', async () => {
  const dev = await addUser(db, { email: 'keys@lowtide.test', teams: { lowtide: ['PluginDeveloper'] } })
  const { token, claims } = await owner()
  const next = (await call(dev, 'POST', '/api/creator/licensing/keys')).json()
  const early = signed({ ...headOf(token), kid: next.kid }, claims, await stolenKey(next.kid))
  await expectInvalid(early)
  // Once it signs it is taken for what it is; the one before counts until it is ended, and then no more.
  await call(dev, 'POST', `/api/creator/licensing/keys/${next.kid}/activate`, { versions: { locked: '2.0.0' } })
  for (const good of [early, token]) expect((await plugin({ path: locked }).validate(good)).statusCode).toBe(200)
  await call(dev, 'POST', `/api/creator/licensing/keys/${headOf(token).kid}/revoke`)
  await expectInvalid(token)
  expect(await mayDownload(early, locked)).toBe(true)
})

test('even with the real key nobody’s words are taken for another license, device or product than the shop knows', async () => {
  const [mine, theirs] = [await owner(), await owner()]
  const header = headOf(mine.token)
  const real = await stolenKey(header.kid)
  for (const change of [
    { aud: 'tape-two' },
    { aud: ['locked'] },
    { iss: 'glasshouse' },
    { iss: undefined },
    { id: theirs.claims.id },
    { 'l:id': theirs.license },
    { sig: theirs.claims.sig },
    { id: 'act_00000000000000000000000000' },
    { id: null },
    { id: { toString: 'x' } },
  ]) {
    const said = expectProblem(await plugin({ path: locked }).validate(signed(header, { ...mine.claims, ...change }, real)), 400)
    expect([said.errorType, change]).toEqual(['LicenseInvalid', change])
  }
  // What it says of its end does not count: the shop's own book does.
  const endless = await plugin({ path: locked }).validate(signed(header, { ...mine.claims, exp: 9_999_999_999, trial: true }, real))
  expect(claimsIn(endless.body)).not.toHaveProperty('exp')
})

test('what was signed for one purpose is worth nothing for another', async () => {
  const { email } = await addAccount(db)
  const browser = openBrowser(app)
  const { accessToken } = (await browser.call(signIn, { scope: 'lowtide', query: { email, scheme: 'JWT' }, body: samplePassword })).json<{
    accessToken: string
  }>()
  await expectInvalid(accessToken)

  const { who, token, license } = await owner()
  const { id: build } = await db
    .selectFrom('builds as b')
    .innerJoin('releases as r', 'r.id', 'b.release_id')
    .select('b.id')
    .where('r.creator_id', '=', 'lowtide')
    .executeTakeFirstOrThrow()
  const download = (await call(who, 'GET', `/api/customer/inventory/downloads/${build}?redirect=false`)).json().location as string
  const downloadLink = new URL(download).pathname.split('/')[3] ?? ''
  expect((await app.inject(new URL(download).pathname)).statusCode).toBe(200)
  const file = Buffer.from(JSON.stringify({ id: 'attic', name: 'Attic PC', productId: 'locked' })).toString('base64')
  const activated = await call(who, 'POST', '/api/customer/inventory/activate?method=Offline', file)
  const fileLink = new URL(String(activated.headers.location)).searchParams.get('link') ?? ''
  const fileAt = (link: string) => app.inject(`/api/customer/inventory/license-file?link=${encodeURIComponent(link)}`)
  expect((await fileAt(fileLink)).statusCode).toBe(200)

  for (const wrong of [downloadLink, token, accessToken, license]) expectProblem(await fileAt(wrong), 400)
  for (const wrong of [fileLink, token, accessToken, build]) {
    // Some are even too long to be an address of ours.
    expect([410, 404]).toContain((await app.inject(`/api/downloads/${wrong}/x.zip`)).statusCode)
  }
  for (const wrong of [downloadLink, fileLink]) await expectInvalid(wrong)
  for (const wrong of [token, downloadLink, fileLink]) {
    const me = await app.inject({ url: '/api/customer/meta/user', headers: { authorization: `Bearer ${wrong}` } })
    expect(me.statusCode).toBe(401)
    expect((await app.inject({ url: '/api/customer/meta/user', headers: { cookie: `session=${wrong}` } })).statusCode).toBe(401)
  }
})

test('other people’s ids are not there, on every call about what one owns', async () => {
  const { who, license, claims, asked } = await owner()
  const stranger = await customer()
  await addLicenses(db, stranger, { path: locked })
  const base = '/api/customer/inventory'
  const tries: ['GET' | 'POST', string, string?][] = [
    ['GET', `${base}/licenses/${license}`],
    ['GET', `${base}/licenses/${license}/activations`],
    ['GET', `${base}/licenses/${license}/certificate`],
    ['POST', `${base}/licenses/${license}/activations/${claims.id}/revoke`],
  ]
  for (const [method, url] of tries) {
    expectProblem(await call(stranger, method, url), 404)
    expectProblem(await call(null, method, url), 401)
    // Nor in another creator's part of the shop, for the owner.
    const elsewhere = await call(who, method, `/@glasshouse${url}`)
    expect([401, 404]).toContain(elsewhere.statusCode)
  }
  const listed = (await call(stranger, 'GET', `${base}/products/lowtide%2Flocked/licenses`)).json()
  expect(listed.items.map(({ id }: { id: string }) => id)).not.toContain(license)
  expect((await call(stranger, 'GET', `${base}/products/lowtide%2Flocked/licenses/activations`)).json().items).toEqual([])
  expect((await call(stranger, 'GET', `${base}/licenses?search=${license}`)).json().items).toEqual([])
  expect((await call(stranger, 'GET', `${base}/licenses?after=${license}`)).json().items).not.toContainEqual(
    expect.objectContaining({ id: license }),
  )

  const file = Buffer.from(JSON.stringify({ id: 'thief', name: 'Thief', productId: 'locked' })).toString('base64')
  expectProblem(await call(stranger, 'POST', `${base}/activate?method=Offline&replaces=${claims.id}`, file), 404)
  const mine = (await plugin({ path: locked }).ask()).json()
  expectProblem(await answerRequest(stranger, mine, `license?replaces=${claims.id}`), 404)
  // A request that its customer has answered is nobody else's to answer or to call off.
  expectProblem(await answerRequest(stranger, asked, 'license'), 409)
  expectProblem(await answerRequest(stranger, asked, 'trial'), 409)
  expect((await answerRequest(stranger, asked, 'cancel')).json()).toMatchObject({ status: 'Completed', isForeign: true })
  expect((await call(who, 'GET', `/api/customer/activations/${asked.id}`)).json()).toMatchObject({ isForeign: false })
  expect((await call(null, 'GET', `/api/customer/activations/${asked.id}`)).json()).toMatchObject({ isForeign: false })
  const still = await db.selectFrom('activations').select('status').where('id', '=', claims.id).executeTakeFirst()
  expect(still?.status).toBe('Active')
})

test('devices are told apart by every letter of their signature, and called what can be read', async () => {
  const who = await customer()
  const [license = ''] = await addLicenses(db, who, { seats: 50 })
  const signatures = [
    'é',
    'e\u0301',
    'É',
    ' é',
    'é ',
    'ｅ́',
    '%',
    '_',
    "' or 1=1 --",
    '\u202e',
    '😀'.repeat(128),
    'x'.repeat(256),
    '\n\t!',
    'null',
    '0',
    '00',
  ]
  for (const deviceSignature of signatures) await activate(who, { device: { deviceName: 'Mac', deviceSignature } })
  const rows = await db.selectFrom('activations').select('device_signature').where('license_id', '=', license).execute()
  expect(rows.map((row) => row.device_signature).sort()).toEqual([...signatures].sort())

  const names: [string, string][] = [
    ['\u202eevil\u202c', 'evil'],
    ['a\u0000b\nc', 'a b c'],
    ['\ud800x', '\ufffdx'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['Zoë’s 東京 💻 مختبر', 'Zoë’s 東京 💻 مختبر'],
  ]
  for (const [deviceName, shown] of names) {
    const asked = (await plugin().ask('', { ...newDevice(), deviceName })).json()
    expect((await call(null, 'GET', `/api/customer/activations/${asked.id}`)).json().device.name).toBe(shown)
  }
  for (const field of ['deviceName', 'deviceSignature']) {
    const said = expectProblem(await plugin().ask('', { ...newDevice(), [field]: '😀'.repeat(2_560) }), 400)
    expect(Object.keys(said.errors ?? {})).toEqual([field])
  }
})

test('licensing §3 machine files as bytes: what is no text, too long, of another creator or squeezed is refused with what to do', async () => {
  const who = await customer()
  await addLicenses(db, who)
  const said = { id: 'cellar', name: 'Cellar PC', productId: 'tape-one', format: 'JWT' }
  const send = (payload: Buffer, path = '') =>
    app.inject({
      method: 'POST',
      url: `/api/customer/inventory/activate?method=Offline${path}`,
      payload,
      headers: { cookie: who.cookie, 'content-type': 'text/plain' },
    })
  const good = Buffer.from(JSON.stringify(said)).toString('base64')
  const bad = {
    'random bytes': Buffer.from(Array.from({ length: 2_000 }, (_none, at) => (at * 37 + 11) % 256)),
    'a program': Buffer.from('7f454c4602010100000000000000000003003e0001000000', 'hex'),
    'UTF-16': Buffer.from(`\ufeff${good}`, 'utf16le'),
    'a half': Buffer.from(good.slice(0, -20)),
    'more than 8 KB': Buffer.from(good + '\n'.repeat(8_192)),
    zeros: Buffer.alloc(4_000),
  }
  for (const [what, payload] of Object.entries(bad)) {
    const problem = expectProblem(await send(payload), 400)
    expect(problem.errors?.body?.[0], what).toMatch(/[Ff]ile/)
  }
  expectProblem(await send(Buffer.from('A'.repeat(70_000))), 413)
  const foreign = Buffer.from(JSON.stringify({ ...said, productId: 'lowtide/tape-one' })).toString('base64')
  expect(expectProblem(await send(Buffer.from(foreign), '&creatorId=glasshouse'), 400).errorType).toBe('NoEligibleLicense')
  expect(await db.selectFrom('activations').select('id').where('device_signature', '=', 'cellar').execute()).toEqual([])
  expect((await send(Buffer.from(foreign))).statusCode).toBe(200)
})

test('every promise about licenses holds', async () => {
  expect(await broken()).toEqual([])
})
