import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { callAs } from '../../../../testing/call-as.ts'
import { addLicenses, addPlugin } from '../../../../testing/plugin-shop.ts'
import { addCreator } from '../../../../testing/sample-creator.ts'
import { addUser } from '../../../../testing/sample-user.ts'
import { openTestApp, openTestShop, testDay } from '../../../../testing/test-shop.ts'

const shop = await openTestShop()
const app = await openTestApp(shop)
const { db } = shop.database
await addCreator(db, { id: 'lowtide' })
await addPlugin(db, 'lowtide/tape-one')
const qa = await addUser(db, { email: 'qa@soundfair.test', staffRoles: ['QA'] })
const support = await addUser(db, { email: 'support@soundfair.test', staffRoles: ['CustomerSupport'] })
const [casey, robin, sam] = await Promise.all(['casey', 'robin', 'sam'].map((name) => addUser(db, { email: `${name}@example.test`, name })))
if (!casey || !robin || !sam) throw new Error('Nobody is there')

let devices = 0
const activate = async (licenseId: string, { signature = `sig-${++devices}`, version = null as string | null, method = 'Online' } = {}) => {
  devices += 1
  await sql`
    insert into activations (id, license_id, device_signature, device_name, status, method, app_version, first_validated_at, last_validated_at)
    values (${`act_${String(devices).padStart(26, '0')}`}, ${licenseId}, ${signature}, 'Mac', 'Active', ${method}, ${version}, ${testDay}, ${testDay})`.execute(
    db,
  )
}

const look = async (by = qa) => {
  const answer = await callAs(app, by, '/api/admin/products/lowtide/tape-one/licenses')
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

test('§16 a product without licenses shows zeros', async () => {
  expect(await look()).toMatchObject({
    product: { name: 'Tape One', creatorName: 'lowtide' },
    numbers: { active: 0, trials: 0, seats: 0 },
    versions: [],
    countries: [],
    suspicious: [],
  })
  expect((await look()).months).toHaveLength(12)
  expect((await callAs(app, qa, '/api/admin/products/lowtide/nothing-here/licenses')).statusCode).toBe(404)
})

test('§16 counts, chart, versions in use, and countries where they are known', async () => {
  const [first = '', second = ''] = await addLicenses(db, casey, { seats: 8, quantity: 2 })
  await activate(first, { version: '1.2.0' })
  await activate(first, { version: '1.2.0', method: 'Offline' })
  await activate(second)
  await db
    .updateTable('licenses')
    .set({ status: 'Revoked', revoked_because: ['staff: shared'] })
    .where('id', '=', second)
    .execute()
  const seen = await look()
  expect(seen.numbers).toMatchObject({ active: 1, revoked: 1, given: 2, bought: 0, seats: 8, seatsTaken: 2, offlineDevices: 1 })
  expect(seen.months.at(-1)).toEqual({ month: '2030-03', issued: 2, activated: 3 })
  expect(seen.versions).toEqual([
    { version: '1.2.0', devices: 2 },
    { version: null, devices: 1 },
  ])
  // Licenses given for free were taxed in no country, and no country is guessed from a network.
  expect(seen.countries).toEqual([{ country: null, devices: 3 }])
  expect(seen.suspicious).toEqual([])
})

test('§16 a license that looks shared is listed with the reason', async () => {
  const [shared = ''] = await addLicenses(db, robin, { seats: 50 })
  const [small = ''] = await addLicenses(db, sam, { seats: 3 })
  for (let device = 0; device < 7; device++) await activate(small)
  // Many seats may hold many devices.
  for (let device = 0; device < 20; device++) await activate(shared)
  const { suspicious } = await look(support)
  expect(suspicious).toEqual([
    {
      licenseId: small,
      customer: { id: sam.id, name: 'sam', email: 'sam@example.test' },
      status: 'Active',
      seats: 3,
      reasons: ['Activated on 7 new devices in 30 days, with 3 seats.'],
    },
  ])
  // Staff who may not see customers see which license it is, but not whose.
  expect((await look(qa)).suspicious).toMatchObject([{ licenseId: small, customer: null }])
})

test('§16 one device with licenses of many accounts is shown', async () => {
  for (const user of [casey, robin, sam]) {
    const [license = ''] = await addLicenses(db, user)
    await activate(license, { signature: 'the-same' })
  }
  const { suspicious } = await look()
  expect(suspicious.map(({ reasons }: { reasons: string[] }) => reasons[0])).toContain(
    'Its devices also hold licenses of 2 other accounts.',
  )
})
