import { expect, test } from 'vitest'
import { signIn } from '#contract/identity/identity.ts'
import { openBrowser } from '../../../testing/browser.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { locked, openLockedPluginShop } from '../../../testing/locked-plugin-shop.ts'
import { addLicenses, newDevice } from '../../../testing/plugin-shop.ts'
import { addAccount, samplePassword } from '../../../testing/sample-account.ts'

/** Attempts to get more than one is entitled to. */
const { app, db, customer, call, plugin, activate, answerRequest, broken, owner, expectInvalid } = await openLockedPluginShop()

test('what was signed for one purpose is refused for another', async () => {
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

test('other people’s ids answer as missing, on every call about what one owns', async () => {
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
    // Nor in another creator's scope, even for the owner.
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
  // A request that its customer has answered can be answered or cancelled by nobody else.
  expectProblem(await answerRequest(stranger, asked, 'license'), 409)
  expectProblem(await answerRequest(stranger, asked, 'trial'), 409)
  expect((await answerRequest(stranger, asked, 'cancel')).json()).toMatchObject({ status: 'Completed', isForeign: true })
  expect((await call(who, 'GET', `/api/customer/activations/${asked.id}`)).json()).toMatchObject({ isForeign: false })
  expect((await call(null, 'GET', `/api/customer/activations/${asked.id}`)).json()).toMatchObject({ isForeign: false })
  const still = await db.selectFrom('activations').select('status').where('id', '=', claims.id).executeTakeFirst()
  expect(still?.status).toBe('Active')
})

test('devices are distinguished by every letter of their signature, and get readable names', async () => {
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
    const problem = expectProblem(await plugin().ask('', { ...newDevice(), [field]: '😀'.repeat(2_560) }), 400)
    expect(Object.keys(problem.errors ?? {})).toEqual([field])
  }
})

test('licensing §3 machine files as bytes: binary, too long, of another creator or compressed ones are refused with a hint', async () => {
  const who = await customer()
  await addLicenses(db, who)
  const machineFile = { id: 'cellar', name: 'Cellar PC', productId: 'tape-one', format: 'JWT' }
  const send = (payload: Buffer, path = '') =>
    app.inject({
      method: 'POST',
      url: `/api/customer/inventory/activate?method=Offline${path}`,
      payload,
      headers: { cookie: who.cookie, 'content-type': 'text/plain' },
    })
  const good = Buffer.from(JSON.stringify(machineFile)).toString('base64')
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
  const foreign = Buffer.from(JSON.stringify({ ...machineFile, productId: 'lowtide/tape-one' })).toString('base64')
  expect(expectProblem(await send(Buffer.from(foreign), '&creatorId=glasshouse'), 400).errorType).toBe('NoEligibleLicense')
  expect(await db.selectFrom('activations').select('id').where('device_signature', '=', 'cellar').execute()).toEqual([])
  expect((await send(Buffer.from(foreign))).statusCode).toBe(200)
})

test('every invariant of licenses holds', async () => {
  expect(await broken()).toEqual([])
})
