import { expect, test } from 'vitest'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { claimsIn, newDevice, openPluginShop } from '../../../../testing/plugin-shop.ts'
import { addUser, type SampleUser } from '../../../../testing/sample-user.ts'

const { db, customer: addCustomer, call, plugin, answerRequest, startTrial, later, now, broken } = await openPluginShop()

const day = 86_400

/** Signed in also after many days. */
const stayIn = async <Who extends SampleUser>(who: Who): Promise<Who> => {
  await db
    .updateTable('sessions')
    .set({ expires_at: new Date('2040-01-01'), created_at: now(), last_seen_at: now(), fresh_at: now() })
    .where('user_id', '=', who.id)
    .execute()
  return who
}
const customer = async (change: Parameters<typeof addCustomer>[0] = {}) => stayIn(await addCustomer(change))

const startInAccount = (who: SampleUser) =>
  call(who, 'POST', '/api/customer/inventory/trials', { creatorId: 'lowtide', productId: 'tape-one' })
const trialsOf = async (who: SampleUser) => (await call(who, 'GET', '/api/customer/inventory/trials')).json()
const look = async (who: SampleUser | null, { id }: { id: string }) => (await call(who, 'GET', `/api/customer/activations/${id}`)).json()
const secondsOf = (at: string) => Math.floor(Date.parse(at) / 1000)

test('a trial started by e-mail and then one without an account on a device are one after the device is activated in the account', async () => {
  const who = await customer()
  const { endsAt } = (await startInAccount(who)).json()
  later(day)
  const device = newDevice()
  const unclaimed = await startTrial(null, { device })
  expect(claimsIn(unclaimed.token).exp).toBe(secondsOf(endsAt) + day)
  const asked = (await plugin({ device }).ask()).json()
  // The page says what will be.
  expect((await look(who, asked)).trialEligibility).toMatchObject({ eligible: true, existing: true, numberOfDaysRemaining: 13 })
  const joined = await startTrial(who, { device })
  expect(claimsIn(joined.token)).toMatchObject({
    exp: secondsOf(endsAt),
    'l:id': claimsIn(unclaimed.token)['l:id'],
    'u:email': who.email,
  })
  expect(await trialsOf(who)).toMatchObject([{ expiresAt: endsAt, activeNumberOfActivations: 1 }])
  expect(await broken()).toEqual([])
})

test('a device that tried first shortens the trial of the account: joining never lengthens one', async () => {
  const device = newDevice()
  const first = await startTrial(null, { device })
  later(5 * day)
  const who = await customer()
  await startInAccount(who)
  const joined = await startTrial(who, { device })
  expect(claimsIn(joined.token)).toMatchObject({ exp: claimsIn(first.token).exp, 'l:id': claimsIn(first.token)['l:id'] })
  expect(await trialsOf(who)).toMatchObject([{ daysRemaining: 9, activeNumberOfActivations: 1 }])
  expect(await broken()).toEqual([])
})

test('an answered request is taken into the account that opens it later, and the plugin’s token goes on', async () => {
  const who = await customer()
  await startInAccount(who)
  later(day)
  const { one, asked, token } = await startTrial(null)
  expect(await look(null, asked)).toMatchObject({ status: 'Completed', isClaimable: true })
  expect(await look(who, asked)).toMatchObject({ isClaimable: true })
  for (const _click of [1, 2]) {
    expect((await answerRequest(who, asked, 'trial')).json()).toMatchObject({ status: 'Completed', isClaimable: false, isForeign: false })
  }
  later(61)
  const renewed = claimsIn((await one.validate(token)).body)
  expect(renewed).toMatchObject({ 'l:id': claimsIn(token)['l:id'], 'u:email': who.email, exp: claimsIn(token).exp - day })
  expect(await trialsOf(who)).toHaveLength(1)
  // It is theirs now.
  const other = await customer()
  expect(await look(other, asked)).toMatchObject({ isClaimable: false, isForeign: true })
  expectProblem(await answerRequest(other, asked, 'trial'), 409)
  expect(await trialsOf(other)).toEqual([])
  expect(await broken()).toEqual([])
})

test('without a trial of its own an account takes in the one of the request; one that has not confirmed its address does not', async () => {
  const { asked, token } = await startTrial(null)
  const unconfirmed = await customer({ confirmed: false })
  expectProblem(await answerRequest(unconfirmed, asked, 'trial'), 409)
  const who = await customer()
  expect((await answerRequest(who, asked, 'trial')).statusCode).toBe(200)
  expect(await trialsOf(who)).toMatchObject([{ activeNumberOfActivations: 1 }])
  const held = await db.selectFrom('licenses').select('user_id').where('id', '=', claimsIn(token)['l:id']).executeTakeFirst()
  expect(held?.user_id).toBe(who.id)
})

