import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { addLicenses, addPlugin, claimsIn, newDevice, openPluginShop } from '../../../testing/plugin-shop.ts'
import { addProduct } from '../../../testing/sample-creator.ts'
import { addUser } from '../../../testing/sample-user.ts'
import { issueLicenses } from './index.ts'

const { app, db, customer, call, plugin, activate, answerRequest, verify, later, now, broken } = await openPluginShop({
  PUBLIC_URL: 'https://soundfair.example',
})
await addPlugin(db, 'lowtide/with-account', { trialNeedsAccount: true })
await addPlugin(db, 'lowtide/no-trial', { trialDays: 0 })

const day = 86_400
const tryIt = async (who: Awaited<ReturnType<typeof customer>> | null, options: Parameters<typeof plugin>[0] = {}) => {
  const one = plugin(options)
  const asked = (await one.ask()).json()
  const answer = await answerRequest(who, asked, 'trial')
  const token = answer.statusCode === 200 ? (await one.poll(asked)).body : ''
  return { one, asked, answer, token }
}

test('licensing §5 a trial needs no account: its token names nobody and ends after its days', async () => {
  const { one, asked, answer, token } = await tryIt(null)
  expect(answer.json()).toMatchObject({ status: 'Fulfilled', fulfillmentType: 'Trial' })
  const { payload } = await verify(token)
  expect(payload).toMatchObject({
    trial: true,
    exp: Math.floor(now().getTime() / 1000) + 14 * day,
    'u:id': '00000000-0000-0000-0000-000000000000',
    'u:name': '',
    'u:email': '',
    sig: one.device.deviceSignature,
  })
  expect((await call(null, 'GET', `/api/customer/activations/${asked.id}`)).json().trialEligibility).toEqual({
    eligible: true,
    existing: true,
    requiresAccount: false,
    requiresNewsletterOptIn: false,
    numberOfDaysPerProduct: 14,
    numberOfDaysRemaining: 14,
  })
})

test('licensing §5 a trial is one per device: starting it again gives the first one’s end, to whoever asks, and names nobody else', async () => {
  const who = await customer()
  const device = newDevice()
  const first = await tryIt(who, { device })
  expect(claimsIn(first.token)['u:email']).toBe(who.email)
  later(3600)
  const again = await tryIt(null, { device })
  expect(claimsIn(again.token).exp).toBe(claimsIn(first.token).exp)
  expect(claimsIn(again.token)['l:id']).toBe(claimsIn(first.token)['l:id'])
  expect(claimsIn(again.token)['u:email']).toBe('')
  const other = await tryIt(await customer(), { device })
  expect(claimsIn(other.token)).toMatchObject({ exp: claimsIn(first.token).exp, 'u:email': '' })
})

test('licensing §5 a trial is one per account, on whatever device', async () => {
  const who = await customer()
  const first = await tryIt(who)
  later(3600)
  const second = await tryIt(who)
  expect(claimsIn(second.token)).toMatchObject({
    exp: claimsIn(first.token).exp,
    'l:id': claimsIn(first.token)['l:id'],
    'u:email': who.email,
  })
  // The second device has used up its own trial too.
  expect(claimsIn((await tryIt(null, { device: second.one.device })).token).exp).toBe(claimsIn(first.token).exp)
  expect((await call(who, 'GET', '/api/customer/inventory/trials')).json()).toMatchObject([
    { daysRemaining: 14, product: { id: 'lowtide/tape-one' } },
  ])
})

test('a trial that runs on every device it covers says so, and what to do', async () => {
  const who = await customer()
  for (let device = 0; device < 3; device++) expect((await tryIt(who)).answer.statusCode).toBe(200)
  const one = plugin()
  const asked = (await one.ask()).json()
  const said = expectProblem(await answerRequest(who, asked, 'trial'), 400)
  expect([said.errorType, said.detail]).toEqual([
    'NoEligibleLicense',
    'Your trial runs on 3 devices, as many as it covers. Buy it to use it on this one.',
  ])
  expect((await one.poll(asked)).statusCode).toBe(204)
})

