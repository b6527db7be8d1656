import { expect, test } from 'vitest'
import type { LicenseDetail, LicenseRow } from '#contract/licensing/license-admin.ts'
import { findViolations } from '#server/invariants/invariants.ts'
import { callAs } from '../../../../testing/call-as.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { addLicenses, addPlugin } from '../../../../testing/plugin-shop.ts'
import { addCreator } from '../../../../testing/sample-creator.ts'
import { addUser } from '../../../../testing/sample-user.ts'
import { openTestApp, openTestShop } from '../../../../testing/test-shop.ts'
import { waitingMail } from '../../../../testing/waiting-mail.ts'

const shop = await openTestShop()
const app = await openTestApp(shop)
const { db } = shop.database
await addCreator(db, { id: 'lowtide' })
await addPlugin(db, 'lowtide/tape-one')
const owner = await addUser(db, { email: 'owner@soundfair.test', name: 'Olive', staffRoles: ['Owner'] })
const support = await addUser(db, { email: 'support@soundfair.test', name: 'Sue', staffRoles: ['CustomerSupport'] })
const casey = await addUser(db, { email: 'casey@example.test', name: 'Casey Moreau' })
const [licenseId = ''] = await addLicenses(db, casey)
const path = `/api/admin/licenses/${licenseId}`

const act = (what: string, payload: object, by = support, of = path) => callAs(app, by, `${of}/${what}`, { method: 'POST', payload })
const look = async (of = path): Promise<LicenseDetail> => (await callAs(app, owner, of)).json()
const find = async (query: Record<string, string>): Promise<LicenseRow[]> => {
  const answer = await callAs(app, owner, '/api/admin/licenses', { query })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().items
}
const idsOf = (rows: readonly LicenseRow[]) => rows.map(({ id }) => id)

test('§16 a license is found by id, address, name, product and device, also by a part of each', async () => {
  await db
    .insertInto('activations')
    .values({
      id: `act_${'a'.repeat(26)}`,
      license_id: licenseId,
      device_signature: 'signature-of-atlas',
      device_name: 'Studio Atlas',
      status: 'Revoked',
      method: 'Online',
      first_validated_at: shop.clock.now(),
    })
    .execute()
  const typed = [licenseId, licenseId.toUpperCase(), licenseId.slice('lic_'.length), licenseId.replace('_', '-'), licenseId.slice(0, 20)]
  const searches = [...typed, 'CASEY@example.test', 'casey m', 'moreau', 'ape on', 'lowtide/tape-one', 'atlas', 'signature-of-atlas', 'ca']
  for (const q of searches) expect(idsOf(await find({ q })), q).toEqual([licenseId])
  for (const q of ['nobody', 'ORD-999999', `lic_${'0'.repeat(26)}`, '%', "'", 'zq']) expect(await find({ q }), q).toEqual([])
  expect(idsOf(await find({ q: 'casey', status: 'Active', cause: 'Grant' }))).toEqual([licenseId])
  expect(await find({ q: 'casey', status: 'Revoked' })).toEqual([])
})

test('§16 a long list continues after the last row of its page, also a searched one', async () => {
  const many = await addUser(db, { email: 'many@example.test', name: 'Many Hats' })
  const given = new Set(await addLicenses(db, many, { quantity: 120 }))
  for (const query of [
    { q: 'many hats' },
    { q: 'tape one' },
    { cause: 'Grant' },
    { creatorId: 'lowtide', productId: 'tape-one' },
    { sort: 'at' },
    { q: 'tape one', sort: 'at' },
  ]) {
    const seen: string[] = []
    let next: string | null = `/api/admin/licenses?${new URLSearchParams(query as Record<string, string>)}`
    while (next) {
      const part: { items: LicenseRow[]; next: string | null } = (await callAs(app, owner, next)).json()
      expect(part.items.length).toBeLessThanOrEqual(50)
      seen.push(...idsOf(part.items))
      next = part.next
    }
    expect(seen).toEqual('sort' in query ? seen.toSorted() : seen.toSorted().toReversed())
    expect(seen.filter((id) => given.has(id))).toHaveLength(120)
  }
})

