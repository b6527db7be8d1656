import { createHmac, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { expectVerdict } from '../../../testing/expect-verdict.ts'
import { addLicenses, claimsIn, openPluginShop } from '../../../testing/plugin-shop.ts'

const { shop, app, db, customer, call, plugin, activate, answerRequest, verify, later, now, broken, buyer } = await openPluginShop({
  PUBLIC_URL: 'https://soundfair.example',
})

test('licensing §2 a token contains everything its plugin reads, and is verified with only the public key', async () => {
  const { who, license } = await buyer()
  const { token, plugin: one } = await activate(who)
  const { payload, protectedHeader } = await verify(token)
  expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT', kid: expect.stringMatching(/^key_/) })
  const seconds = Math.floor(now().getTime() / 1000)
  expect(payload).toEqual({
    aud: 'tape-one',
    iss: 'lowtide',
    iat: seconds,
    id: expect.stringMatching(/^act_/),
    'l:id': license,
    trial: false,
    method: 'Online',
    sig: one.device.deviceSignature,
    validated: seconds,
    'p:id': 'tape-one',
    'p:name': 'Tape One',
    'u:id': who.id,
    'u:name': who.name,
    'u:email': who.email,
    jti: expect.stringMatching(/^jti_/),
  })
})

test('licensing §2 keys are RSA 2048 with exponent 65537, and their private part is encrypted', async () => {
  const { keys } = (await app.inject('/@lowtide/.well-known/jwks.json')).json()
  const { modulusLength, publicExponent } = createPublicKey({ key: keys[0], format: 'jwk' }).asymmetricKeyDetails ?? {}
  expect([modulusLength, publicExponent]).toEqual([2048, 65537n])
  const { private_key } = await db.selectFrom('licensing_keys').select('private_key').executeTakeFirstOrThrow()
  expect(private_key).not.toContain('PRIVATE')
  expect(shop.encryption.decrypt('licensing-key', private_key)).toContain('PRIVATE KEY')
})

test('licensing §1 validate answers the refreshed raw token, and the same one again within a minute', async () => {
  const { who } = await buyer()
  const { plugin: one, token, claims } = await activate(who)
  later(3600)
  const first = await one.validate(token, '&appVersion=1.5.0&platform=Linux')
  expect(first.statusCode).toBe(200)
  expect(first.headers['content-type']).toBe('application/jwt')
  expect(first.headers['cache-control']).toBe('no-store')
  const { payload } = await verify(first.body)
  expect(payload).toMatchObject({ id: claims.id, validated: claims.validated + 3600, sig: claims.sig })
  later(30)
  expect((await one.validate(first.body, '&appVersion=1.5.0&platform=Linux')).body).toBe(first.body)
  later(40)
  expect(claimsIn((await one.validate(first.body)).body).validated).toBe(claims.validated + 3670)
  const [device] = await db.selectFrom('activations').selectAll().where('id', '=', claims.id).execute()
  expect(device).toMatchObject({ platform: 'Linux', app_version: '1.5.0', last_validated_at: now() })
})

test('licensing §1 a released device, a revoked and an expired license are told apart, in 400s with errorType', async () => {
  const { who, license } = await buyer({ expiresAt: new Date(now().getTime() + 3_600_000) })
  const { plugin: one, token, claims } = await activate(who)
  await call(who, 'POST', `/api/customer/inventory/licenses/${license}/activations/${claims.id}/revoke`)
  expectVerdict(await one.validate(token), 'LicenseActivationRevoked')
  await db
    .updateTable('licenses')
    .set({ status: 'Revoked', revoked_because: ['refund'] })
    .where('id', '=', license)
    .execute()
  expectVerdict(await one.validate(token), 'LicenseRevoked')
  await db.updateTable('licenses').set({ status: 'Active', revoked_because: [] }).where('id', '=', license).execute()
  later(3600)
  expectVerdict(await one.validate(token), 'LicenseExpired')
  await db.updateTable('licenses').set({ expires_at: null }).where('id', '=', license).execute()
})

test('licensing §1 a renewed subscription refreshes an expired token', async () => {
  const { who, license } = await buyer({ expiresAt: new Date(now().getTime() + 60_000) })
  const { plugin: one, token, claims } = await activate(who)
  later(120)
  const end = new Date(now().getTime() + 86_400_000)
  await db.updateTable('licenses').set({ expires_at: end }).where('id', '=', license).execute()
  const answer = await one.validate(token)
  expect(answer.statusCode).toBe(200)
  expect(claimsIn(answer.body).exp).toBe(Math.floor(end.getTime() / 1000))
  expect(claims.exp).toBeLessThan(claimsIn(answer.body).exp)
})

test('licensing §1 revoke releases the seat with an empty 200, also twice, also once the license has expired', async () => {
  const { who } = await buyer({ seats: 1, expiresAt: new Date(now().getTime() + 60_000) })
  const { plugin: one, token, claims } = await activate(who)
  later(120)
  for (const _time of [1, 2]) {
    const answer = await one.revoke(token)
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
  }
  const device = await db.selectFrom('activations').select('status').where('id', '=', claims.id).executeTakeFirst()
  expect(device?.status).toBe('Revoked')
  const told = await db.selectFrom('license_events').select('kind').where('activation_id', '=', claims.id).orderBy('id').execute()
  expect(told.map(({ kind }) => kind)).toEqual(['Activated', 'Released'])
})

test('licensing §1 a trial is not released', async () => {
  const one = plugin()
  const asked = (await one.ask()).json()
  await answerRequest(null, asked, 'trial')
  const token = (await one.poll(asked)).body
  expectProblem(await one.revoke(token), 400)
  expect((await one.validate(token)).statusCode).toBe(200)
})

test('an offline seat cannot be released by whoever has its file', async () => {
  const { who } = await buyer()
  const { plugin: one, token } = await activate(who, { query: '&method=Offline' })
  expect(claimsIn(token).method).toBe('Offline')
  expectProblem(await one.revoke(token), 400)
})

test('a token of one product, creator, purpose or key is useless for another', async () => {
  const who = await customer()
  for (const path of ['lowtide/tape-one', 'lowtide/tape-two', 'glasshouse/tape-one']) await addLicenses(db, who, { path })
  const { token } = await activate(who)
  expectVerdict(await plugin({ path: 'lowtide/tape-two' }).validate(token), 'LicenseInvalid')
  expectVerdict(await plugin({ path: 'glasshouse/tape-one' }).validate(token), 'LicenseInvalid')
  const other = await activate(who, { path: 'glasshouse/tape-one' })
  expectVerdict(await plugin().validate(other.token), 'LicenseInvalid')
  for (const path of ['lowtide/nowhere', 'nobody/tape-one', 'UPPER/..%2f'])
    expectVerdict(await plugin({ path }).validate(token), 'LicenseInvalid')
  // It is no session, and a session is no license.
  expect((await app.inject({ url: '/@lowtide/api/customer/meta/user', headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(
    401,
  )
})

test('alg tricks fail', async () => {
  const { who } = await buyer()
  const { token, plugin: one, claims } = await activate(who)
  const [head = '', payload = '', proof = ''] = token.split('.')
  const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString())
  const { public_key: pem } = await db.selectFrom('licensing_keys').select('public_key').where('kid', '=', kid).executeTakeFirstOrThrow()
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const hmac = (text: string) => `${text}.${createHmac('sha256', pem).update(text).digest('base64url')}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const own = (text: string) => `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`
  const header = { alg: 'RS256', typ: 'JWT', kid }
  const forged = [
    `${part({ ...header, alg: 'none' })}.${payload}.`,
    `${part({ ...header, alg: 'none' })}.${payload}.${proof}`,
    hmac(`${part({ ...header, alg: 'HS256' })}.${payload}`),
    own(`${part(header)}.${payload}`),
    own(`${part({ ...header, kid: undefined })}.${payload}`),
    own(`${part({ ...header, jwk: { kty: 'RSA' }, jku: 'https://evil.test/jwks.json' })}.${payload}`),
    `${head}.${part({ ...claims, trial: false, exp: 9_999_999_999 })}.${proof}`,
    `${head}.${payload}.${proof.slice(0, -8)}AAAAAAAA`,
    `${head}.${payload}`,
    `${token}.more`,
    `${part({ ...header, crit: ['exp'] })}.${payload}.${proof}`,
    '',
    'null',
    '{}',
    'a.b.c',
    '\0\0\0',
    'x'.repeat(15_000),
    '<html>Welcome to our Wi-Fi</html>',
  ]
  for (const bad of forged) expectVerdict(await plugin().validate(bad), 'LicenseInvalid')
  for (const bad of forged) expectVerdict(await plugin().revoke(bad), 'LicenseInvalid')
  expect((await one.validate(` ${token}\r\n`)).statusCode).toBe(200)
})

test('licensing §6 validate: bursts of 120 per address, tokens that are none of ours counted too', async () => {
  const { who } = await buyer()
  const { token, plugin: one } = await activate(who)
  const answers = await Promise.all(Array.from({ length: 130 }, (_none, index) => one.validate(index % 2 ? token : 'nonsense')))
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  // The bucket refills by one a second meanwhile.
  expect(refused.length).toBeGreaterThanOrEqual(5)
  expect(refused.length).toBeLessThanOrEqual(10)
  for (const answer of refused) expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/)
  expect((await plugin().validate(token)).statusCode).toBe(200)
})

test('licensing §6 revoke: 10 a minute per address', async () => {
  const url = '/@lowtide/api/client/licenses/tape-one/revoke'
  const answers = []
  for (let time = 0; time < 11; time++)
    answers.push(
      (await app.inject({ method: 'POST', url, payload: 'none', headers: { 'content-type': 'text/plain' }, remoteAddress: '10.99.0.1' }))
        .statusCode,
    )
  expect(answers).toEqual([...Array(10).fill(400), 429])
})

test('every invariant of licenses holds', async () => {
  expect(await broken()).toEqual([])
})