test('a trial that began without an account is taken into one', async () => {
  const device = newDevice()
  const first = await tryIt(null, { device })
  const who = await customer()
  const again = await tryIt(who, { device })
  expect(claimsIn(again.token)).toMatchObject({ 'u:id': who.id, exp: claimsIn(first.token).exp })
  const told = await db
    .selectFrom('license_events')
    .select('kind')
    .where('license_id', '=', claimsIn(first.token)['l:id'])
    .orderBy('id')
    .execute()
  expect(told.map(({ kind }) => kind)).toEqual(['Issued', 'Activated', 'Claimed'])
})

test('a product may ask for an account, or have no trial at all', async () => {
  expectProblem((await tryIt(null, { path: 'lowtide/with-account' })).answer, 401)
  expect((await tryIt(await customer(), { path: 'lowtide/with-account' })).answer.statusCode).toBe(200)
  expectProblem((await tryIt(null, { path: 'lowtide/no-trial' })).answer, 400)
})

test('a trial is a product’s, whichever of its variations has it', async () => {
  const policyOf = (trialDays: number) => ({ seats: 2, offlineActivation: true, trialDays, trialNeedsAccount: false })
  const variations = [sampleVariation({ id: 'classroom', licensePolicy: policyOf(0) }), sampleVariation({ licensePolicy: policyOf(7) })]
  await addProduct(db, 'lowtide/two-ways', { variations })
  const { asked, answer } = await tryIt(null, { path: 'lowtide/two-ways' })
  expect(answer.statusCode).toBe(200)
  expect((await call(null, 'GET', `/api/customer/activations/${asked.id}`)).json().trialEligibility).toMatchObject({
    eligible: true,
    numberOfDaysPerProduct: 7,
    numberOfDaysRemaining: 7,
  })
})

test('many who start the same trial at once get one, by device and by account', async () => {
  const who = await customer()
  const device = newDevice()
  const asked = await Promise.all(
    Array.from({ length: 8 }, async (_none, place) => (await plugin({ device: place % 2 ? device : newDevice() }).ask()).json()),
  )
  const said = await Promise.all(asked.map((one) => answerRequest(who, one, 'trial')))
  expect(said.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0)
  expect(await db.selectFrom('trials').select('license_id').where('user_id', '=', who.id).execute()).toHaveLength(1)
  expect(await broken()).toEqual([])
})

const machineFile = (device: ReturnType<typeof newDevice>, productId = 'tape-one') =>
  Buffer.from(JSON.stringify({ id: device.deviceSignature, name: device.deviceName, productId, format: 'JWT' })).toString('base64')

test('licensing §3 a machine file gets the license and a signed link of 15 minutes that works by itself', async () => {
  const who = await customer()
  const [license = ''] = await addLicenses(db, who)
  const device = newDevice()
  const answer = await call(who, 'POST', '/api/customer/inventory/activate?method=Offline', `\uFEFF${machineFile(device)}\r\n`)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ id: license, activeNumberOfActivations: 1, product: { id: 'lowtide/tape-one' } })
  const link = String(answer.headers.location)
  expect(link).toMatch(/^https:\/\/soundfair\.example\//)
  const path = link.replace('https://soundfair.example', '')
  later(14 * 60)
  const file = await app.inject(path)
  expect(file.headers['content-disposition']).toBe('attachment; filename="license-file.mb"')
  expect((await verify(file.body)).payload).toMatchObject({ method: 'Offline', sig: device.deviceSignature, 'l:id': license })
  expectProblem(await app.inject(`${path.slice(0, -4)}AAAA`), 400)
  later(60)
  expectProblem(await app.inject(path), 400)
})

