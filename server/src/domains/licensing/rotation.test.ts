import { expect, test } from 'vitest'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { addLicenses, addPlugin, openPluginShop } from '../../../testing/plugin-shop.ts'
import { addCreator } from '../../../testing/sample-creator.ts'
import { addUser } from '../../../testing/sample-user.ts'

/** Keys follow one another, and plugins in the field know only what they were built with. */
const { app, db, customer, call, plugin, activate, answerRequest, verify, broken } = await openPluginShop({
  PUBLIC_URL: 'https://soundfair.example',
})

const kidOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid
const keysUrl = '/api/creator/licensing/keys'

/** A creator with two plugins, its developer, and somebody who owns both. */
const openRotor = async (creatorId: string) => {
  await addCreator(db, { id: creatorId })
  const [slow, quick] = [`${creatorId}/slow-one`, `${creatorId}/quick-one`]
  const dev = await addUser(db, { email: `dev@${creatorId}.test`, teams: { [creatorId]: ['PluginDeveloper'] } })
  const who = await customer()
  for (const path of [slow, quick]) {
    await addPlugin(db, path)
    await addLicenses(db, who, { path })
  }
  return { dev, who, slow, quick }
}

test('licensing §2 rotation signs with the key that the plugin’s version knows, and a revoked key ends its tokens', async () => {
  const dev = await addUser(db, { email: 'rotating@glasshouse.test', teams: { glasshouse: ['PluginDeveloper'] } })
  const who = await customer()
  await addLicenses(db, who, { path: 'glasshouse/tape-one' })
  const path = 'glasshouse/tape-one'
  const old = await activate(who, { path, query: '&appVersion=1.0.0' })
  const first = kidOf(old.token)
  const next = (await call(dev, 'POST', '/api/creator/licensing/keys')).json()
  expect(next).toMatchObject({
    state: 'next',
    pem: expect.stringContaining('BEGIN PUBLIC KEY'),
    pkcs1: expect.stringContaining('BEGIN RSA PUBLIC KEY'),
  })
  expectProblem(await call(dev, 'POST', '/api/creator/licensing/keys'), 409)
  expectProblem(await call(dev, 'POST', `/api/creator/licensing/keys/${first}/revoke`), 409)
  const page = (await call(dev, 'POST', `/api/creator/licensing/keys/${next.kid}/activate`, { versions: { 'tape-one': '2.0.0' } })).json()
  expect(page.keys.map(({ state }: { state: string }) => state)).toEqual(['active', 'retiring'])
  expect(page.endpoint).toBe('https://soundfair.example/@glasshouse')
  expect(kidOf((await old.plugin.validate(old.token, '&appVersion=1.9.0')).body)).toBe(first)
  expect(kidOf((await old.plugin.validate(old.token)).body)).toBe(first)
  const moved = (await old.plugin.validate(old.token, '&appVersion=2.1.0')).body
  expect(kidOf(moved)).toBe(next.kid)
  await verify(moved, 'glasshouse')
  await call(dev, 'POST', `/api/creator/licensing/keys/${first}/revoke`)
  expect(expectProblem(await old.plugin.validate(old.token), 400).errorType).toBe('LicenseInvalid')
  expect((await old.plugin.validate(moved)).statusCode).toBe(200)
  expect((await app.inject('/@glasshouse/.well-known/jwks.json')).json().keys).toHaveLength(1)
})

test('licensing §2 plugins of one creator have versions of their own: one that was not rebuilt yet keeps its key, however high its version', async () => {
  const { dev, who, slow, quick } = await openRotor('rotor')
  const old = await activate(who, { path: slow, query: '&appVersion=3.5.0' })
  const renewed = await activate(who, { path: quick, query: '&appVersion=1.0.0' })
  const first = kidOf(old.token)
  const next = (await call(dev, 'POST', keysUrl)).json()
  const activateIt = (versions: object) => call(dev, 'POST', `${keysUrl}/${next.kid}/activate`, { versions })
  expect(expectProblem(await activateIt({}), 400).errors).toHaveProperty('versions')
  expect(expectProblem(await activateIt({ 'tape-one': '1.1.0' }), 400).errors).toHaveProperty(['versions.tape-one'])
  const page = (await activateIt({ 'quick-one': '1.1.0' })).json()
  expect(page.keys[0]).toMatchObject({
    kid: next.kid,
    versions: [
      { productId: 'quick-one', fromVersion: '1.1.0' },
      { productId: 'slow-one', fromVersion: null },
    ],
  })
  expect(kidOf((await renewed.plugin.validate(renewed.token, '&appVersion=1.1.0')).body)).toBe(next.kid)
  expect(kidOf((await old.plugin.validate(old.token, '&appVersion=3.5.0')).body)).toBe(first)

  // Its update comes later, and its version is set then.
  const set = (kid: string, versions: object) => call(dev, 'PUT', `${keysUrl}/${kid}/versions`, { versions })
  expect((await set(next.kid, { 'slow-one': '3.6.0' })).statusCode).toBe(200)
  expect(kidOf((await old.plugin.validate(old.token, '&appVersion=3.5.0')).body)).toBe(first)
  expect(kidOf((await old.plugin.validate(old.token, '&appVersion=3.6.0')).body)).toBe(next.kid)
  // Every plugin that existed then knows the first key; nothing else can be known about it.
  expectProblem(await set(first, { 'slow-one': '9.0.0' }), 400)
  const stranger = await addUser(db, { email: 'stranger@lowtide.test', teams: { lowtide: ['PluginDeveloper'] } })
  expectProblem(await call(stranger, 'PUT', `${keysUrl}/${next.kid}/versions`, { versions: { 'slow-one': '1.0.0' } }), 404)

  // Products created from now on embed the key that the page shows.
  await addPlugin(db, 'rotor/new-one')
  await addLicenses(db, who, { path: 'rotor/new-one' })
  expect(kidOf((await activate(who, { path: 'rotor/new-one' })).token)).toBe(next.kid)
  expect(kidOf((await activate(who, { path: slow })).token)).toBe(first)
})

test('licensing §2 keys that change while a plugin polls: it gets one that its version knows, and never an ended one', async () => {
  const { dev, who, quick } = await openRotor('turning')
  const [older, newer] = [plugin({ path: quick }), plugin({ path: quick })]
  const asked = (await older.ask('&appVersion=1.0.0')).json()
  const askedNew = (await newer.ask('&appVersion=2.0.0')).json()
  expect((await older.poll(asked)).statusCode).toBe(204)
  const next = (await call(dev, 'POST', keysUrl)).json()
  await answerRequest(who, asked, 'license')
  await answerRequest(who, askedNew, 'license')
  await call(dev, 'POST', `${keysUrl}/${next.kid}/activate`, { versions: { 'quick-one': '2.0.0' } })
  const token = (await older.poll(asked)).body
  const first = kidOf(token)
  expect(first).not.toBe(next.kid)
  expect(kidOf((await newer.poll(askedNew)).body)).toBe(next.kid)
  // Fetched again within its ten minutes, after the key it was signed with was ended.
  await call(dev, 'POST', `${keysUrl}/${first}/revoke`)
  const again = (await older.poll(asked)).body
  expect(kidOf(again)).toBe(next.kid)
  await verify(again, 'turning')
  expect(expectProblem(await older.validate(token), 400).errorType).toBe('LicenseInvalid')
})

test('every invariant of licenses holds', async () => {
  expect(await broken()).toEqual([])
})