test('§16 revoked with a reason and restored, and the history says who it was', async () => {
  expect((await act('revoke', { reason: 'It was shared', was: 'Active' })).json()).toMatchObject({
    status: 'Revoked',
    revokedBecause: ['It was shared'],
  })
  expect(expectProblem(await act('revoke', { reason: 'Again', was: 'Active' }, owner), 409).detail).toContain('Someone else has revoked')
  expect((await act('restore', { note: 'It was their own', was: 'Revoked' })).json()).toMatchObject({ status: 'Active' })
  expectProblem(await act('restore', { was: 'Revoked' }), 409)
  const { events } = await look()
  expect(events.slice(0, 2)).toMatchObject([
    { kind: 'Restored', by: 'Staff', actor: 'Sue' },
    { kind: 'Revoked', words: 'Revoked: It was shared', actor: 'Sue' },
  ])
  const log = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'license.changed')
    .where('subject', '=', licenseId)
    .execute()
  expect(log).toMatchObject([
    { actor_id: support.id, details: { action: 'Revoked', reason: 'It was shared' } },
    { actor_id: support.id, details: { action: 'Restored', reason: 'It was their own' } },
  ])
  // A change without effect is not logged.
  const { seats } = await look()
  expect((await act('seats', { seats })).statusCode).toBe(200)
  expect(
    await db.selectFrom('audit_log').select('id').where('action', '=', 'license.changed').where('subject', '=', licenseId).execute(),
  ).toHaveLength(2)
})