test('licensing §3 a link ends with the right to its file', async () => {
  const who = await customer()
  const [license = ''] = await addLicenses(db, who)
  const answer = await call(who, 'POST', '/api/customer/inventory/activate?method=Offline', machineFile(newDevice()))
  const staff = await addUser(db, { email: `support-${license}@soundfair.test`, staffRoles: ['CustomerSupport'] })
  expect((await call(staff, 'POST', `/api/admin/licenses/${license}/revoke`, { reason: 'Shared on a forum' })).statusCode).toBe(200)
  expect(expectProblem(await app.inject(String(answer.headers.location).replace('https://soundfair.example', '')), 400).errorType).toBe(
    'LicenseRevoked',
  )
})

test('bad machine files are refused with what to do, and a product that is not owned with NoEligibleLicense', async () => {
  const who = await customer()
  for (const text of ['', 'hello there', '\0\u0001binary', 'A'.repeat(9000), machineFile(newDevice()).slice(0, 30)]) {
    const said = expectProblem(await call(who, 'POST', '/api/customer/inventory/activate?method=Offline', text), 400)
    expect(said.errors?.body?.[0]).toMatch(/file/)
  }
  const answer = await call(who, 'POST', '/api/customer/inventory/activate?method=Offline', machineFile(newDevice()))
  expect(expectProblem(answer, 400).errorType).toBe('NoEligibleLicense')
})

test('an offline seat is released by the creator or staff, not by its customer; and it stays offline', async () => {
  const who = await customer()
  const [license = ''] = await addLicenses(db, who)
  const device = newDevice()
  await call(who, 'POST', '/api/customer/inventory/activate?method=Offline', machineFile(device))
  const { claims } = await activate(who, { device })
  const release = `/api/customer/inventory/licenses/${license}/activations/${claims.id}/revoke`
  expectProblem(await call(who, 'POST', release), 400)
  const dev = await addUser(db, { email: `dev-${license}@lowtide.test`, teams: { lowtide: ['PluginDeveloper'] } })
  const desk = (await call(dev, 'POST', `/api/creator/licenses/${license}/activations/${claims.id}/release`, { note: 'New studio' })).json()
  expect(desk).toMatchObject({ seatsTaken: 0, customer: null, events: [{ kind: 'Released', by: 'Creator', note: 'New studio' }, {}, {}] })
})

test('licensing §6 offline: 20 an hour per account', async () => {
  const who = await customer()
  await addLicenses(db, who, { seats: 50 })
  for (let time = 0; time < 20; time++) await call(who, 'POST', '/api/customer/inventory/activate?method=Offline', machineFile(newDevice()))
  const refused = await call(who, 'POST', '/api/customer/inventory/activate?method=Offline', machineFile(newDevice()))
  expectProblem(refused, 429)
  expect(refused.headers['retry-after']).toMatch(/^\d+$/)
})

test('the same name by two creators is asked about, and answered', async () => {
  const who = await customer()
  await addLicenses(db, who)
  await addLicenses(db, who, { path: 'glasshouse/tape-one' })
  const file = machineFile(newDevice())
  expect(expectProblem(await call(who, 'POST', '/api/customer/inventory/activate', file), 400).errors).toHaveProperty('creatorId')
  const answer = await call(who, 'POST', '/api/customer/inventory/activate?creatorId=glasshouse', file)
  expect(answer.json().product.creatorId).toBe('glasshouse')
  // What is over is nothing to choose.
  const other = await customer()
  await addLicenses(db, other, { expiresAt: new Date(now().getTime() - 1000) })
  await addLicenses(db, other, { path: 'glasshouse/tape-one' })
  const only = await call(other, 'POST', '/api/customer/inventory/activate', machineFile(newDevice()))
  expect(only.json().product.creatorId).toBe('glasshouse')
})

