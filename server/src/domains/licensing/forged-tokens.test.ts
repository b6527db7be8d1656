import { constants, createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { locked, openLockedPluginShop } from '../../../testing/locked-plugin-shop.ts'
import { claimsIn } from '../../../testing/plugin-shop.ts'
import { addUser } from '../../../testing/sample-user.ts'

/** Tokens made by somebody without a license. */
const { shop, app, db, call, plugin, broken, owner, mayDownload, expectInvalid } = await openLockedPluginShop()

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const headOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())

/** A creator's real private key, which nobody but the shop has. */
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

test('alg tricks fail, even when the signature is right for the algorithm that the token names', async () => {
  const { token, claims } = await owner()
  const header = headOf(token)
  const real = await stolenKey(header.kid)
  await expectInvalid(signed({ ...header, alg: 'RS384' }, claims, real, 'sha384'))
  await expectInvalid(signed({ ...header, alg: 'RS512' }, claims, real, 'sha512'))
  await expectInvalid(signed({ ...header, alg: 'PS256' }, claims, real, 'sha256', constants.RSA_PKCS1_PSS_PADDING))
  for (const alg of ['rs256', 'RS256 ', ['RS256'], { RS256: true }, null, undefined, 'NONE', 'nOnE', '', 256])
    await expectInvalid(signed({ ...header, alg }, claims, real))
  // Claims RS256, but is signed in another way.
  await expectInvalid(signed(header, claims, real, 'sha384'))
  await expectInvalid(signed(header, claims, real, 'sha256', constants.RSA_PKCS1_PSS_PADDING))
  const { privateKey: curve } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const text = `${part({ ...header, alg: 'ES256' })}.${part(claims)}`
  await expectInvalid(`${text}.${sign('sha256', Buffer.from(text), { key: curve, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`)
})

test('the public key cannot be used as a secret, in whatever form', async () => {
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

test('a key inside the token, or a URL to fetch it from, is ignored', async () => {
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

test('a kid refers to one of this creator’s keys and nothing else', async () => {
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

test('a future or an ended key signs nothing that is accepted', async () => {
  const dev = await addUser(db, { email: 'keys@lowtide.test', teams: { lowtide: ['PluginDeveloper'] } })
  const { token, claims } = await owner()
  const next = (await call(dev, 'POST', '/api/creator/licensing/keys')).json()
  const early = signed({ ...headOf(token), kid: next.kid }, claims, await stolenKey(next.kid))
  await expectInvalid(early)
  // Once it signs it is accepted; the key before stays accepted until it is ended.
  await call(dev, 'POST', `/api/creator/licensing/keys/${next.kid}/activate`, { versions: { locked: '2.0.0' } })
  for (const good of [early, token]) expect((await plugin({ path: locked }).validate(good)).statusCode).toBe(200)
  await call(dev, 'POST', `/api/creator/licensing/keys/${headOf(token).kid}/revoke`)
  await expectInvalid(token)
  expect(await mayDownload(early, locked)).toBe(true)
})

test('even signed with the real key, claims are not trusted about another license, device or product than the shop knows', async () => {
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
    const problem = expectProblem(await plugin({ path: locked }).validate(signed(header, { ...mine.claims, ...change }, real)), 400)
    expect([problem.errorType, change]).toEqual(['LicenseInvalid', change])
  }
  // The end in the token is ignored: the shop's own record decides.
  const endless = await plugin({ path: locked }).validate(signed(header, { ...mine.claims, exp: 9_999_999_999, trial: true }, real))
  expect(claimsIn(endless.body)).not.toHaveProperty('exp')
})

test('every invariant of licenses holds', async () => {
  expect(await broken()).toEqual([])
})