test('§16 of two who change the seats at once, one is refused and nothing is lost', async () => {
  const answers = await Promise.all([act('seats', { seats: 5, was: 3 }), act('seats', { seats: 9, was: 3 }, owner)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const { seats } = await look()
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json().detail).toContain(`Someone else has set the seats to ${seats}`)
})

test('§16 extended, but not over a date that somebody else set meanwhile', async () => {
  const until = '2031-01-01T00:00:00.000Z'
  expect((await act('extend', { expiresAt: until, was: null })).json()).toMatchObject({ expiresAt: until })
  expectProblem(await act('extend', { expiresAt: null, was: null }), 409)
  expect((await act('extend', { expiresAt: null, was: until })).json()).toMatchObject({ expiresAt: null })
  // A mistyped year would end it at once, on all devices, and nobody would be told.
  const over = '1999-01-01T00:00:00.000Z'
  expect(expectProblem(await act('extend', { expiresAt: over, was: null }), 400).errors).toEqual({
    expiresAt: ['This is in the past. To end the license now, revoke it.'],
  })
  // Renewals add to it: a year of five digits would not be a valid date, and the license's page would fail.
  expect(expectProblem(await act('extend', { expiresAt: '9999-12-31T23:59:59.999Z', was: null }), 400).errors).toEqual({
    expiresAt: ['Choose a day before the year 2200'],
  })
  // An expired one is extended, and that is undone.
  await db
    .updateTable('licenses')
    .set({ expires_at: new Date(over) })
    .where('id', '=', licenseId)
    .execute()
  expect((await act('extend', { expiresAt: until, was: over })).statusCode).toBe(200)
  expect((await act('extend', { expiresAt: over, was: until })).json()).toMatchObject({ expiresAt: over })
  expect((await act('extend', { expiresAt: null, was: over })).statusCode).toBe(200)
})

test('§16 an offline seat is released by staff', async () => {
  const id = `act_${'b'.repeat(26)}`
  await db
    .insertInto('activations')
    .values({
      id,
      license_id: licenseId,
      device_signature: 'offline',
      device_name: 'Island',
      status: 'Active',
      method: 'Offline',
      first_validated_at: shop.clock.now(),
    })
    .execute()
  expect((await act(`activations/${id}/release`, {})).json().activations.find((device: { id: string }) => device.id === id)).toMatchObject({
    status: 'Revoked',
    method: 'Offline',
  })
})

test('§16 moved to another account: previewed, both told, devices released, and only once', async () => {
  const robin = await addUser(db, { email: 'robin@example.test', name: 'Robin' })
  const preview = async (email: string) => (await callAs(app, support, `${path}/transfer`, { query: { email } })).json()
  expect(await preview('robin@example.test')).toMatchObject({
    from: { id: casey.id, email: 'casey@example.test' },
    to: { id: robin.id, isConfirmed: true },
    hindrance: null,
  })
  expect(await preview('stranger@example.test')).toMatchObject({ to: null, hindrance: null })
  expect((await preview('casey@example.test')).hindrance).toBe('This account already has the license.')

  const move = (by = support) => act('transfer', { email: 'ROBIN@example.test', reason: 'Sold on', was: casey.id }, by)
  const answers = await Promise.all([move(), move(owner)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const moved = await look()
  expect(moved).toMatchObject({ customer: { id: robin.id, name: 'Robin' }, seatsTaken: 0 })
  expect(moved.events[0]).toMatchObject({ kind: 'Transferred', words: 'Moved to another account', note: 'Sold on' })
  const [toCasey] = await waitingMail(db, 'casey@example.test')
  expect(toCasey?.subject).toBe('A license was moved to another account')
  expect(toCasey?.text).not.toContain('robin')
  expect((await waitingMail(db, 'robin@example.test')).map(({ subject }) => subject)).toEqual(['A license was moved to your account'])
  expect((await findViolations(db)).filter(({ violations }) => violations.length > 0)).toEqual([])
})

test('§16 given from the page, to an address that has no account yet', async () => {
  const body = { creatorId: 'lowtide', productId: 'tape-one', email: 'waiting@example.test', quantity: 2, note: 'For a review' }
  const given = await callAs(app, support, '/api/admin/licenses', { method: 'POST', payload: body })
  expect(given.statusCode, given.body).toBe(201)
  expect(idsOf(await find({ q: 'waiting@example.test' })).toSorted()).toEqual(
    given
      .json()
      .map(({ id }: LicenseRow) => id)
      .toSorted(),
  )
})

test('§16 a rare match is found beyond what one page scans, and a search without matches ends', async () => {
  const crowd = await addUser(db, { email: 'crowd@example.test', name: 'Crowd' })
  await addLicenses(db, crowd, { quantity: 1_300 })
  const quill = await addUser(db, { email: 'quill@example.test', name: 'Quill Feather' })
  const [rare = ''] = await addLicenses(db, quill)
  for (const q of ['feather', 'quill@example.test', 'quill']) expect(idsOf(await find({ q })), q).toEqual([rare])
  // Every license is of this product, and none was bought: page by page there is nothing, and then an end.
  let pages = 0
  for (let next: string | null = '/api/admin/licenses?q=tape+one&cause=Order'; next; pages++) {
    const part: { items: LicenseRow[]; next: string | null } = (await callAs(app, owner, next)).json()
    expect(part.items).toEqual([])
    next = part.next
  }
  expect(pages).toBeGreaterThan(1)
  expect(pages).toBeLessThan(10)
})

test('§3 a role that reads licenses but may not see customers gets neither names nor addresses, nor finds anything by them', async () => {
  const qa = await addUser(db, { email: 'qa@soundfair.test', staffRoles: ['QA'] })
  const reads = async (address: string, query: Record<string, string> = {}) => {
    const answer = await callAs(app, qa, address, { query })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer
  }
  const [row] = (await reads('/api/admin/licenses', { q: licenseId })).json().items
  expect(row).toMatchObject({ id: licenseId, customer: null })
  for (const q of ['casey', casey.email, 'moreau']) expect((await reads('/api/admin/licenses', { q })).json().items, q).toEqual([])
  for (const address of [path, `${path}/downloads`]) expect((await reads(address)).body).not.toMatch(/casey|moreau|olive/i)
})