test('the inventory lists what is owned, in parts, with a path to the next one', async () => {
  const who = await customer()
  const ids = await addLicenses(db, who, { quantity: 60 })
  await addLicenses(db, who, { path: 'glasshouse/tape-one' })
  const first = (await call(who, 'GET', '/api/customer/inventory/licenses')).json()
  expect([first.items.length, first.hasMore]).toEqual([50, true])
  expect(first.next).toMatch(/^\/api\/customer\/inventory\/licenses\?after=lic_/)
  const second = (await call(who, 'GET', first.next)).json()
  expect([second.items.length, second.hasMore, second.next]).toEqual([11, false, null])
  expect(new Set([...first.items, ...second.items].map(({ id }: { id: string }) => id)).size).toBe(61)
  expect((await call(who, 'GET', '/api/customer/inventory/licenses?search=glass')).json().items).toHaveLength(1)
  expect((await call(who, 'GET', `/api/customer/inventory/licenses?search=${ids[0]}`)).json().items).toHaveLength(1)
  expect((await call(who, 'GET', '/api/customer/inventory/products')).json().items).toMatchObject([
    { id: 'glasshouse/tape-one', numberOfLicenses: 1, maxActivations: 3 },
    {
      id: 'lowtide/tape-one',
      numberOfLicenses: 60,
      currentActivations: 0,
      maxActivations: 180,
      downloadsAllowed: true,
      currentVersion: null,
    },
  ])
  expect((await call(who, 'GET', '/api/customer/inventory/products/lowtide%2Ftape-one/licenses')).json()).toMatchObject({ hasMore: true })
  expect((await call(null, 'GET', '/api/customer/inventory/products/lowtide%2Ftape-one')).json()).toMatchObject({ downloadsAllowed: false })
  expectProblem(await call(null, 'GET', '/api/customer/inventory/products/tape-one'), 404)
})

test('licenses and devices of others are not there', async () => {
  const [who, other] = [await customer(), await customer()]
  const [license = ''] = await addLicenses(db, who)
  const { claims } = await activate(who)
  const base = `/api/customer/inventory/licenses/${license}`
  expectProblem(await call(other, 'GET', base), 404)
  expectProblem(await call(other, 'GET', `${base}/activations`), 404)
  expectProblem(await call(other, 'POST', `${base}/activations/${claims.id}/revoke`), 404)
  const [own = ''] = await addLicenses(db, other)
  expectProblem(await call(other, 'POST', `/api/customer/inventory/licenses/${own}/activations/${claims.id}/revoke`), 404)
  const asked = (await plugin().ask()).json()
  await addLicenses(db, other, { seats: 0 })
  expectProblem(await answerRequest(other, asked, `license?replaces=${claims.id}`), 404)
  const glass = await addUser(db, { email: 'admin@glasshouse.test', teams: { glasshouse: ['Admin'] } })
  for (const action of ['revoke', 'restore', 'seats', 'extend']) {
    const body = { revoke: { reason: 'Mine' }, restore: {}, seats: { seats: 9 }, extend: { expiresAt: null } }[action]
    expectProblem(await call(glass, 'POST', `/api/creator/licenses/${license}/${action}`, body), 404)
  }
  expectProblem(await call(glass, 'POST', `/api/creator/licenses/${license}/activations/${claims.id}/release`, {}), 404)
})

test('the devices of a product are those that can give up a seat: none of its trial, nor of a license that is over or revoked', async () => {
  const who = await customer()
  const { token } = await tryIt(who)
  const { claims: old } = await (async () => {
    await addLicenses(db, who, { expiresAt: new Date(now().getTime() + 60_000) })
    return activate(who)
  })()
  later(61)
  await addLicenses(db, who, { seats: 1 })
  const { claims } = await activate(who)
  const listed = (await call(who, 'GET', '/api/customer/inventory/products/lowtide%2Ftape-one/licenses/activations')).json()
  const ids = listed.items.map(({ id }: { id: string }) => id)
  expect(ids).toEqual([claims.id])
  for (const gone of [claimsIn(token).id, old.id]) expect(ids).not.toContain(gone)
  const asked = (await plugin().ask()).json()
  expectProblem(await answerRequest(who, asked, 'license'), 400)
  expect((await answerRequest(who, asked, `license?replaces=${ids[0]}`)).statusCode).toBe(200)
})