test('a device joins the trial that runs on the account’s other devices at its next activation, and takes a seat there', async () => {
  const who = await customer()
  const own = await startTrial(who)
  later(day)
  const device = newDevice()
  const unclaimed = await startTrial(null, { device })
  expect(await look(who, unclaimed.asked)).toMatchObject({ isClaimable: false })
  expectProblem(await answerRequest(who, unclaimed.asked, 'trial'), 409)
  const joined = await startTrial(who, { device })
  expect(claimsIn(joined.token)).toMatchObject({ exp: claimsIn(own.token).exp, 'l:id': claimsIn(own.token)['l:id'] })
  expect(await trialsOf(who)).toMatchObject([{ activeNumberOfActivations: 2 }])
  // Signing out gives the device no other one.
  const again = await startTrial(null, { device })
  expect(claimsIn(again.token)['l:id']).toBe(claimsIn(own.token)['l:id'])
  expect(await broken()).toEqual([])
})

test('what ended by joining is nobody’s and cannot be restored, and the history of both says why', async () => {
  const who = await customer()
  const staff = await stayIn(await addUser(db, { email: 'joins@soundfair.test', staffRoles: ['Owner'] }))
  const own = await startTrial(who)
  const device = newDevice()
  const { token } = await startTrial(null, { device })
  await startTrial(who, { device })
  const ended = claimsIn(token)['l:id']
  const events = await db.selectFrom('license_events').select(['kind', 'details']).where('license_id', '=', ended).orderBy('id').execute()
  expect(events.map(({ kind }) => kind)).toEqual(['Issued', 'Activated', 'Released', 'Revoked'])
  const detail = 'This trial was merged with another one of the same person, which continues.'
  expect(expectProblem(await call(staff, 'POST', `/api/admin/licenses/${ended}/restore`, {}), 409).detail).toBe(detail)
  expect((await call(staff, 'GET', `/api/admin/licenses/${ended}`)).json().revokedBecause).toEqual([
    'It was merged with another trial of the same person',
  ])
  expect((await call(staff, 'GET', `/api/admin/licenses/${claimsIn(own.token)['l:id']}`)).json().status).toBe('Active')
})

test('where the account’s trial is on all the devices it covers, another one is not joined, and keeps what it has', async () => {
  const who = await customer()
  for (let device = 0; device < 3; device++) await startTrial(who)
  const device = newDevice()
  const { one, token } = await startTrial(null, { device })
  const asked = (await plugin({ device }).ask()).json()
  expectProblem(await answerRequest(who, asked, 'trial'), 400)
  later(61)
  expect((await one.validate(token)).statusCode).toBe(200)
  expect(await broken()).toEqual([])
})

test('a device whose trial is over gets no second one by another address', async () => {
  const device = newDevice()
  await startTrial(null, { device })
  later(10 * day)
  const who = await customer()
  await startInAccount(who)
  later(4 * day)
  const asked = (await plugin({ device }).ask()).json()
  expect((await look(who, asked)).trialEligibility).toMatchObject({ eligible: false, existing: true, numberOfDaysRemaining: 0 })
  expect(expectProblem(await answerRequest(who, asked, 'trial'), 400).errorType).toBe('LicenseExpired')
})

test('a trial that somebody else continues on their device is not taken from them', async () => {
  const device = newDevice()
  const whose = await customer()
  const { token } = await startTrial(whose, { device })
  const continued = await startTrial(null, { device })
  expect(await look(null, continued.asked)).toMatchObject({ isClaimable: false })
  const who = await customer()
  await startInAccount(who)
  expectProblem(await answerRequest(who, continued.asked, 'trial'), 409)
  const held = await db.selectFrom('licenses').select('user_id').where('id', '=', claimsIn(token)['l:id']).executeTakeFirst()
  expect(held?.user_id).toBe(whose.id)
  expect(await trialsOf(whose)).toMatchObject([{ activeNumberOfActivations: 1 }])
})

test('the time of the earlier start counts for the mail before the end, too', async () => {
  const device = newDevice()
  const { token } = await startTrial(null, { device })
  const start = now()
  later(3 * day)
  const who = await customer()
  await startTrial(who)
  const own = await startTrial(who, { device })
  expect(claimsIn(own.token).exp).toBe(claimsIn(token).exp)
  const rows = await db.selectFrom('trials').select('started_at').where('user_id', '=', who.id).execute()
  expect(rows).toEqual([{ started_at: start }])
})
