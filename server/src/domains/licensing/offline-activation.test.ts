import { expect, test } from 'vitest'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { addLicenses, newDevice, openPluginShop } from '../../../testing/plugin-shop.ts'
import { addUser } from '../../../testing/sample-user.ts'

const { app, db, customer, call, activate, verify, later, now, broken } = await openPluginShop({
  PUBLIC_URL: 'https://soundfair.example',
})

const machineFile = (device: ReturnType<typeof newDevice>, productId = 'tape-one') =>
  Buffer.from(JSON.stringify({ id: device.deviceSignature, name: device.deviceName, productId, format: 'JWT' })).toString('base64')

test('licensing §3 a machine file gets the license and a signed link for 15 minutes that needs no sign-in', async () => {
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

test('invalid machine files are refused with a hint, and a product that is not owned with NoEligibleLicense', async () => {
  const who = await customer()
  for (const text of ['', 'hello there', '\0\u0001binary', 'A'.repeat(9000), machineFile(newDevice()).slice(0, 30)]) {
    const problem = expectProblem(await call(who, 'POST', '/api/customer/inventory/activate?method=Offline', text), 400)
    expect(problem.errors?.body?.[0]).toMatch(/file/)
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
  const details = (
    await call(dev, 'POST', `/api/creator/licenses/${license}/activations/${claims.id}/release`, { note: 'New studio' })
  ).json()
  expect(details).toMatchObject({
    seatsTaken: 0,
    customer: null,
    events: [{ kind: 'Released', by: 'Creator', note: 'New studio' }, {}, {}],
  })
})

test('licensing §6 offline: 20 an hour per account', async () => {
  const who = await customer()
  await addLicenses(db, who, { seats: 50 })
  for (let time = 0; time < 20; time++) await call(who, 'POST', '/api/customer/inventory/activate?method=Offline', machineFile(newDevice()))
  const refused = await call(who, 'POST', '/api/customer/inventory/activate?method=Offline', machineFile(newDevice()))
  expectProblem(refused, 429)
  expect(refused.headers['retry-after']).toMatch(/^\d+$/)
})

test('when two creators have a product of that name the caller has to say which', async () => {
  const who = await customer()
  await addLicenses(db, who)
  await addLicenses(db, who, { path: 'glasshouse/tape-one' })
  const file = machineFile(newDevice())
  expect(expectProblem(await call(who, 'POST', '/api/customer/inventory/activate', file), 400).errors).toHaveProperty('creatorId')
  const answer = await call(who, 'POST', '/api/customer/inventory/activate?creatorId=glasshouse', file)
  expect(answer.json().product.creatorId).toBe('glasshouse')
  // Expired licenses are not offered to choose from.
  const other = await customer()
  await addLicenses(db, other, { expiresAt: new Date(now().getTime() - 1000) })
  await addLicenses(db, other, { path: 'glasshouse/tape-one' })
  const only = await call(other, 'POST', '/api/customer/inventory/activate', machineFile(newDevice()))
  expect(only.json().product.creatorId).toBe('glasshouse')
})

test('every invariant of licenses holds', async () => {
  expect(await broken()).toEqual([])
})