test('a license’s token lets its plugin read its own product, and a bad one only makes nobody of it', async () => {
  const who = await customer()
  await addLicenses(db, who)
  const { token } = await activate(who)
  const read = async (authorization: string, product = 'tape-one') =>
    (await app.inject({ url: `/@lowtide/api/customer/inventory/products/${product}`, headers: { authorization } })).json().downloadsAllowed
  expect(await read(`LicenseToken ${token}`)).toBe(true)
  expect(await read(`LicenseToken ${token}x`)).toBe(false)
  expect(await read(`LicenseToken ${token}`, 'tape-two')).toBe(false)
})

test('a creator grants, changes, revokes and restores, and everything is in the history', async () => {
  const dev = await addUser(db, { email: 'granting@lowtide.test', teams: { lowtide: ['Admin'] } })
  const [given] = (
    await call(dev, 'POST', '/api/creator/licenses', { productId: 'tape-one', email: 'press@example.test', seats: 2, note: 'Press' })
  ).json()
  expect(given).toMatchObject({ cause: 'Grant', seats: 2, customer: { email: 'press@example.test' } })
  const base = `/api/creator/licenses/${given.id}`
  await call(dev, 'POST', `${base}/seats`, { seats: 5 })
  await call(dev, 'POST', `${base}/extend`, { expiresAt: '2031-01-01T00:00:00Z' })
  await call(dev, 'POST', `${base}/revoke`, { reason: 'It was resold' })
  await call(dev, 'POST', `${base}/revoke`, { reason: 'It was resold again' })
  expect((await call(dev, 'GET', base)).json()).toMatchObject({ status: 'Revoked', revokedBecause: ['It was resold'] })
  const desk = (await call(dev, 'POST', `${base}/restore`, {})).json()
  expect(desk).toMatchObject({ status: 'Active', seats: 5, expiresAt: '2031-01-01T00:00:00.000Z' })
  expect(desk.events.map(({ kind, words }: { kind: string; words: string }) => `${kind}: ${words}`)).toEqual([
    'Restored: Restored',
    'Revoked: Revoked: It was resold',
    'Extended: Good until 2031-01-01',
    'SeatsChanged: Seats 2 to 5',
    'Issued: License given',
  ])
  expect((await call(dev, 'GET', '/api/creator/licenses?q=press@')).json().items).toHaveLength(1)
})

test('giving a license tells a creator nothing about the one who has the address', async () => {
  const dev = await addUser(db, { email: 'curious@lowtide.test', teams: { lowtide: ['Admin'] } })
  const staff = await addUser(db, { email: 'knowing@soundfair.test', staffRoles: ['Owner'] })
  const known = await addUser(db, { email: 'known@example.test', name: 'Quillon Ferreira' })
  const grant = (email: string) => call(dev, 'POST', '/api/creator/licenses', { productId: 'tape-one', email })
  for (const email of ['known@example.test', 'unknown@example.test']) {
    expect((await grant(email)).json()[0].customer).toEqual({ id: null, name: '', email })
  }
  expect((await call(dev, 'GET', '/api/creator/licenses?q=quillon')).json().items).toEqual([])
  const [seen] = (await call(staff, 'GET', '/api/admin/licenses?q=quillon')).json().items
  expect(seen.customer).toEqual({ id: known.id, name: 'Quillon Ferreira', email: 'known@example.test' })
})

