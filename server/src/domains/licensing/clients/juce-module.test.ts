import { execFile } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { addLicenses, openPluginShop } from '../../../../testing/plugin-shop.ts'
import { isLongRun } from '../../../../testing/rounds.ts'
import { addAccount, samplePassword } from '../../../../testing/sample-account.ts'
import { newAddress } from '../../../../testing/sample-calls.ts'
import { addUser } from '../../../../testing/sample-user.ts'
import { buildJuceClient, canBuildJuceClient, parseJuceClient } from './build-juce-client.ts'

const { app, db, call, now, later, broken } = await openPluginShop({ PUBLIC_URL: 'https://soundfair.example' })
const dev = await addUser(db, { email: 'dev@lowtide.test', teams: { lowtide: ['PluginDeveloper'] } })
const url = '/@lowtide/api/client/juce/tape-one'

const form = (fields: Record<string, string>) =>
  new URLSearchParams({ product: 'tape-one', os: 'Linux', mach: 'L0123456789', ...fields }).toString()
const unlock = (fields: Record<string, string>, path = url, address = newAddress()) =>
  app.inject({
    method: 'POST',
    url: path,
    payload: form(fields),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    remoteAddress: address,
  })

const switchOn = async (isOn: boolean) => (await call(dev, 'PUT', '/api/creator/licensing/products/tape-one/juce', { isOn })).json()

const owner = async (given: Parameters<typeof addLicenses>[2] = {}) => {
  const account = await addAccount(db)
  await addLicenses(db, account, given)
  return { account, fields: { email: account.email, pw: samplePassword } }
}

test('licensing §4 it is opt-in: until a creator switches it on, the answer is an error, in XML', async () => {
  const { fields } = await owner()
  const answer = await unlock(fields)
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(answer.body).toContain('<ERROR error="This product can’t be unlocked this way." url=""/>')
})

test('licensing §4 its key is a product’s own, made once, written exponentHex,modulusHex', async () => {
  const on = await switchOn(true)
  expect(on.juce).toMatchObject({ isOn: true, url: 'https://soundfair.example/@lowtide/api/client/juce/tape-one' })
  expect(on.juce.publicKey).toMatch(/^10001,[0-9a-f]{512}$/)
  expect((await switchOn(false)).juce).toMatchObject({ isOn: false, publicKey: on.juce.publicKey })
  expect((await switchOn(true)).juce.publicKey).toBe(on.juce.publicKey)
})

test('licensing §4 whatever happens, the answer is XML', async () => {
  const { fields } = await owner()
  const oddities = [
    unlock({ ...fields, pw: 'wrong' }),
    unlock({ email: 'nobody@example.test', pw: 'x' }),
    unlock({ ...fields, mach: '"><KEY>#1</KEY>' }),
    unlock({ ...fields, mach: '' }),
    unlock({ ...fields, email: 'x'.repeat(2000) }),
    unlock(fields, '/@nobody/api/client/juce/tape-one'),
    unlock(fields, '/@lowtide/api/client/juce/%00'),
    app.inject({ method: 'POST', url, remoteAddress: newAddress() }),
    app.inject({ method: 'POST', url, payload: { a: 1 }, remoteAddress: newAddress() }),
    app.inject({
      method: 'POST',
      url,
      payload: 'x'.repeat(40_000),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      remoteAddress: newAddress(),
    }),
  ]
  for (const answer of await Promise.all(oddities)) {
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(answer.body).toMatch(/<ERROR error="[^"<>]+" url=""\/>/)
  }
  const other = await owner()
  expect((await unlock({ ...other.fields, pw: 'wrong' })).body).toContain('Incorrect email or password')
})

test('licensing §4 somebody who owns nothing is sent to the product', async () => {
  const { email } = await addAccount(db)
  expect((await unlock({ email, pw: samplePassword })).body).toContain('url="https://soundfair.example/lowtide/tape-one"')
})

