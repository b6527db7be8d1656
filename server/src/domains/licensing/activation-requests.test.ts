import { expect, test } from 'vitest'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { expectVerdict } from '../../../testing/expect-verdict.ts'
import { addLicenses, newDevice, openPluginShop } from '../../../testing/plugin-shop.ts'
import { addDraft } from '../../../testing/sample-creator.ts'
import { addUser, type SampleUser } from '../../../testing/sample-user.ts'

const { app, db, customer, call, plugin, activate, answerRequest, later, broken, buyer } = await openPluginShop({
  PUBLIC_URL: 'https://soundfair.example',
})

test('licensing §1 a request answers exactly its id, where to confirm and where to poll, with a secret of its own', async () => {
  const answer = await plugin().ask('&method=Online&platform=Mac&appVersion=1.2.3&meta[host]=Live')
  expect(answer.statusCode).toBe(200)
  const { id, request, browser, ...more } = answer.json()
  expect(more).toEqual({})
  expect(browser).toBe(`https://soundfair.example/activate/${id}`)
  expect(request).toMatch(
    new RegExp(`^https://soundfair\\.example/@lowtide/api/client/activations/tape-one/request/${id}\\?secret=[\\w-]{43}$`),
  )
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('licensing §1 a poll is 204 while it waits, 200 with the raw token once confirmed, and returns the token again for 10 minutes', async () => {
  const { who } = await buyer()
  const one = plugin()
  const asked = (await one.ask()).json()
  const pending = await one.poll(asked)
  expect([pending.statusCode, pending.body]).toEqual([204, ''])
  expect((await answerRequest(who, asked, 'license')).json()).toMatchObject({ status: 'Fulfilled', fulfillmentType: 'License' })
  const answer = await one.poll(asked)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/jwt')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  expect((await call(null, 'GET', `/api/customer/activations/${asked.id}/completed`)).json()).toBe(true)
  later(9 * 60)
  expect((await one.poll(asked)).statusCode).toBe(200)
  later(61)
  expectProblem(await one.poll(asked), 400)
})

test('licensing §1 a confirmed request whose token nobody fetched within the hour has expired, also when polled again', async () => {
  const { who } = await buyer()
  const one = plugin()
  const asked = (await one.ask()).json()
  await answerRequest(who, asked, 'license')
  later(60 * 60)
  for (const _time of [1, 2]) expectProblem(await one.poll(asked), 400)
})

test('17.5 an activation fills in a studio that is still empty, and changes none that somebody has entered', async () => {
  const { who } = await buyer()
  const studioOf = async () => (await call(who, 'GET', '/api/customer/studio')).json().studio
  expect(await studioOf()).toBeNull()
  await answerRequest(who, (await plugin().ask('&platform=Mac')).json(), 'license')
  const filled = { system: 'macOS', processor: null, hosts: [], formats: [] }
  expect(await studioOf()).toEqual(filled)
  const { who: told } = await buyer()
  const machine = '&platform=Windows&meta[processor]=x86_64&meta[format]=VST3&meta[host]=Steinberg%20Cubase%2013'
  await answerRequest(told, (await plugin().ask(machine)).json(), 'license')
  expect((await call(told, 'GET', '/api/customer/studio')).json().studio).toEqual({
    system: 'Windows',
    processor: 'x64',
    hosts: ['Cubase'],
    formats: ['VST3'],
  })
  await call(who, 'PUT', '/api/customer/studio', { ...filled, hosts: ['Reaper'] })
  await answerRequest(who, (await plugin().ask('&platform=Windows')).json(), 'license')
  expect(await studioOf()).toEqual({ ...filled, hosts: ['Reaper'] })
})

test('licensing §5 seats full: NoEligibleLicense, and the request stays open until a device is replaced', async () => {
  const { who, license } = await buyer({ seats: 1 })
  const first = await activate(who)
  const one = plugin()
  const asked = (await one.ask()).json()
  expectVerdict(await answerRequest(who, asked, 'license'), 'NoEligibleLicense')
  expect((await one.poll(asked)).statusCode).toBe(204)
  const seen = await call(who, 'GET', `/api/customer/activations/${asked.id}`)
  expect(seen.json()).toMatchObject({ status: 'Requested', licenseEligibility: { eligible: false, because: 'seats-taken' } })
  expect((await answerRequest(who, asked, `license?replaces=${first.claims.id}`)).statusCode).toBe(200)
  expect((await one.poll(asked)).statusCode).toBe(200)
  expectVerdict(await first.plugin.validate(first.token), 'LicenseActivationRevoked')
  const { items } = (await call(who, 'GET', `/api/customer/inventory/licenses/${license}/activations`)).json()
  expect(items.map((item: { status: string }) => item.status)).toEqual(['Active', 'Revoked'])
})

test('licensing §7 a reinstall uses no further seat: the same device gets its old one, with the same activation', async () => {
  const { who } = await buyer({ seats: 1 })
  const device = newDevice()
  const first = await activate(who, { device })
  const again = await activate(who, { device: { ...device, deviceName: 'Renamed' } })
  expect(again.claims.id).toBe(first.claims.id)
  await first.plugin.revoke(first.token)
  expect((await activate(who, { device })).claims.id).toBe(first.claims.id)
})

test('licensing §7 opening a stranger’s link uses no seat: that needs the customer’s own confirmation', async () => {
  const { who, license } = await buyer({ seats: 1 })
  const asked = (await plugin().ask()).json()
  for (const url of [`/api/customer/activations/${asked.id}`, `/api/customer/activations/${asked.id}/completed`])
    await call(who, 'GET', url)
  expectProblem(await call(null, 'POST', `/api/customer/activations/${asked.id}/license`), 401)
  const fromElsewhere = { cookie: who.cookie, origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }
  expectProblem(await app.inject({ method: 'POST', url: `/api/customer/activations/${asked.id}/license`, headers: fromElsewhere }), 403)
  expect(await db.selectFrom('activations').select('id').where('license_id', '=', license).execute()).toEqual([])
})

test('licensing §1 a cancelled request, one with another secret, product or creator, and an expired one are 400', async () => {
  const one = plugin()
  const asked = (await one.ask()).json()
  const swapped = (from: string, to: string) => one.poll({ ...asked, request: asked.request.replace(from, to) })
  expectProblem(await swapped('secret=', 'secret=x'), 400)
  expectProblem(await swapped('/tape-one/', '/tape-two/'), 400)
  expectProblem(await swapped('@lowtide', '@glasshouse'), 400)
  expectProblem(await swapped(asked.id, 'req_nonsense%00'), 400)
  expect((await one.poll(asked)).statusCode).toBe(204)
  expect((await answerRequest(null, asked, 'cancel')).json()).toMatchObject({ status: 'Cancelled', isOver: true })
  expect(expectProblem(await one.poll(asked), 400).detail).not.toMatch(/expired/i)
  const old = (await one.ask()).json()
  later(60 * 60)
  expectProblem(await one.poll(old), 400)
  const { who } = await buyer()
  expectProblem(await answerRequest(who, old, 'license'), 400)
  expect((await call(who, 'GET', `/api/customer/activations/${old.id}`)).json()).toMatchObject({ status: 'Cancelled', isOver: true })
})

test('licensing §1 blank, missing and endless device names and signatures are 400 with errors', async () => {
  const good = newDevice()
  for (const [field, value] of Object.entries({
    deviceName: ['', ' \u200b', undefined, 'x'.repeat(10_240), 7],
    deviceSignature: ['', '  ', undefined, 'x'.repeat(257), 'a\0b', '\ud800'],
  })) {
    for (const bad of value) {
      const problem = expectProblem(await plugin().ask('', { ...good, [field]: bad }), 400)
      expect(Object.keys(problem.errors ?? {})).toEqual([field])
    }
  }
  const odd = { deviceName: 'Café ♥ 东京 😀', deviceSignature: ` ${'ß'.repeat(254)} `, extra: true }
  const asked = (await plugin().ask('', odd)).json()
  expect((await call(null, 'GET', `/api/customer/activations/${asked.id}`)).json().device.name).toBe('Café ♥ 东京 😀')
})

test('licensing §6 request: 10 a minute per address, 30 an hour per device, with Retry-After', async () => {
  const crowd = plugin()
  const answers = []
  for (let time = 0; time < 11; time++) answers.push((await crowd.ask('', newDevice())).statusCode)
  expect(answers).toEqual([...Array(10).fill(200), 429])
  const device = newDevice()
  for (let time = 0; time < 30; time++) expect((await plugin().ask('', device)).statusCode).toBe(200)
  const refused = await plugin().ask('', device)
  expectProblem(refused, 429)
  expect(refused.headers['retry-after']).toMatch(/^[1-9]\d*$/)
})

test('licensing §6 poll: 1 a second per request', async () => {
  const one = plugin()
  const asked = (await one.ask()).json()
  expect((await one.poll(asked)).statusCode).toBe(204)
  // The second is the machine's own, and a busy one may let it pass before it asks again.
  await db
    .updateTable('activation_polls')
    .set({ polled_at: new Date('2100-01-01') })
    .where('request_id', '=', asked.id)
    .execute()
  const refused = await one.poll(asked)
  expectProblem(refused, 429)
  expect(refused.headers['retry-after']).toBe('1')
  const other = (await one.ask()).json()
  expect((await one.poll(other)).statusCode).toBe(204)
})

test('a purchase with an unconfirmed address takes no seat', async () => {
  const who = await customer({ confirmed: false })
  await addLicenses(db, who)
  const asked = (await plugin().ask()).json()
  expectVerdict(await answerRequest(who, asked, 'license'), 'NoEligibleLicense')
})

test('a request for a missing product is 404, and nothing of it is stored', async () => {
  for (const path of ['lowtide/nowhere', 'nobody/tape-one', 'NoBody/%00']) expectProblem(await plugin({ path }).ask(), 404)
})

test('until its first publication a product is named to its makers and those who were given it, and to nobody who guesses its id', async () => {
  await addDraft(db, 'lowtide/secret-synth', { name: 'Secret Synth', tagline: 'Not out yet' })
  const asked = (await plugin({ path: 'lowtide/secret-synth' }).ask()).json()
  const seenBy = async (who: SampleUser | null) => (await call(who, 'GET', `/api/customer/activations/${asked.id}`)).json().product
  const nothing = { name: 'secret-synth', tagline: null, description: null, iconUrl: null }
  const { who: stranger } = await buyer()
  for (const who of [null, stranger]) expect(await seenBy(who)).toMatchObject(nothing)
  const maker = await addUser(db, { email: 'maker@lowtide.test', teams: { lowtide: ['PluginDeveloper'] } })
  const tester = await addUser(db, { email: 'tester@example.test' })
  await addLicenses(db, tester, { path: 'lowtide/secret-synth' })
  for (const who of [maker, tester]) expect(await seenBy(who)).toMatchObject({ name: 'Secret Synth', tagline: 'Not out yet' })
})

test('every invariant of licenses holds', async () => {
  expect(await broken()).toEqual([])
})