test('what staff or a refund revoked is not restored by the creator', async () => {
  const dev = await addUser(db, { email: 'restoring@lowtide.test', teams: { lowtide: ['Admin'] } })
  const staff = await addUser(db, { email: 'owner@soundfair.test', staffRoles: ['Owner'] })
  const [license = ''] = await addLicenses(db, await customer())
  await call(staff, 'POST', `/api/admin/licenses/${license}/revoke`, { reason: 'Fraud' })
  expectProblem(await call(dev, 'POST', `/api/creator/licenses/${license}/restore`, {}), 409)
  expect((await call(staff, 'POST', `/api/admin/licenses/${license}/restore`, {})).json()).toMatchObject({ status: 'Active' })

  const [refunded = ''] = await addLicenses(db, await customer())
  await db
    .updateTable('licenses')
    .set({ status: 'Revoked', revoked_because: ['refund'] })
    .where('id', '=', refunded)
    .execute()
  for (const [who, desk] of [
    [dev, 'creator'],
    [staff, 'admin'],
  ] as const) {
    expectProblem(await call(who, 'POST', `/api/${desk}/licenses/${refunded}/restore`, {}), 409)
    // What somebody does by hand on top of it is taken back, and leaves it as it was.
    await call(who, 'POST', `/api/${desk}/licenses/${refunded}/revoke`, { reason: 'Also resold' })
    expect((await call(who, 'POST', `/api/${desk}/licenses/${refunded}/restore`, {})).json()).toMatchObject({
      status: 'Revoked',
      revokedBecause: ['The payment was refunded'],
    })
  }
})

test('a trial always ends: support may make it longer, not endless', async () => {
  const staff = await addUser(db, { email: 'trials@soundfair.test', staffRoles: ['Owner'] })
  const device = newDevice()
  const { one, token } = await tryIt(null, { device })
  const licenseId = claimsIn(token)['l:id']
  const base = `/api/admin/licenses/${licenseId}`
  expect(expectProblem(await call(staff, 'POST', `${base}/extend`, { expiresAt: null }), 400).errors).toHaveProperty('expiresAt')
  const longer = new Date(now().getTime() + 30 * day * 1000).toISOString()
  expect((await call(staff, 'POST', `${base}/extend`, { expiresAt: longer })).json()).toMatchObject({ expiresAt: longer })
  later(61)
  expect(claimsIn((await one.validate(token)).body).exp).toBe(Date.parse(longer) / 1000)
  const again = await tryIt(null, { device })
  expect(again.answer.statusCode).toBe(200)
})

test('nobody changes the history, not even the shop itself', async () => {
  const change = db.updateTable('license_events').set({ by: 'Shop' }).execute()
  await expect(change).rejects.toThrow(/permission denied|append-only/)
  await expect(sql`delete from license_events`.execute(db)).rejects.toThrow(/permission denied|append-only/)
  await expect(sql`truncate license_events`.execute(db)).rejects.toThrow(/permission denied|append-only/)
})

test('a license of a product that is not there is refused by the database', async () => {
  await expect(
    db.transaction().execute((tx) =>
      issueLicenses(tx, {
        grants: [
          {
            creatorId: 'lowtide',
            productId: 'nowhere',
            variationId: 'x',
            bundleId: null,
            lineId: null,
            quantity: 1,
            seats: 1,
            offlineActivation: true,
            expiresAt: null,
          },
        ],
        cause: { type: 'Grant' },
        userId: null,
        email: '',
        now: now(),
      }),
    ),
  ).rejects.toThrow()
})

test('licensing §5 a trial that is over is said so, and is not begun again', async () => {
  const device = newDevice()
  const { one, token } = await tryIt(null, { device })
  later(14 * day)
  expect(expectProblem(await one.validate(token), 400).errorType).toBe('LicenseExpired')
  const again = await tryIt(null, { device })
  expect(expectProblem(again.answer, 400).errorType).toBe('LicenseExpired')
})

test('every promise about licenses holds', async () => {
  expect(await broken()).toEqual([])
})
