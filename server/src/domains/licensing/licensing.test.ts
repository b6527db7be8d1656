import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { addLicenses, claimsIn, openPluginShop } from '../../../testing/plugin-shop.ts'
import { addUser } from '../../../testing/sample-user.ts'
import { issueLicenses } from './index.ts'

const { app, db, customer, call, plugin, activate, answerRequest, startTrial, later, now, broken } = await openPluginShop({
  PUBLIC_URL: 'https://soundfair.example',
})

test('the inventory lists what is owned, in pages, with a path to the next one', async () => {
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

test('few devices are returned with their license on request, many are read separately', async () => {
  const who = await customer()
  const [few = ''] = await addLicenses(db, who)
  const { claims } = await activate(who)
  const list = async (query: string) => (await call(who, 'GET', `/api/customer/inventory/licenses${query}`)).json().items
  expect(await list('?includeDevices=true')).toMatchObject([{ id: few, devices: [{ id: claims.id, status: 'Active' }] }])
  expect((await list(''))[0]).not.toHaveProperty('devices')
  await call(who, 'POST', `/api/customer/inventory/licenses/${few}/activations/${claims.id}/revoke`)
  expect((await list('?includeDevices=true'))[0]).not.toHaveProperty('devices')

  const studio = await customer()
  await addLicenses(db, studio, { seats: 9 })
  for (let device = 0; device < 4; device++) await activate(studio)
  const [many] = (await call(studio, 'GET', '/api/customer/inventory/licenses?includeDevices=true')).json().items
  expect(many.activeNumberOfActivations).toBe(4)
  expect(many).not.toHaveProperty('devices')
})

test('the devices of a product are those that can release a seat: none of its trial, nor of an expired or revoked license', async () => {
  const who = await customer()
  const { token } = await startTrial(who)
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

test('a license’s token lets its plugin read its own product, and an invalid one counts as none', async () => {
  const who = await customer()
  await addLicenses(db, who)
  const { token } = await activate(who)
  const read = async (authorization: string, product = 'tape-one') =>
    (await app.inject({ url: `/@lowtide/api/customer/inventory/products/${product}`, headers: { authorization } })).json().downloadsAllowed
  expect(await read(`LicenseToken ${token}`)).toBe(true)
  expect(await read(`LicenseToken ${token}x`)).toBe(false)
  expect(await read(`LicenseToken ${token}`, 'tape-two')).toBe(false)
})

test('a creator gives, changes, revokes and restores, and everything is in the history', async () => {
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
  const details = (await call(dev, 'POST', `${base}/restore`, {})).json()
  expect(details).toMatchObject({ status: 'Active', seats: 5, expiresAt: '2031-01-01T00:00:00.000Z' })
  expect(details.events.map(({ kind, words: text }: { kind: string; words: string }) => `${kind}: ${text}`)).toEqual([
    'Restored: Restored',
    'Revoked: Revoked: It was resold',
    'Extended: Valid until 2031-01-01',
    'SeatsChanged: Seats 2 to 5',
    'Issued: License given',
  ])
  expect((await call(dev, 'GET', '/api/creator/licenses?q=press@')).json().items).toHaveLength(1)
})

test('giving a license reveals nothing to a creator about the owner of the address', async () => {
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

test('16.2 a suspended creator gives no new licenses; staff still can', async () => {
  const dev = await addUser(db, { email: 'suspended@lowtide.test', teams: { lowtide: ['Admin'] } })
  const staff = await addUser(db, { email: 'giving@soundfair.test', staffRoles: ['Owner'] })
  const suspend = (at: Date | null) =>
    db
      .updateTable('creators')
      .set({ suspended_at: at, suspended_reason: at && 'A look.' })
      .where('id', '=', 'lowtide')
      .execute()
  await suspend(now())
  const wish = { productId: 'tape-one', email: 'paid-elsewhere@example.test' }
  expect(expectProblem(await call(dev, 'POST', '/api/creator/licenses', wish), 409).detail).toContain('you can’t give new licenses')
  expect((await call(staff, 'POST', '/api/admin/licenses', { ...wish, creatorId: 'lowtide' })).statusCode).toBe(201)
  await suspend(null)
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
  for (const [who, area] of [
    [dev, 'creator'],
    [staff, 'admin'],
  ] as const) {
    expectProblem(await call(who, 'POST', `/api/${area}/licenses/${refunded}/restore`, {}), 409)
    // A revocation by hand on top of it is undone, and leaves the first in place.
    await call(who, 'POST', `/api/${area}/licenses/${refunded}/revoke`, { reason: 'Also resold' })
    expect((await call(who, 'POST', `/api/${area}/licenses/${refunded}/restore`, {})).json()).toMatchObject({
      status: 'Revoked',
      revokedBecause: ['The payment was refunded'],
    })
  }
})

test('nobody changes the history, not even the shop itself', async () => {
  const change = db.updateTable('license_events').set({ by: 'Shop' }).execute()
  await expect(change).rejects.toThrow(/permission denied|append-only/)
  await expect(sql`delete from license_events`.execute(db)).rejects.toThrow(/permission denied|append-only/)
  await expect(sql`truncate license_events`.execute(db)).rejects.toThrow(/permission denied|append-only/)
})

test('a license of a missing product is refused by the database', async () => {
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

test('every invariant of licenses holds', async () => {
  expect(await broken()).toEqual([])
})