test('licensing §4 a one-time code from the account page replaces the password, once', async () => {
  const who = await addUser(db, { email: 'coder@example.test' })
  await addLicenses(db, who)
  const { code } = (await call(who, 'POST', '/api/customer/inventory/unlock-codes')).json()
  expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  expect((await unlock({ email: who.email, pw: code.toLowerCase() })).body).toContain('<MESSAGE')
  expect((await unlock({ email: who.email, pw: code })).body).toContain('Incorrect email or password')
  const { code: old } = (await call(who, 'POST', '/api/customer/inventory/unlock-codes')).json()
  later(15 * 60)
  expect((await unlock({ email: who.email, pw: old })).body).toContain('<ERROR')
})

test('licensing §6 5 a minute per address and e-mail, with Retry-After, in XML', async () => {
  const { fields } = await owner()
  const answers = []
  for (let time = 0; time < 6; time++) answers.push(await unlock(fields))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429])
  expect(answers.at(-1)?.headers['retry-after']).toMatch(/^[1-9]\d*$/)
  expect(answers.at(-1)?.body).toContain('<ERROR')
  const address = newAddress()
  const others = []
  for (let time = 0; time < 6; time++)
    others.push((await unlock({ email: `other-${time}@example.test`, pw: 'x' }, url, address)).statusCode)
  expect(others).toEqual([200, 200, 200, 200, 200, 429])
})

test('the same machine takes one seat, and another one too many is refused with a message', async () => {
  const { fields } = await owner({ seats: 1 })
  for (const _time of [1, 2]) expect((await unlock(fields)).body).toContain('<MESSAGE')
  expect((await unlock({ ...fields, mach: 'L9876543210' })).body).toContain('All seats of your license are in use')
  expect(await broken()).toEqual([])
})

const isThere = await canBuildJuceClient()
if (!isThere) process.stdout.write('JUCE’s own module is not tried: it needs Debian’s juce-modules-source, libcurl4-openssl-dev and g++.\n')

const run = promisify(execFile)

test.skipIf(!isThere)('licensing §4 the driver of JUCE’s own module compiles with it', { timeout: 1_200_000 }, parseJuceClient)

/** The module itself, compiled, over real HTTP: a minute of compiling, which `npm run test:long` takes. */
const tryModule = async (publicKey: string, email: string, password: string, machine = 'L0123456789', product = 'tape-one') => {
  const program = await buildJuceClient()
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const { stdout } = await run(program, [`http://127.0.0.1:${port}${url}`, product, publicKey, machine, email, password], {
    // The module would use a proxy that the machine configures.
    env: { PATH: process.env.PATH ?? '' },
  })
  return JSON.parse(stdout)
}

test.skipIf(!isThere || !isLongRun)('licensing §4 JUCE’s own module unlocks with the key, for good', { timeout: 1_200_000 }, async () => {
  const { juce } = await switchOn(true)
  const { account, fields } = await owner()
  expect(await tryModule(juce.publicKey, account.email, fields.pw)).toMatchObject({
    succeeded: true,
    isUnlocked: true,
    expiry: 0,
    email: account.email,
    error: '',
  })
})

test.skipIf(!isThere || !isLongRun)(
  'licensing §4 JUCE’s own module reads until when a license lasts, and a key of another product opens nothing',
  { timeout: 1_200_000 },
  async () => {
    const { juce } = await switchOn(true)
    const expiresAt = new Date(now().getTime() + 86_400_000)
    const { account, fields } = await owner({ expiresAt })
    expect(await tryModule(juce.publicKey, account.email, fields.pw)).toMatchObject({
      succeeded: true,
      isUnlocked: false,
      expiry: expiresAt.getTime(),
    })
    const other = (await call(dev, 'PUT', '/api/creator/licensing/products/tape-two/juce', { isOn: true })).json()
    expect(await tryModule(other.juce.publicKey, account.email, fields.pw)).toMatchObject({ succeeded: false, isUnlocked: false })
  },
)

test.skipIf(!isThere || !isLongRun)('licensing §4 JUCE’s own module shows errors', { timeout: 1_200_000 }, async () => {
  const { juce } = await switchOn(true)
  const { account } = await owner()
  expect(await tryModule(juce.publicKey, account.email, 'wrong')).toMatchObject({
    succeeded: false,
    error: 'Incorrect email or password',
    url: '',
  })
})
